// What a server hears of the others, and what it makes of a connection that is lost; each test has
// two of them in one process.
#include "server/neighbours.h"

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>

#include "server/house_neighbourhood.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"

namespace coverstory::server {
namespace {

using Servers = Neighbours::Servers;
using Grown = Neighbours::Grown;
using store::postgres::Connection;

TEST(PresenceText, what_is_written_is_read_and_what_cannot_be_read_is_nobody) {
  for (const tables::Presence& presence :
       {tables::Presence{},
        {.seats = 5, .spectators = 0, .has_host = true},
        {.seats = 255, .spectators = 4'000'000'000, .has_host = false}}) {
    EXPECT_EQ(read_presence(text_of(presence)), presence);
  }
  EXPECT_EQ(text_of(tables::Presence{}), "");
  for (const char* const text : {"", "5", "5 ", "a b c", "1 2"})
    EXPECT_TRUE(read_presence(text).is_empty()) << text;
}

/// A server's part here, with all that it was told.
struct Heard {
  Heard(const std::string& place, std::uint64_t number)
      : neighbours(Neighbours::open(place, number, log).value()) {
    neighbours->start(loop, {
                                .alive = [this](Servers now) { alive.push_back(std::move(now)); },
                                .grown =
                                    [this](const std::vector<Grown>& tables) {
                                      for (const Grown& each : tables)
                                        grown[each.table] = each.last;
                                    },
                                .replaced =
                                    [this](const std::vector<std::string>& tables) {
                                      for (const std::string& each : tables)
                                        replaced.push_back(each);
                                    },
                                .notes_changed = [this] { ++notes; },
                                .present =
                                    [this](const std::vector<Neighbours::Presence>& present) {
                                      for (const auto& each : present)
                                        present_at[each.table] = each.text;
                                    },
                            });
  }

  /// Listens until it is so; where it never is, the test does not end.
  void until(const std::function<bool()>& is_so) {
    while (!is_so()) loop.run_one();
  }
  void until_alive(const Servers& servers) {
    until([&] { return !alive.empty() && alive.back() == servers; });
  }

  boost::asio::io_context loop;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> stays =
      boost::asio::make_work_guard(loop);  // also while nobody has anything to say
  const Log log{LogLevel::Error};
  std::vector<Servers> alive;  // each time
  std::map<std::string, std::uint32_t> grown;
  std::vector<std::string> replaced;
  int notes = 0;
  std::map<std::string, std::string> present_at;  // by table
  std::unique_ptr<Neighbours> neighbours;         // ends before what it tells
};

struct NeighboursOnPostgres : testing::Test {
  void SetUp() override {
    if (!postgres) GTEST_SKIP() << store::kNoPostgres;
    place = postgres->fresh();
  }
  std::unique_ptr<store::Store> store_of(std::uint64_t server) const {
    return store::PostgresStore::open(place, {.server = server}).value();
  }

  store::TestPostgres* postgres = store::TestPostgres::shared();
  std::string place;
};

TEST_F(NeighboursOnPostgres, who_comes_and_who_leaves_is_told) {
  Heard one(place, 1);
  EXPECT_EQ(one.neighbours->alive_at_first(), Servers{1});
  one.until_alive({1});
  {
    Heard other(place, 2);
    EXPECT_EQ(other.neighbours->alive_at_first(), (Servers{1, 2}));
    one.until_alive({1, 2});
    other.neighbours->leave();
    one.until_alive({1});
  }
}

TEST_F(NeighboursOnPostgres, what_others_store_is_heard_and_asked_for_where_nobody_told) {
  Heard one(place, 1);
  const std::vector<store::Entry> first{{"A", 1, "a"}}, second{{"B", 1, "x"}, {"B", 2, "y"}};
  ASSERT_TRUE(store_of(2)->append(first));
  one.until([&] { return one.grown["A"] == 1; });
  ASSERT_TRUE(store_of(0)->append(second));  // tells nobody
  one.neighbours->ask_for_growth({{"A", 1}, {"B", 1}});
  one.until([&] { return one.grown["B"] == 2; });
}

TEST_F(NeighboursOnPostgres, who_is_present_at_one_is_known_to_those_who_are_there_and_who_come) {
  Heard one(place, 1), other(place, 2);
  one.neighbours->announce("A", "ada");
  other.until([&] { return other.present_at["A"] == "ada"; });
  Heard third(place, 3);
  third.until([&] { return third.present_at["A"] == "ada"; });
  one.neighbours->announce("A", "");
  third.until([&] { return third.present_at["A"].empty(); });
}

TEST_F(NeighboursOnPostgres, goes_by_the_time_of_the_database) {
  Heard one(place, 1);
  const auto time = Connection(place).run("SELECT extract(epoch FROM clock_timestamp())::int8");
  const auto behind = std::chrono::seconds(time.big_number(0, 0)) - one.neighbours->time();
  EXPECT_LT(std::chrono::abs(behind), std::chrono::minutes(10));
}

/// Somebody else holds the lock of the server that is cut off, so that it stays away for as long as
/// that takes.
TEST_F(NeighboursOnPostgres, what_was_missed_while_the_connection_was_lost_is_made_up_for) {
  Heard one(place, 7), other(place, 2);
  one.until_alive({2, 7});
  one.neighbours->announce("A", "ada");
  other.until([&] { return other.present_at["A"] == "ada"; });
  const auto store = store_of(2);
  const std::vector<store::Entry> entries{{"A", 1, "a"}};
  ASSERT_TRUE(store->append(entries));

  Connection holder(place), host(place);
  ASSERT_EQ(PQsendQuery(holder.handle(), "SELECT pg_advisory_lock(1131828084, 7)"), 1);
  while (!host.run("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted "
                   "AND classid = 1131828084 AND objid = 7)")
              .flag(0, 0)) {
  }
  (void)host.run(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_locks WHERE granted "
      "AND classid = 1131828084 AND objid = 7");
  // Cut off, it counts as gone: also in its own eyes.
  one.until_alive({2});
  other.until_alive({2});
  const int notes = one.notes;
  ASSERT_TRUE(store->write_note({"ban", "somebody"}));
  const std::vector<store::Log> replaced{{"A", {"b"}}};
  ASSERT_TRUE(store->replace(replaced));
  PGresult* const lock = PQgetResult(holder.handle());
  EXPECT_EQ(PQresultStatus(lock), PGRES_TUPLES_OK);
  PQclear(lock);
  PQclear(PQgetResult(holder.handle()));
  EXPECT_TRUE(one.replaced.empty());
  EXPECT_EQ(one.notes, notes);
  (void)holder.run("SELECT pg_advisory_unlock_all()");
  one.until_alive({2, 7});
  one.until([&] { return one.notes > notes && !one.replaced.empty(); });
  EXPECT_EQ(one.replaced, std::vector<std::string>{"A"});
  // What it had announced holds again.
  Heard late(place, 3);
  late.until([&] { return late.present_at["A"] == "ada"; });
}

}  // namespace
}  // namespace coverstory::server
