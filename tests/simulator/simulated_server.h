// A server of a simulated world: a house of tables, with a clock, a way to the disk and bots that
// the world may slow down, break, stop and kill. Where there are several, they share the disk, and
// hear of each other late, twice or never; what they know of each other may be wrong at any time.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/table_clock.h"
#include "tables/house.h"
#include "tests/simulator/faulty_store.h"

namespace coverstory::simulator {

using tables::ConnectionId;
using tables::ServerId;
using tables::Time;

class World;

class SimulatedServer final : private tables::Outside, private tables::Neighbourhood {
 public:
  SimulatedServer(World& world, std::shared_ptr<store::MemoryStore> disk);

  /// A house opens on what is stored.
  void open();
  /// The house is gone without a word, and another opens after a while.
  void crash();
  /// Nothing happens for so long, and then everything at once.
  void stop(Time ms);
  /// The machine has slept for so long.
  void sleep(Time ms) { asleep_ += ms; }

  /// By its own number in this life; nothing while it is down.
  std::optional<ServerId> id() const;
  /// Whether the others can tell that it does nothing.
  bool seems_gone() const;
  std::size_t life() const { return life_; }
  bool has_frozen() const { return !frozen_.empty(); }
  /// Of the house that is up; nothing while there is none.
  std::optional<tables::HouseFigures> figures() const;

  /// Happens only if the house does not crash before, and when it is not stopped.
  void after(Time ms, std::function<void(tables::House&, Time)> happening);
  /// When the house has something to do by itself.
  std::optional<Time> timer();
  void pass_time();
  /// Once a second.
  void look_at_clock();
  void see_to_flush();

  /// Who is alive has changed, and this one will hear of it.
  void neighbours_changed();
  /// Others have stored something.
  void hear_of(const std::vector<store::Entry>& entries);
  /// Another is at a table, or is no more.
  void hear_of(ServerId server, const std::string& table);

 private:
  // Outside.
  void send(ConnectionId to, tables::Message message) override;
  void append(store::Group group) override;
  void load(std::string table, std::uint32_t after) override;
  void put_to_rest(store::Known table) override;
  void think(tables::Question question) override;
  void cancel(tables::QuestionId question) override { cancelled_.insert(question); }
  void make(tables::Reading reading) override;
  Seed entropy() override;
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view why) override;
  bool may_open_table(ConnectionId) override;
  bool may_spend(ConnectionId, int) override { return true; }
  bool may_look_up(ConnectionId) override;
  void found(ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(ConnectionId) override {}
  // Neighbourhood.
  void list_live() override;
  void list(tables::ListId list, std::optional<tables::Person> of, std::size_t most) override;
  void announce(const std::string& table, const tables::Presence& presence) override;

  Time house_time();
  void poll(int turn);
  void finish_batch(bool denied);
  void fail_batch(const store::StoreError& error);
  void answer_batch(const std::expected<void, store::StoreError>& outcome);
  void note_silence() { heard_since_ = house_time(); }
  void look_at_stand_in(const store::Entry& entry) const;

  World& world_;
  FaultyStore store_;
  std::size_t life_ = 0;
  ServerId id_{};
  Time day_ahead_ = 0;      // of this machine's time of day, where several differ
  Time asleep_ = 0;         // so long has the machine slept in all
  Time stopped_since_ = 0;  // it does nothing from then on,
  Time stopped_until_ = 0;  // until then
  Time timer_is_late_ = 0;
  bool will_flush_ = false;
  std::set<tables::QuestionId> cancelled_;
  std::set<std::string> frozen_;               // in this life
  bool is_faulty_ = false;                     // a fault of ours has just been made
  std::unique_ptr<server::TableClock> clock_;  // of the house
  std::unique_ptr<tables::House> house_;       // nothing between a crash and the next start
  Time batch_since_ = 0;  // by the clock: when the house gave the batch under way
  /// Batches that the house has given, and those that were answered. What was to be read behind one
  /// that was not waits for it.
  std::uint64_t batches_ = 0, answered_ = 0;
  using Read = std::function<void(tables::House&, Time)>;
  std::vector<Read> behind_batch_;
  Time opened_ = 0;              // by the clock
  std::set<std::string> older_;  // the tables that were stored when it opened
  Time heard_since_ = 0;  // by the clock: before that nobody could be heard for a while; 0 is never
};

}  // namespace coverstory::simulator
