// A house for tests, with people at the table: what they send arrives at once, what they are told
// is kept, storing and thinking happen when the test says so, and the clock stands still until it
// is moved.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <deque>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "games/all.h"
#include "store/memory_store.h"
#include "tables/house.h"

namespace coverstory::tables {

/// The same for everybody.
class TestDoor : public Door {
 public:
  Standing standing_of(ConnectionId, const Person&, Time) override { return standing; }
  bool may_write(ConnectionId) override { return written < most_written; }
  void has_written(ConnectionId, std::size_t bytes) override { written += bytes; }

  Standing standing;
  std::size_t written = 0;
  std::size_t most_written = std::numeric_limits<std::size_t>::max();
};

class TestHouse : public Outside {
  store::MemoryStore memory_;

 public:
  explicit TestHouse(std::uint64_t seed = 1, HouseLimits limits = {},
                     const Games& games = games::all_games(), store::Store* disk = nullptr)
      : store(disk ? *disk : memory_),
        seed_(Seed::from_number(seed)),
        limits_(limits),
        games_(games) {
    restart();
  }

  // Outside.
  void send(ConnectionId to, Message message) override;
  void append(store::Group group) override { appending = *group; }
  void load(std::string table, std::uint32_t after) override {
    read_after[table] = after;
    loads.push_back(std::move(table));
  }
  void put_to_rest(store::Known table) override;
  void think(Question question) override;
  void cancel(QuestionId question) override;
  void make(Reading reading) override { readings.push_back(std::move(reading)); }
  Seed entropy() override;
  void table_frozen(const std::string& table, std::string_view why) override {
    EXPECT_TRUE(expects_faults) << "table " << table << " was frozen: " << why;
    frozen.push_back(table);
  }
  void met_fault(std::string_view why) override { EXPECT_TRUE(expects_faults) << why; }
  bool may_open_table(ConnectionId) override { return true; }
  Door& door() override { return its_door; }
  bool may_spend(ConnectionId, int cost) override;
  bool may_look_up(ConnectionId) override { return look_ups > 0 && look_ups-- > 0; }
  void found(ConnectionId) override { ++look_ups; }
  bool has_room_for_strangers() override { return !is_full; }
  void turn_away(ConnectionId connection) override { turned_away.push_back(connection); }

  /// A new house on the same store, as after a crash: what was not stored is gone, and everybody is
  /// cut off.
  void restart();

  /// Stores, loads and thinks until nothing is left to do.
  void settle();
  void store_batch(bool ok = true);
  void think_one();
  void make_one();
  void pass(Time ms);

  /// A new connection that has said hello, as the person with that token if one is given.
  ConnectionId connect(std::string_view token = {});
  /// The same person on a new connection, who still knows what the earlier one was shown.
  ConnectionId connect_again(ConnectionId earlier);
  void disconnect(ConnectionId id) { real->disconnected(id, now); }
  /// Sends a command without waiting for anything but a log to be read; answers with its id.
  std::uint64_t send_only(ConnectionId from, std::string_view fields);
  /// Sends a command, settles, and gives its answer.
  boost::json::object ask(ConnectionId from, std::string_view fields);
  /// The same with an id of the caller's.
  boost::json::object ask_again(ConnectionId from, std::uint64_t id, std::string_view fields);
  /// The answer to a command, if it has come.
  const boost::json::object* answer_to(ConnectionId at, std::uint64_t id) const;

  /// All that a connection was sent, object by object.
  std::vector<boost::json::object>& told(ConnectionId id) { return told_[id]; }
  /// What a connection knows of its table: snapshot and changes put together.
  const boost::json::object& seen(ConnectionId id) const { return seen_.at(id); }
  std::string token_of(ConnectionId id) const { return tokens_.at(id); }

  /// Whoever is to act at the table that these connections watch does the first legal thing, until
  /// the game is over.
  void play_to_the_end(const std::vector<ConnectionId>& people);

  std::unique_ptr<House> real;
  store::Store& store;  // a memory unless one is given
  std::optional<std::vector<store::Entry>> appending;
  std::vector<std::string> loads;
  std::map<std::string, std::uint32_t> read_after;  // by table, the last time
  int look_ups = 1'000'000;                         // that may still miss
  bool is_full = false;                             // for strangers
  std::vector<ConnectionId> turned_away;
  std::deque<Question> questions;
  std::deque<Reading> readings;
  TestDoor its_door;
  Time now = 1'793'750'400'000;
  std::optional<int> purse;  // what all together may still spend, where it is bounded

  // Mistakes of ours, for tests that expect them.
  bool expects_faults = false;
  int faulty_thoughts = 0;  // so many questions in a row cannot be asked
  int faulty_seeds = 0;
  std::vector<std::string> frozen;

 private:
  void read_logs();
  static void expect_what_it_says(const protocol::Message& message,
                                  const boost::json::object& object);
  void apply(ConnectionId id, const boost::json::object& message);

  Seed seed_;
  HouseLimits limits_;
  const Games& games_;
  std::uint64_t drawn_ = 0;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_command_ = 0;
  std::map<ConnectionId, std::vector<boost::json::object>> told_;
  std::map<ConnectionId, boost::json::object> seen_;
  std::map<ConnectionId, std::string> tokens_;
};

}  // namespace coverstory::tables
