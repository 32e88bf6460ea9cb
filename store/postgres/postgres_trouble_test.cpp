// What the world does to a store in PostgreSQL: two servers at one table, connections that are cut
// in the middle, a database that crashes.
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <thread>

#include "store/postgres/connection.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/schema.h"
#include "store/postgres/test_cutting_proxy.h"
#include "store/postgres/test_postgres.h"
#include "store/test_expect.h"

namespace coverstory::store {
namespace {

class Postgres : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!postgres) GTEST_SKIP() << kNoPostgres;
  }
  TestPostgres* postgres = TestPostgres::shared();
};

std::unique_ptr<PostgresStore> opened(const std::string& conninfo) {
  return PostgresStore::open(conninfo, {.session = {.pause = std::chrono::milliseconds(1)}})
      .value();
}

TEST_F(Postgres, two_servers_share_the_tables) {
  const std::string place = postgres->fresh();
  const auto one = opened(place), other = opened(place);
  ASSERT_TRUE(worked(append(*one, {{"A", 1, "a"}})));
  EXPECT_EQ(log_text(*other, "A"), "A: a");
  ASSERT_TRUE(worked(append(*other, {{"A", 2, "b"}})));
  EXPECT_TRUE(failed(append(*one, {{"A", 2, "c"}}), Failure::Conflict, "expects entry 3"));
  EXPECT_EQ(log_text(*one, "A"), "A: a b");
}

TEST_F(Postgres, servers_that_start_at_once_make_the_schema_once) {
  const std::string place = postgres->fresh();
  std::vector<std::thread> servers;
  for (int server = 0; server < 6; ++server) {
    servers.emplace_back([&] { EXPECT_TRUE(worked(PostgresStore::open(place))); });
  }
  for (std::thread& server : servers) server.join();
}

TEST_F(Postgres, a_conflict_with_bodies_that_are_alike_is_a_conflict) {
  const std::string place = postgres->fresh();
  const auto one = opened(place), other = opened(place);
  ASSERT_TRUE(worked(append(*one, {{"A", 1, "a"}})));
  EXPECT_TRUE(failed(append(*other, {{"A", 1, "a"}}), Failure::Conflict, "expects entry 2"));
}

TEST_F(Postgres, of_servers_that_race_each_number_is_one_servers) {
  const std::string place = postgres->fresh();
  constexpr int kServers = 4;
  constexpr std::uint32_t kEntries = 60;
  std::array<int, kServers> won{};
  std::vector<std::thread> servers;
  for (int server = 0; server < kServers; ++server) {
    servers.emplace_back([&, server] {
      const auto store = opened(place);
      // Both tables in one group, named in another order by each: nobody waits in a circle.
      for (std::uint32_t seq = 1; seq <= kEntries; ++seq) {
        const std::string body = std::to_string(server);
        std::vector<Entry> group{{"A", seq, body}, {"B", seq, body}};
        if (server % 2 == 1) std::swap(group[0], group[1]);
        const auto outcome = store->append(group);
        if (!outcome)
          EXPECT_EQ(outcome.error().failure, Failure::Conflict) << outcome.error().sentence;
        const auto& lost = outcome ? std::vector<std::string>() : outcome.error().tables;
        if (std::ranges::find(lost, "A") == lost.end()) ++won[static_cast<std::size_t>(server)];
        if (std::ranges::find(lost, "B") == lost.end()) ++won[static_cast<std::size_t>(server)];
      }
    });
  }
  for (std::thread& server : servers) server.join();
  const auto store = opened(place);
  const Log a = store->log_of("A").value().value(), b = store->log_of("B").value().value();
  EXPECT_EQ(a.bodies.size(), kEntries);
  EXPECT_EQ(b.bodies.size(), kEntries);
  for (int server = 0; server < kServers; ++server) {
    const std::string body = std::to_string(server);
    EXPECT_EQ(std::ranges::count(a.bodies, body) + std::ranges::count(b.bodies, body),
              won[static_cast<std::size_t>(server)]);
  }
}

