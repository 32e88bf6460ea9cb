// A table is read once, and what waits for it comes out as it went in.
#include "tables/loading.h"

#include <gtest/gtest.h>

#include "engine/core/ensure.h"
#include "tables/test_outside.h"

namespace coverstory::tables {
namespace {

struct LoadingTest : testing::Test {
  bool wait(const std::string& table, int from, const char* text) {
    return loading.wait(table, Loading::WaitingCommand{ConnectionId(from), text}, 0);
  }

  TestOutside outside;
  Loading loading{outside};
};

TEST_F(LoadingTest, a_table_is_asked_for_once_however_many_wait) {
  EXPECT_TRUE(wait("T", 1, "a"));
  EXPECT_TRUE(wait("T", 2, "b"));
  EXPECT_TRUE(loading.wait("T", [](const protocol::Refusal&) {}, 0));
  EXPECT_EQ(outside.loads, std::vector<std::string>{"T"});
  EXPECT_TRUE(loading.is_reading("T"));
}

TEST_F(LoadingTest, what_waited_comes_out_in_its_order_and_the_table_can_be_read_again) {
  wait("T", 1, "a");
  wait("S", 1, "b");
  wait("T", 2, "c");
  const Loading::Waiting waiting = loading.take("T");
  ASSERT_EQ(waiting.commands.size(), 2u);
  EXPECT_EQ(waiting.commands[0].text, "a");
  EXPECT_EQ(waiting.commands[1].text, "c");
  EXPECT_EQ(waiting.commands[1].from, ConnectionId(2));
  EXPECT_FALSE(loading.is_reading("T"));
  EXPECT_TRUE(loading.is_reading("S"));
  wait("T", 1, "d");
  EXPECT_EQ(outside.loads, (std::vector<std::string>{"T", "S", "T"}));
}

TEST_F(LoadingTest, where_too_many_wait_the_next_is_turned_away) {
  for (std::size_t i = 0; i < Loading::kMostWaiting; ++i) EXPECT_TRUE(wait("T", 1, "a"));
  EXPECT_FALSE(wait("T", 1, "one too many"));
  EXPECT_TRUE(wait("S", 1, "another table"));
  EXPECT_EQ(loading.take("T").commands.size(), Loading::kMostWaiting);
}

TEST_F(LoadingTest, who_has_waited_for_too_long_waits_no_more_and_nobody_else_begins_to) {
  wait("T", 1, "a");
  EXPECT_EQ(loading.first_deadline(), Loading::kPatienceMs);
  EXPECT_TRUE(loading.give_up(Loading::kPatienceMs - 1).commands.empty());
  EXPECT_EQ(loading.give_up(Loading::kPatienceMs).commands.size(), 1u);
  EXPECT_EQ(loading.first_deadline(), std::nullopt);
  EXPECT_FALSE(
      loading.wait("T", Loading::WaitingCommand{ConnectionId(2), "b"}, Loading::kPatienceMs));
  EXPECT_TRUE(loading.is_reading("T"));
  EXPECT_TRUE(loading.take("T").commands.empty());
}

TEST_F(LoadingTest, so_many_tables_are_read_at_once_and_no_more) {
  for (std::size_t i = 0; i < Loading::kMostTables; ++i) {
    EXPECT_TRUE(wait("T" + std::to_string(i), 1, "a"));
  }
  EXPECT_FALSE(wait("S", 1, "one too many"));
  EXPECT_EQ(outside.loads.size(), Loading::kMostTables);
}

TEST_F(LoadingTest, only_a_table_that_was_asked_for_is_taken) {
  EXPECT_THROW(loading.take("T"), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory::tables
