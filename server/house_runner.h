// Runs the house of tables: tells it what clients say and what time it is, has what it wants stored
// and sent, and answers the site. Everything here happens on the one thread of the event loop; what
// takes long is done by others (house_outside.h), who hand over what came of it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/configuration.h"
#include "server/house_outside.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/places.h"
#include "server/rate_by_address.h"
#include "server/table_clock.h"
#include "server/websocket/websockets.h"
#include "tables/house.h"

namespace coverstory::server {

/// How a server comes to its end.
enum class Ending : std::uint8_t {
  Stopped,  // as it was told to
  Damaged,  // the store is, and is not used any more
  Fault,    // a mistake of ours after which nobody knows what memory holds; the log is whole
};

class HouseRunner final : public WebSocketHandler, public SiteSource {
 public:
  /// Is told that the server must end, and why; at the end of a Fault nothing is called any more.
  using End = std::function<void(Ending, std::string why)>;

  HouseRunner(boost::asio::io_context& loop, const Configuration& configuration,
              std::unique_ptr<store::Store> store, TableClock::Sources time, Places& places,
              Metrics& metrics, const Log& log, End end);

  /// Before anything else, where no other server can use the store: the last entry in it, if there
  /// is one. What is told the time has been there already.
  void go_on_from(const std::optional<std::string>& last_entry);

  WebSockets& websockets() { return websockets_; }
  RatesByAddress& rates() { return rates_; }
  HouseOutside& outside() { return outside_; }
  /// Has the house told something, and what it wants after that done.
  void tell(const std::function<void(tables::House&, tables::Time)>& what);
  /// What tables are told.
  tables::Time now();

  /// From now on nothing is heard; what has been said is finished.
  void begin_to_stop();
  bool is_stopping() const { return is_stopping_; }
  /// Whether everything is stored, answered and shown.
  bool has_finished() const;
  /// Is called about once a second, as long as the loop runs.
  void set_pulse(std::function<void()> pulse) { pulse_ = std::move(pulse); }

  // SiteSource
  std::string ailment() const override;
  std::string reluctance() const override;
  std::string metrics() const override;
  void fetch(const Request& by, std::string_view table, std::string_view token,
             tables::House::Fetch what, std::optional<int> as,
             tables::House::Fetched then) override;

 private:
  // WebSocketHandler
  void connected(tables::ConnectionId connection) override;
  void received(tables::ConnectionId connection, std::string_view text) override;
  void disconnected(tables::ConnectionId connection) override;
  void turn_ended() override;
  void second_passed(Instant now) override;

  void note_lag();
  void pass_time();
  void flush_when_due();
  void arm_deadline();
  template <class Action>
  void guarded(Action action);

  Metrics& metrics_;
  const Log& log_;
  End end_;
  Places& places_;
  std::function<void()> pulse_ = [] {};
  bool is_stopping_ = false;
  bool is_broken_ = false;  // the house is not called any more
  TableClock clock_;
  bool has_told_of_lag_ = false;

  std::chrono::microseconds group_;  // from one flush to the next, at least
  Instant last_flush_{};
  boost::asio::steady_timer group_timer_;
  bool is_group_waiting_ = false;  // the timer runs, and its end flushes
  boost::asio::steady_timer deadline_timer_;
  std::optional<tables::Time> deadline_;  // that the timer waits for: never later than the house's

  // Each uses those above it.
  RatesByAddress rates_;
  WebSockets websockets_;
  HouseOutside outside_;
  tables::House house_;
};

}  // namespace coverstory::server