/// A store appends until its connection has been cut a number of times in the middle: what it says
/// is so, in any case.
TEST_F(Postgres, what_was_cut_in_the_middle_is_known_before_it_is_told) {
  const std::string place = postgres->fresh();
  const auto store = opened(place);
  std::atomic<bool> is_over = false;
  std::thread cutter([&] {
    // It warns of those that are gone already.
    postgres::Connection connection(postgres->conninfo() + " options=-cclient_min_messages=error");
    for (std::int64_t cuts = 0; cuts < 30;) {
      cuts += connection
                  .run(
                      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                      "WHERE pid <> pg_backend_pid() AND state <> 'idle'")
                  .big_number(0, 0);
    }
    is_over = true;
  });
  std::uint32_t last = 0;
  while (!is_over) {
    ++last;
    ASSERT_TRUE(worked(append(*store, {{"A", last, std::to_string(last)}, {"B", last, "x"}})));
  }
  cutter.join();
  const Log log = store->log_of("A").value().value();
  ASSERT_EQ(log.bodies.size(), last);
  for (std::uint32_t seq = 1; seq <= last; ++seq) {
    EXPECT_EQ(log.bodies[seq - 1], std::to_string(seq));
  }
  EXPECT_EQ(store->log_of("B").value().value().bodies.size(), last);
}

TEST_F(Postgres, a_database_that_crashes_loses_nothing_that_was_stored) {
  TestPostgres own;
  const auto store = opened(own.fresh());
  for (std::uint32_t seq = 1; seq <= 20; ++seq) {
    ASSERT_TRUE(worked(append(*store, {{"A", seq, "x"}})));
  }
  own.kill();
  std::thread starter([&] { own.start(); });
  EXPECT_TRUE(worked(append(*store, {{"A", 21, "y"}})));  // it waits until the database is back
  starter.join();
  EXPECT_EQ(store->log_of("A").value().value().bodies.size(), 21u);
}

// A proxy cuts the connection at the worst moments.

class PostgresCut : public Postgres {
 protected:
  using Moment = CuttingProxy::Moment;

  void SetUp() override {
    if (!postgres) GTEST_SKIP() << kNoPostgres;
    place = postgres->fresh();
    other = opened(place);
    proxy = std::make_unique<CuttingProxy>(postgres->host());
    std::string through = place;
    through.replace(through.find(postgres->host()), postgres->host().size(), proxy->host());
    store = opened(through);
    ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}})));
  }
  std::string place;
  std::unique_ptr<CuttingProxy> proxy;
  std::unique_ptr<PostgresStore> store;  // by way of the proxy
  std::unique_ptr<PostgresStore> other;  // another server
};

/// As one is that is just dying; the next of the hosts would answer.
TEST_F(PostgresCut, a_host_that_breaks_off_while_it_is_greeted_is_passed_over) {
  std::string several = place;
  several.replace(several.find(postgres->host()), postgres->host().size(),
                  proxy->host() + "," + postgres->host());
  proxy->cut(Moment::BeforeItIsDone, "application_name");
  const auto store = opened(several);
  EXPECT_EQ(proxy->cuts(), 1);
  EXPECT_EQ(log_text(*store, "A"), "A: a");
}

TEST(Conninfo, hosts_are_counted) {
  EXPECT_EQ(postgres::hosts_in("dbname=x"), 1);
  EXPECT_EQ(postgres::hosts_in("host=a"), 1);
  EXPECT_EQ(postgres::hosts_in("host=a,b,c port=1,2,3"), 3);
  EXPECT_EQ(postgres::hosts_in("postgres://ada@a,b/x"), 2);
  EXPECT_EQ(postgres::hosts_in("hostaddr=10.0.0.1,10.0.0.2"), 2);
  EXPECT_EQ(postgres::hosts_in("="), 1);
}

TEST_F(PostgresCut, what_was_stored_before_the_answer_was_lost_is_stored_once) {
  proxy->cut(Moment::AfterItIsDone, "needle");
  EXPECT_TRUE(worked(append(*store, {{"A", 2, "needle"}, {"B", 2, "y"}})));
  EXPECT_EQ(proxy->cuts(), 1);
  EXPECT_EQ(log_text(*other, "A"), "A: a needle");
  EXPECT_EQ(log_text(*other, "B"), "B: x y");
}

TEST_F(PostgresCut, what_was_stored_is_stored_also_when_others_have_gone_on_since) {
  proxy->cut(Moment::AfterItIsDone, "needle",
             [&] { EXPECT_TRUE(worked(append(*other, {{"A", 3, "later"}}))); });
  EXPECT_TRUE(worked(append(*store, {{"A", 2, "needle"}})));
  EXPECT_EQ(proxy->cuts(), 1);
  EXPECT_EQ(log_text(*other, "A"), "A: a needle later");
}

TEST_F(PostgresCut, what_never_came_to_the_database_is_stored_by_the_second_attempt) {
  proxy->cut(Moment::BeforeItIsDone, "needle");
  EXPECT_TRUE(worked(append(*store, {{"A", 2, "needle"}})));
  EXPECT_EQ(proxy->cuts(), 1);
  EXPECT_EQ(log_text(*other, "A"), "A: a needle");
}

