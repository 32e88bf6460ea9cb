// What servers on one database tell each other: each test has several of them in one process.
#include "store/postgres/neighbourhood.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>

#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/test_expect.h"

namespace coverstory::store::postgres {
namespace {

TEST(Notices, what_is_told_is_heard_but_by_who_told_it) {
  const std::vector<Entry> entries{{"AB", 7, "x"}, {"CD", 1, "y"}, {"AB", 8, "z"}};
  const auto notices = notices_of_growth(0xfedc, entries);
  ASSERT_EQ(notices, std::vector<std::string>{"grown fedc AB:8 CD:1"});
  News news;
  read_notice(notices[0], 1, news);
  EXPECT_EQ(news.grown, (std::vector<Grown>{{"AB", 8}, {"CD", 1}}));
  News own;
  read_notice(notices[0], 0xfedc, own);
  EXPECT_TRUE(own.grown.empty());
  for (const std::string& notice : notices_of_replacing(2, std::vector<Log>{{"AB", {}}})) {
    read_notice(notice, 1, news);
  }
  read_notice(notice_of_notes(2), 1, news);
  EXPECT_EQ(news.replaced, std::vector<std::string>{"AB"});
  EXPECT_TRUE(news.notes);
}

TEST(Notices, much_is_told_in_pieces_that_fit) {
  std::vector<Entry> entries;
  for (int table = 0; table < 3000; ++table) {
    entries.push_back({"TABLE" + std::to_string(table), 12345, "x"});
  }
  News news;
  const auto notices = notices_of_growth(1, entries);
  EXPECT_GT(notices.size(), 1u);
  for (const std::string& notice : notices) {
    EXPECT_LT(notice.size(), 8000u);
    read_notice(notice, 2, news);
  }
  EXPECT_EQ(news.grown.size(), 3000u);
}

TEST(Notices, what_cannot_be_read_is_passed_over) {
  News news;
  for (const char* const text : {"", "grown", "grown xyz A:1", "grown 5 A: :2 A:x A",
                                 "shrunk 5 A:1", "grown 5  A:1x", "presence"}) {
    read_notice(text, 1, news);
  }
  EXPECT_TRUE(news.grown.size() <= 1 && news.replaced.empty() && news.present.empty());
}

class NeighbourhoodPostgres : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!postgres) GTEST_SKIP() << kNoPostgres;
    place = postgres->fresh();
  }
  /// Waits until the news hold what is asked for.
  static News news_with(Neighbourhood& of, const auto& has) {
    News all;
    while (true) {
      News some = of.take_news();
      std::ranges::move(some.grown, std::back_inserter(all.grown));
      std::ranges::move(some.replaced, std::back_inserter(all.replaced));
      std::ranges::move(some.present, std::back_inserter(all.present));
      all.notes = all.notes || some.notes;
      if (has(all)) return all;
      pollfd socket{.fd = of.socket(), .events = POLLIN, .revents = 0};
      if (::poll(&socket, 1, 20'000) != 1) throw std::runtime_error("no news in 20 s");
    }
  }

  TestPostgres* postgres = TestPostgres::shared();
  std::string place;
};

using Servers = std::vector<std::uint64_t>;

TEST_F(NeighbourhoodPostgres, who_is_gone_is_known_at_the_next_beat) {
  Neighbourhood one(place, 1, 0);
  EXPECT_EQ(one.beat().alive, Servers{1});
  {
    Neighbourhood other(place, 0xffff'ffff'ffff'fff2, 0);
    (void)other.beat();
    EXPECT_EQ(one.beat().alive, (Servers{1, 0xffff'ffff'ffff'fff2}));
  }
  // PostgreSQL may need a moment to see that the connection is closed.
  while (one.beat().alive.size() > 1) {
  }
}

TEST_F(NeighbourhoodPostgres, who_hangs_is_gone_after_two_seconds_of_the_database) {
  Neighbourhood one(place, 1, 0), other(place, 2, 0);
  (void)other.beat();
  EXPECT_EQ(one.beat().alive, (Servers{1, 2}));
  Connection(place).run_all("UPDATE servers SET seen = seen - interval '3 seconds' WHERE id = 2");
  EXPECT_EQ(one.beat().alive, Servers{1});
  EXPECT_EQ(other.beat().alive, (Servers{1, 2}));
}

TEST_F(NeighbourhoodPostgres, a_server_that_comes_back_ends_the_connection_that_it_lost) {
  Neighbourhood lost(place, 1, 0);
  EXPECT_THROW(Neighbourhood(place, 1, lost.process()), StoreFailure);
  for (bool is_back = false; !is_back;) {
    try {
      Neighbourhood again(place, 1, lost.process());
      EXPECT_EQ(again.beat().alive, Servers{1});
      is_back = true;
    } catch (const StoreFailure&) {  // not ended yet
    }
  }
  EXPECT_THROW((void)lost.beat(), ConnectionLost);
}

TEST_F(NeighbourhoodPostgres, what_one_server_stores_the_others_hear) {
  const auto store = PostgresStore::open(place, {.server = 1}).value();
  Neighbourhood self(place, 1, 0), other(place, 2, 0);
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  const News news = news_with(other, [](const News& so_far) { return so_far.grown.size() == 2; });
  EXPECT_EQ(news.grown, (std::vector<Grown>{{"A", 2}, {"B", 1}}));
  ASSERT_TRUE(worked(replace(*store, {{"B", {"y"}}})));
  ASSERT_TRUE(worked(store->write_note({"ban", "somebody"})));
  (void)news_with(other, [](const News& so_far) {
    return so_far.notes && so_far.replaced == std::vector<std::string>{"B"};
  });
  (void)self.beat();
  const News own = self.take_news();
  EXPECT_TRUE(own.grown.empty() && own.replaced.empty() && !own.notes);
}

TEST_F(NeighbourhoodPostgres, what_was_replaced_while_one_was_out_of_reach_can_be_asked_for) {
  const auto store = PostgresStore::open(place, {.server = 1}).value();
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"C", 1, "q"}})));
  ASSERT_TRUE(worked(replace(*store, {{"B", {"y"}}})));
  Connection(place).run_all("UPDATE replacements SET at = at - interval '2 hours'");
  ASSERT_TRUE(worked(replace(*store, {{"A", {}}, {"C", {"r"}}})));
  Neighbourhood late(place, 2, 0);
  using std::chrono::hours;
  EXPECT_THAT(late.replaced_within(hours(1)), testing::UnorderedElementsAre("A", "C"));
  EXPECT_THAT(late.replaced_within(hours(3)), testing::UnorderedElementsAre("A", "B", "C"));
  // They are not kept for ever.
  Connection(place).run_all("UPDATE replacements SET at = at - interval '1 day'");
  ASSERT_TRUE(worked(replace(*store, {{"C", {"s"}}})));
  EXPECT_THAT(late.replaced_within(hours(100)), testing::UnorderedElementsAre("C"));
}

