// The limits of a house: how many tables, and how long one may go on.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

TEST(Limits, beyond_so_many_tables_no_more_are_opened) {
  Parlour parlour(1, {.tables = 2});
  const ConnectionId ada = parlour.connect();
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const auto first = parlour.ask(ada, create);
  EXPECT_EQ(outcome_of(first), "accepted");
  EXPECT_EQ(outcome_of(parlour.ask_again(ada, 900, create)), "accepted");
  EXPECT_EQ(outcome_of(parlour.ask(ada, create)), "too_many");
  EXPECT_EQ(
      outcome_of(parlour.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me"})")),
      "too_many");
  EXPECT_EQ(outcome_of(parlour.ask_again(ada, 900, create)), "accepted");  // not one more
  EXPECT_EQ(parlour.house->figures().tables, 2u);
}

TEST(Limits, a_rematch_is_one_more_table) {
  Parlour parlour(1, {.tables = 1});
  const ConnectionId ada = parlour.connect();
  const auto quick = parlour.ask(
      ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  parlour.play_to_the_end({ada});
  const std::string rematch =
      fmt::format(R"("do":"rematch","table":{})", serialize(quick.at("table")));
  EXPECT_EQ(outcome_of(parlour.ask(ada, rematch)), "too_many");
  EXPECT_TRUE(parlour.seen(ada).at("room").at("rematch").is_null());
}

TEST(Limits, tables_that_rest_make_room) {
  Parlour parlour(1, {.tables = 1});
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const ConnectionId ada = parlour.connect();
  EXPECT_EQ(outcome_of(parlour.ask(ada, create)), "accepted");
  EXPECT_EQ(outcome_of(parlour.ask(ada, create)), "too_many");
  parlour.disconnect(ada);
  parlour.pass(10 * 60'000);
  parlour.settle();
  EXPECT_EQ(outcome_of(parlour.ask(parlour.connect(), create)), "accepted");
}

TEST(Limits, a_table_with_too_many_entries_takes_no_more) {
  Gathering table(kFourAtCoverMe, 2, {.entries_of_a_table = 4});
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"One")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Two")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Three")"), "too_many");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
}

TEST(Limits, at_a_table_with_too_many_entries_bots_stop_thinking_and_it_rests) {
  Parlour parlour(1, {.entries_of_a_table = 10});
  const ConnectionId ada = parlour.connect();
  const auto quick = parlour.ask(
      ada,
      R"("do":"quick","name":"Ada","settings":{"game":"cover-me","clock":"30s","level":"easy"})");
  ASSERT_EQ(outcome_of(quick), "accepted");
  for (int round = 0; round < 100 && !parlour.questions.empty(); ++round) {
    parlour.store_batch();
    parlour.think_one();
  }
  for (int round = 0; round < 100; ++round) {
    parlour.now += 30'000;
    parlour.house->pass_time(parlour.now);
    parlour.store_batch();
    parlour.think_one();
  }
  EXPECT_TRUE(parlour.questions.empty());
  EXPECT_EQ(parlour.seen(ada).at("seq").to_number<int>(), 10);
  parlour.disconnect(ada);
  for (int minute = 0; minute < 30; ++minute) {
    parlour.now += 60'000;
    parlour.house->pass_time(parlour.now);
  }
  EXPECT_EQ(parlour.house->figures().tables, 0u);
}

}  // namespace
}  // namespace coverstory::tables