TEST_F(PostgresCut, what_never_came_to_the_database_while_another_did_is_a_conflict) {
  proxy->cut(Moment::BeforeItIsDone, "needle",
             [&] { EXPECT_TRUE(worked(append(*other, {{"A", 2, "faster"}}))); });
  const auto lost = append(*store, {{"B", 2, "y"}, {"A", 2, "needle"}});
  EXPECT_EQ(proxy->cuts(), 1);
  ASSERT_TRUE(failed(lost, Failure::Conflict, "expects entry 3"));
  EXPECT_EQ(lost.error().tables, std::vector<std::string>{"A"});
  EXPECT_EQ(log_text(*other, "A"), "A: a faster");
  EXPECT_EQ(log_text(*other, "B"), "B: x y");
}

TEST_F(PostgresCut, of_what_was_stored_in_part_the_same_part_is_told_as_stored) {
  ASSERT_TRUE(worked(append(*other, {{"A", 2, "faster"}})));
  proxy->cut(Moment::AfterItIsDone, "needle");
  const auto lost = append(*store, {{"B", 2, "needle"}, {"A", 2, "z"}, {"C", 1, "q"}});
  EXPECT_EQ(proxy->cuts(), 1);
  ASSERT_TRUE(failed(lost, Failure::Conflict));
  EXPECT_EQ(lost.error().tables, std::vector<std::string>{"A"});
  EXPECT_EQ(log_text(*other, "A"), "A: a faster");
  EXPECT_EQ(log_text(*other, "B"), "B: x needle");
  EXPECT_EQ(log_text(*other, "C"), "C: q");
}

TEST_F(PostgresCut, a_listing_is_stored_with_its_entry_whatever_happens_to_the_answer) {
  std::uint32_t seq = 1;
  for (const Moment moment : {Moment::BeforeItIsDone, Moment::AfterItIsDone}) {
    proxy->cut(moment, "needle");
    const std::string line = std::to_string(++seq);
    EXPECT_TRUE(worked(
        append(*store, {{"A", seq, "needle",
                         std::make_shared<const Listing>(Listing{"A", true, {"ada"}, line})}})));
    EXPECT_EQ(other->waiting(9).value(), (std::vector<Listing>{{"A", true, {"ada"}, line}}));
  }
  EXPECT_EQ(proxy->cuts(), 2);
  EXPECT_EQ(log_text(*other, "A"), "A: a needle needle");
}

