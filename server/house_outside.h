// What the house of tables has around it in a server: sockets to send on, a store and bots on
// threads of their own, entropy of the system. It is used on the thread of the event loop alone,
// and what the threads have done reaches the house there, through `Tell`.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/bot_threads.h"
#include "server/configuration.h"
#include "server/door.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/places.h"
#include "server/rate_by_address.h"
#include "server/reading_thread.h"
#include "server/store_thread.h"
#include "server/websocket/websockets.h"
#include "tables/house.h"
#include "tables/outside.h"

namespace coverstory::server {

class HouseOutside final : public tables::Outside {
 public:
  /// Has the house told something, with the time, and what it wants after that done.
  using Tell = std::function<void(const std::function<void(tables::House&, tables::Time)>&)>;
  /// Is told that the store is damaged and not used any more.
  using OnDamage = std::function<void(std::string)>;

  HouseOutside(boost::asio::io_context& loop, const Configuration& configuration,
               std::unique_ptr<store::Store> store, WebSockets& websockets, RatesByAddress& rates,
               Places& places, Metrics& metrics, const Log& log, Tell tell, OnDamage on_damage);

  void send(tables::ConnectionId to, tables::Message message) override;
  void append(store::Group group) override;
  void load(std::string table, std::uint32_t after) override;
  void put_to_rest(store::Known table) override;
  void think(tables::Question question) override;
  void cancel(tables::QuestionId question) override;
  void make(tables::Reading reading) override;
  Seed entropy() override;
  bool may_open_table(tables::ConnectionId connection) override;
  bool may_spend(tables::ConnectionId connection, int cost) override;
  bool may_look_up(tables::ConnectionId connection) override;
  void found(tables::ConnectionId connection) override;
  bool has_room_for_strangers() override { return places_.has_room_for_strangers(); }
  void turn_away(tables::ConnectionId connection) override;
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view why) override;
  Door& door() override { return door_; }

  /// For what the house itself does not ask for.
  StoreThread& store() { return store_; }

  /// From now on nobody hears what bots think.
  void ignore_bots() { ignores_bots_ = true; }

  /// Why nothing can be stored at present, or may never be; empty if it can.
  std::string ailment(Instant now) const;
  /// About once a second: where the store has failed and nobody asks anything of it, it is tried.
  /// It is tried also where somebody doubts that it can be reached.
  void look_after_store(bool is_doubted = false);
  /// Writes that are not answered yet, and questions that no bot has begun with.
  std::size_t waiting_to_store() const { return store_.waiting() + (is_appending_ ? 1 : 0); }
  std::size_t waiting_to_think() const { return bots_.waiting(); }

 private:
  void note_outcome(const std::expected<void, store::StoreError>& outcome);

  bool is_shared_;  // other servers use the store: of two that write the same number one loses
  WebSockets& websockets_;
  Metrics& metrics_;
  const Log& log_;
  Tell tell_;
  RatesByAddress& rates_;
  Places& places_;
  Door door_;
  std::unordered_set<std::uint64_t> questions_;  // neither answered nor cancelled
  bool ignores_bots_ = false;
  bool is_appending_ = false;  // an append has not been answered: never two at once
  bool is_probing_ = false;
  std::string ailment_;  // of the last append or probe, if it failed
  OnceASecond store_complaint_;
  OnceASecond fault_complaint_;

  // Destroyed first: their threads end while everything that they might name is still there.
  StoreThread store_;
  BotThreads bots_;
  ReadingThread readings_;
};

}  // namespace coverstory::server
