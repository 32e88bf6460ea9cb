// The world around a house: clock, network, disk and thinking, all of them fake and driven by one
// seed. Things happen one after the other, each at its time; between any two of them the house may
// crash. Nothing here decides what people do (person.h).
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <vector>

#include "server/table_clock.h"
#include "tables/house.h"
#include "tests/simulator/chance.h"
#include "tests/simulator/faults.h"
#include "tests/simulator/faulty_store.h"
#include "tests/simulator/witness.h"

namespace coverstory::simulator {

using tables::ConnectionId;
using tables::Time;

/// A client's end of a connection.
class ClientEnd {
 public:
  ClientEnd() = default;
  ClientEnd(const ClientEnd&) = delete;
  ClientEnd& operator=(const ClientEnd&) = delete;
  virtual ~ClientEnd() = default;
  virtual void hear(const boost::json::object& message) = 0;
  /// The connection is no more.
  virtual void cut_off() = 0;
};

class World : private tables::Outside {
 public:
  World(std::uint64_t seed, bool is_verbose, bool is_thorough);

  Chance& chance() { return chance_; }
  Witness& witness() { return witness_; }
  FaultyStore& store() { return store_; }
  Time now() const { return now_; }
  void set_faults(const Faults& faults) { faults_ = faults; }
  /// Whether a table has met a fault in this life of the house, and is frozen.
  bool has_frozen() const { return !frozen_.empty(); }
  /// Of the house that is up; nothing while there is none.
  std::optional<tables::HouseFigures> figures() const;
  std::size_t crashes() const { return life_; }

  // For clients.
  ConnectionId connect(ClientEnd& client);
  /// `known` is what the client knows where it asks for the changes since.
  void send_up(ConnectionId from, const std::string& text, const Known* known = nullptr);
  void hang_up(ConnectionId connection);
  const Heard& heard_on(ConnectionId connection) const { return links_.at(connection).heard; }
  void after(Time ms, std::function<void()> happening);

  /// Lets the next thing happen. False when nothing is left to happen before `until`.
  bool step(Time until);
  /// The house is gone without a word, and another opens on the same store.
  void crash();
  void say(const std::string& what) const;

 private:
  struct Link {
    ClientEnd* client;
    std::size_t life;          // of the house that it leads to
    bool has_arrived = false;  // the house knows of it
    bool is_cut = false;
    Time last_up = 0, last_down = 0;  // messages do not overtake each other
    Heard heard;
  };
  struct Happening {
    Time at;
    std::uint64_t order;
    std::function<void()> run;
    bool operator<(const Happening& other) const {
      return std::pair(other.at, other.order) < std::pair(at, order);
    }
  };

  // Outside.
  void send(ConnectionId to, tables::Message message) override;
  void append(std::vector<store::Entry> entries) override;
  void load(std::string table, std::uint32_t after) override;
  void put_to_rest(std::string table) override;
  void think(tables::Question question) override;
  void cancel(tables::QuestionId question) override { cancelled_.insert(question); }
  void make(tables::Reading reading) override;
  Seed entropy() override { return chance_.seed(); }
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view why) override;
  bool may_open_table(ConnectionId) override { return !chance_.one_in(50); }
  bool may_spend(ConnectionId, int) override { return true; }
  bool may_look_up(ConnectionId) override { return !chance_.one_in(50); }
  void found(ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(ConnectionId) override {}

  /// Happens only if the house does not crash before.
  void after_in_this_life(Time ms, std::function<void()> happening);
  void cut(ConnectionId connection);
  void finish_batch(bool denied);
  void fail_batch(const store::StoreError& error);
  void open_house();
  void see_to_flush();

  // Time.
  void pass(Time until);
  Time house_time();
  void stand_still(Time ms, bool asleep);
  void change_the_weather();
  void note_silence();
  void look_at_stand_in(const store::Entry& entry);

  Chance chance_;
  bool is_verbose_;
  Witness witness_;
  Faults faults_;
  FaultyStore store_;
  Time now_ = 1'793'750'400'000;  // as it really is, which no house knows
  Time day_ahead_ = 0;            // of the time of day, as it is set
  Time asleep_ = 0;               // so long has the machine slept in all
  Time timer_is_late_ = 0;
  std::priority_queue<Happening> happenings_;
  std::uint64_t order_ = 0;
  std::map<ConnectionId, Link> links_;
  std::uint64_t last_connection_ = 0;
  std::set<tables::QuestionId> cancelled_;
  bool will_flush_ = false;
  std::size_t life_ = 0;
  std::set<std::string> frozen_;               // in this life
  bool is_faulty_ = false;                     // a fault of ours has just been made
  std::unique_ptr<server::TableClock> clock_;  // of the house
  std::unique_ptr<tables::House> house_;       // nothing between a crash and the next start
  Time batch_since_ = 0;  // by the clock: when the house gave the batch under way
  Time heard_since_ = 0;  // by the clock: before that nobody could be heard for a while
  std::map<std::string, Time> begun_;  // tables, by the clock
  /// The clock stood still then, and what had been decided just before carries the same time.
  bool may_be_older_ = false;
};

}  // namespace coverstory::simulator