TEST_F(NeighbourhoodPostgres, a_poll_names_the_tables_that_have_grown) {
  const auto store = PostgresStore::open(place).value();
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  Neighbourhood one(place, 1, 0);
  EXPECT_EQ(one.grown(std::vector<Grown>{{"A", 1}, {"B", 1}, {"C", 3}}),
            (std::vector<Grown>{{"A", 2}}));
  EXPECT_TRUE(one.grown({}).empty());
}

TEST_F(NeighbourhoodPostgres, presence_is_told_and_goes_with_its_server) {
  Neighbourhood one(place, 1, 0), other(place, 2, 0);
  (void)one.beat();
  (void)other.beat();
  one.announce(std::vector<Presence>{{1, "A", "seat 0"}, {1, "B", "seat 1"}});
  const News news = news_with(other, [](const News& so_far) { return so_far.present.size() == 2; });
  EXPECT_EQ(other.present(news.present),
            (std::vector<Presence>{{1, "A", "seat 0"}, {1, "B", "seat 1"}}));
  one.announce(std::vector<Presence>{{1, "A", ""}});
  const News left = news_with(other, [](const News& so_far) { return so_far.present.size() == 1; });
  EXPECT_EQ(other.present(left.present), (std::vector<Presence>{{1, "A", ""}}));
  EXPECT_EQ(other.all_present(), (std::vector<Presence>{{1, "B", "seat 1"}}));
  Connection(place).run_all("UPDATE servers SET seen = seen - interval '2 minutes' WHERE id = 1");
  const Neighbourhood third(place, 3, 0);
  EXPECT_TRUE(other.all_present().empty());
}

TEST_F(NeighbourhoodPostgres, a_beat_tells_the_databases_time) {
  Neighbourhood one(place, 1, 0);
  const auto before = std::chrono::system_clock::now();
  const std::chrono::microseconds told(one.beat().time_us);
  const auto after = std::chrono::system_clock::now();
  using std::chrono::microseconds;
  EXPECT_GE(told, std::chrono::floor<microseconds>(before.time_since_epoch()));
  EXPECT_LE(told, std::chrono::ceil<microseconds>(after.time_since_epoch()));
}

}  // namespace
}  // namespace coverstory::store::postgres