TEST_F(PostgresCut, a_connection_that_was_ended_while_nobody_used_it_is_made_again) {
  postgres::Connection connection(postgres->conninfo() + " options=-cclient_min_messages=error");
  const auto end_all = [&] {
    (void)connection.run(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND application_name = 'coverstory'");
  };
  end_all();
  EXPECT_EQ(log_text(*store, "A"), "A: a");
  end_all();
  EXPECT_TRUE(worked(append(
      *store,
      {{"A", 2, "b", std::make_shared<const Listing>(Listing{"A", true, {"ada"}, "line"})}})));
  EXPECT_EQ(log_text(*other, "A"), "A: a b");
}

TEST_F(PostgresCut, a_log_and_a_note_are_replaced_whatever_happens_to_the_answer) {
  for (const Moment moment : {Moment::BeforeItIsDone, Moment::AfterItIsDone}) {
    proxy->cut(moment, "COMMIT");
    EXPECT_TRUE(worked(replace(*store, {{"A", {"new"}}, {"B", {}}})));
    proxy->cut(moment, "somebody");
    EXPECT_TRUE(worked(store->write_note({"ban", "somebody"})));
  }
  EXPECT_EQ(proxy->cuts(), 4);
  EXPECT_EQ(log_text(*other, "A"), "A: new");
  EXPECT_EQ(log_text(*other, "B"), "none");
  EXPECT_EQ(other->notes().value().size(), 1u);
}

// A standby that every commit waits for.

class PostgresPair {
 public:
  PostgresPair() {
    name_standbys("*");
    wait_for("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
  }
  /// Whom commits wait for, also on connections that are there already.
  void name_standbys(const std::string& names) const {
    primary.set("synchronous_standby_names = '" + names + "'");
  }
  std::string place() const {
    return "host=" + primary.host() + "," + standby->host() +
           " user=coverstory dbname=postgres options=-csearch_path=" + schema;
  }
  /// Until the primary counts so many, or it is known that it will not.
  void wait_for(
      const char* count, std::int64_t many = 1,
      const std::function<bool()>& is_in_vain = [] { return false; }) const {
    postgres::Connection connection(primary.conninfo());
    while (connection.run(count).big_number(0, 0) < many && !is_in_vain()) {
    }
  }

  TestPostgres primary;
  std::string schema = [this] {
    const std::string fresh = primary.fresh();
    return fresh.substr(fresh.rfind('=') + 1);
  }();
  std::unique_ptr<TestPostgres> standby = TestPostgres::standby_of(primary);
};

TEST_F(Postgres, a_standby_that_takes_over_has_all_that_was_stored) {
  PostgresPair pair;
  const auto store = opened(pair.place());
  for (std::uint32_t seq = 1; seq <= 20; ++seq) {
    ASSERT_TRUE(worked(append(*store, {{"A", seq, std::to_string(seq)}})));
  }
  pair.primary.kill();
  std::thread promoter([&] { pair.standby->promote(); });
  EXPECT_TRUE(worked(append(*store, {{"A", 21, "21"}})));  // it finds the new one by itself
  promoter.join();
  const Log log = store->log_of("A").value().value();
  ASSERT_EQ(log.bodies.size(), 21u);
  EXPECT_EQ(log.bodies[20], "21");
}

TEST_F(Postgres, a_log_is_read_on_the_next_connection_where_the_last_was_ended_while_nobody_asked) {
  PostgresPair pair;
  const auto store = opened(pair.place());
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  ASSERT_EQ(log_text(*store, "A"), "A: a");
  (void)postgres::Connection(pair.primary.conninfo())
      .run(
          "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
          "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
  EXPECT_EQ(log_text(*store, "A"), "A: a");
}

/// The standby dies, and with it what `store` then writes does not get there.
void expect_nothing_told(PostgresPair& pair, Store& store,
                         const std::function<std::size_t()>& entries_read) {
  pair.standby->kill();
  std::atomic<int> told = 0;
  std::thread writer([&] {
    EXPECT_TRUE(worked(append(store, {{"A", 2, "b"}})));
    ++told;
  });
  pair.wait_for("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  postgres::Connection connection(pair.primary.conninfo());
  (void)connection.run(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  // Its entry can be seen now, and would be lost with the primary.
  pair.wait_for(("SELECT count(*) FROM " + pair.schema + ".entries WHERE seq = 2").c_str());
  std::thread reader([&] {
    EXPECT_EQ(entries_read(), 2u);
    ++told;
  });
  // Both wait: the one that writes for its new connection, the other for what it has read.
  pair.wait_for("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", 2,
                [&] { return told > 0; });
  EXPECT_EQ(told, 0);
  pair.standby->start();
  writer.join();
  reader.join();
  EXPECT_EQ(log_text(store, "A"), "A: a b");
}

TEST_F(Postgres, what_has_not_reached_the_standby_is_told_to_nobody) {
  PostgresPair pair;
  const auto store = opened(pair.place()), reading = opened(pair.place());
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  ASSERT_EQ(log_text(*reading, "A"), "A: a");
  expect_nothing_told(pair, *store,
                      [&] { return reading->log_of("A").value().value().bodies.size(); });
}

TEST_F(Postgres, a_standby_that_is_named_later_is_waited_for_too) {
  PostgresPair pair;
  pair.name_standbys("");
  const auto store = opened(pair.place()), reading = opened(pair.place());
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  ASSERT_EQ(log_text(*reading, "A"), "A: a");
  pair.name_standbys("*");
  pair.wait_for("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
  expect_nothing_told(pair, *store,
                      [&] { return reading->log_of("A").value().value().bodies.size(); });
}

/// The standby takes over while the old primary still answers to who is connected: what that one
/// has is old, and whoever was shown more by another server must not be shown it.
TEST_F(Postgres, a_primary_that_was_left_behind_tells_nobody_anything) {
  PostgresPair pair;
  pair.name_standbys("");
  const auto reading = opened(pair.place());
  ASSERT_TRUE(worked(append(*reading, {{"A", 1, "a"}})));
  ASSERT_EQ(log_text(*reading, "A"), "A: a");
  pair.name_standbys("*");
  pair.wait_for("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
  pair.standby->promote();
  const auto other = opened(pair.standby->conninfo() + " options=-csearch_path=" + pair.schema);
  ASSERT_TRUE(worked(append(*other, {{"A", 2, "b"}})));
  std::atomic<bool> is_told = false;
  std::thread reader([&] {
    EXPECT_EQ(log_text(*reading, "A"), "A: a b");
    is_told = true;
  });
  pair.wait_for("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", 1,
                [&] { return is_told.load(); });
  EXPECT_FALSE(is_told);
  pair.primary.kill();
  reader.join();
}

TEST_F(Postgres, a_start_reads_nothing_that_has_not_reached_the_standby) {
  PostgresPair pair;
  const auto store = opened(pair.place()), reading = opened(pair.place());
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  expect_nothing_told(pair, *store, [&] { return live(*reading).front().bodies.size(); });
}

TEST_F(Postgres, a_database_of_a_newer_program_is_refused_and_left_as_it_is) {
  const std::string place = postgres->fresh();
  (void)opened(place);
  postgres::Connection connection(place);
  (void)connection.run("UPDATE coverstory_format SET version = 99, oldest = 98");
  EXPECT_TRUE(failed(PostgresStore::open(place), Failure::Outdated, "newer program"));
  (void)connection.run("UPDATE coverstory_format SET oldest = 1");
  EXPECT_TRUE(worked(PostgresStore::open(place)));
  EXPECT_EQ(connection.run("SELECT version FROM coverstory_format").number(0, 0), 99);
}

/// Two programs that are newer than this one: it can live with what the first does, and not with
/// what the second does, which is to write other entries.
class PostgresUpgrade : public Postgres {
 protected:
  static std::vector<postgres::Step> steps_of_the_next() {
    std::vector all(postgres::steps().begin(), postgres::steps().end());
    all.push_back({.oldest = all.back().oldest, .statements = "CREATE TABLE more ()"});
    return all;
  }
  static std::vector<postgres::Step> steps_of_the_one_after() {
    std::vector all = steps_of_the_next();
    all.push_back({.oldest = static_cast<int>(all.size()), .statements = ""});
    return all;
  }
  static std::expected<void, StoreError> migrated(postgres::Connection& connection,
                                                  const std::vector<postgres::Step>& steps) {
    return guarded([&] { postgres::migrate(connection, steps); });
  }
};

TEST_F(PostgresUpgrade, servers_are_upgraded_one_after_another) {
  const std::string place = postgres->fresh();
  const auto older = opened(place);
  postgres::Connection newer(place);
  ASSERT_TRUE(worked(migrated(newer, steps_of_the_next())));
  EXPECT_TRUE(worked(append(*older, {{"A", 1, "a"}})));
  EXPECT_EQ(log_text(*opened(place), "A"), "A: a");
}

TEST_F(PostgresUpgrade, what_older_programs_cannot_live_with_waits_until_they_are_gone) {
  const std::string place = postgres->fresh();
  auto older = opened(place);
  postgres::Connection next(place), after(place);
  ASSERT_TRUE(worked(migrated(next, steps_of_the_next())));
  EXPECT_TRUE(failed(migrated(after, steps_of_the_one_after()), Failure::Unreachable,
                     "an older version still use the database"));
  EXPECT_TRUE(worked(append(*older, {{"A", 1, "a"}})));
  older.reset();
  // PostgreSQL may need a moment to see that it is gone. The next one may stay.
  while (!migrated(after, steps_of_the_one_after())) {
  }
  EXPECT_TRUE(failed(PostgresStore::open(place), Failure::Outdated, "newer program"));
  postgres::Connection another(place);
  EXPECT_TRUE(worked(migrated(another, steps_of_the_next())));
}

TEST_F(PostgresUpgrade, a_program_that_was_cut_off_meanwhile_is_told_that_it_is_too_old) {
  const std::string place = postgres->fresh();
  const auto older = opened(place);
  ASSERT_TRUE(worked(append(*older, {{"A", 1, "a"}})));
  postgres::Connection newer(place);
  (void)newer.run(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
      "WHERE pid <> pg_backend_pid() AND application_name = 'coverstory'");
  while (!migrated(newer, steps_of_the_one_after())) {
  }
  EXPECT_TRUE(failed(append(*older, {{"A", 2, "b"}}), Failure::Outdated, "newer program"));
  EXPECT_TRUE(failed(older->log_of("A"), Failure::Outdated, "newer program"));
}

TEST_F(Postgres, where_nothing_answers_it_says_so_without_the_password) {
  const auto outcome = PostgresStore::open("host=/nowhere user=ada password=sesame dbname=x");
  EXPECT_TRUE(failed(outcome, Failure::Unreachable, "cannot be reached"));
  EXPECT_EQ(outcome.error().sentence.find("sesame"), std::string::npos);
}

TEST_F(Postgres, a_commit_is_durable_whatever_the_database_has_for_a_default) {
  postgres::Connection connection(postgres->conninfo() + " options=-csynchronous_commit=off");
  const auto setting = [&] {
    return std::string(connection.run("SELECT current_setting('synchronous_commit')").text(0, 0));
  };
  EXPECT_EQ(setting(), "off");
  postgres::settle(connection);
  EXPECT_EQ(setting(), "on");
}

}  // namespace
}  // namespace coverstory::store
