// The middle of the server: gives the house of tables its sockets, its store, its bots and the
// time, and the site what it asks. Everything here happens on the one thread of the event loop;
// what takes long is done by others, who hand over what came of it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/bot_threads.h"
#include "server/configuration.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/rate_by_address.h"
#include "server/store_thread.h"
#include "server/websocket/websockets.h"
#include "tables/house.h"
#include "tables/outside.h"

namespace coverstory::server {

class HouseRunner final : public tables::Outside, public WebSocketHandler, public SiteSource {
 public:
  HouseRunner(boost::asio::io_context& loop, const Configuration& configuration,
              std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log);
  ~HouseRunner() override;

  /// Before anything else.
  void reopen(std::vector<store::Log> logs);

  WebSockets& websockets() { return websockets_; }

  /// From now on nothing is heard; what has been said is finished.
  void begin_to_stop();
  bool is_stopping() const { return is_stopping_; }
  /// Whether everything is stored, answered and shown.
  bool has_finished() const;
  void set_open_sockets(std::function<std::size_t()> count) { open_sockets_ = std::move(count); }

  // SiteSource
  std::string ailment() const override;
  std::string metrics() const override;
  void fetch(std::string_view table, std::string_view token, tables::House::Fetch what,
             std::optional<int> as, tables::House::Fetched then) override;

 private:
  // Outside
  void send(tables::ConnectionId to, tables::Message message) override;
  void append(std::vector<store::Entry> entries) override;
  void load(std::string table) override;
  void put_to_rest(std::string table) override;
  void think(tables::Question question) override;
  void cancel(tables::QuestionId question) override;
  Seed entropy() override;
  bool may_open_table(tables::ConnectionId connection) override;
  void table_frozen(const std::string& table, std::string_view why) override;

  // WebSocketHandler
  void connected(tables::ConnectionId connection) override;
  void received(tables::ConnectionId connection, std::string_view text) override;
  void disconnected(tables::ConnectionId connection) override;
  void turn_ended() override;
  void second_passed(Instant now) override;

  void stored(StoreThread::Appended appended);
  void thought(const BotThreads::Thought& thought);
  void note_stored(const StoreThread::Appended& appended);
  void flush_when_due();
  void arm_deadline();
  template <class Action>
  void guarded(Action action);

  boost::asio::io_context& loop_;
  Metrics& metrics_;
  const Log& log_;
  RateByAddress opened_tables_;
  std::unordered_set<std::uint64_t> questions_;  // not answered and not cancelled
  std::string ailment_;
  OnceASecond store_complaint_;
  OnceASecond fault_complaint_;
  std::function<std::size_t()> open_sockets_ = [] { return std::size_t{0}; };
  bool is_stopping_ = false;
  bool is_appending_ = false;

  std::chrono::microseconds group_;
  Instant last_flush_{};
  boost::asio::steady_timer group_timer_;
  bool is_group_waiting_ = false;
  boost::asio::steady_timer deadline_timer_;
  std::optional<tables::Time> deadline_;  // that the timer waits for

  // Threads hand their results to the house: they end before it does.
  tables::House house_;
  WebSockets websockets_;
  StoreThread store_;
  BotThreads bots_;
};

}  // namespace coverstory::server
