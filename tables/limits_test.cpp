// The limits of a house: how many tables, and how long one may go on.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/commands.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

TEST(Limits, beyond_so_many_tables_no_more_are_opened) {
  TestHouse house(1, {.tables = 2});
  const ConnectionId ada = house.connect();
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const auto first = house.ask(ada, create);
  EXPECT_EQ(outcome_of(first), "accepted");
  EXPECT_EQ(outcome_of(house.ask_again(ada, 900, create)), "accepted");
  EXPECT_EQ(outcome_of(house.ask(ada, create)), "too_many");
  EXPECT_EQ(
      outcome_of(house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me"})")),
      "too_many");
  EXPECT_EQ(outcome_of(house.ask_again(ada, 900, create)), "accepted");  // not one more
  EXPECT_EQ(house.real->figures().tables, 2u);
}

TEST(Limits, a_rematch_is_one_more_table) {
  TestHouse house(1, {.tables = 1});
  const ConnectionId ada = house.connect();
  const auto quick =
      house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  house.play_to_the_end({ada});
  const std::string rematch =
      fmt::format(R"("do":"rematch","table":{})", serialize(quick.at("table")));
  EXPECT_EQ(outcome_of(house.ask(ada, rematch)), "too_many");
  EXPECT_TRUE(house.seen(ada).at("room").at("rematch").is_null());
}

TEST(Limits, tables_that_rest_make_room) {
  TestHouse house(1, {.tables = 1});
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const ConnectionId ada = house.connect();
  EXPECT_EQ(outcome_of(house.ask(ada, create)), "accepted");
  EXPECT_EQ(outcome_of(house.ask(ada, create)), "too_many");
  house.disconnect(ada);
  house.pass(10 * 60'000);
  house.settle();
  EXPECT_EQ(outcome_of(house.ask(house.connect(), create)), "accepted");
}

TEST(Limits, a_table_with_too_many_entries_takes_no_more) {
  Gathering table(kFourAtCoverMe, 2, {.entries_of_a_table = 4});
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"One")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Two")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Three")"), "too_many");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
}

TEST(Limits, a_table_whose_entries_are_too_large_takes_no_more) {
  Gathering table(kFourAtCoverMe, 2, {.bytes_of_a_table = 1200});
  const std::string say = fmt::format(R"("do":"say","text":"{}")", std::string(300, 'x'));
  std::size_t said = 0;
  for (; said < 5 && table.outcome(said % 2, say) == "accepted"; ++said) continue;
  EXPECT_GT(said, 1u);
  EXPECT_LT(said, 5u);
  EXPECT_EQ(table.outcome(0, say), "too_many");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
}

TEST(Limits, at_a_table_with_too_many_entries_bots_stop_thinking_and_it_rests) {
  TestHouse house(1, {.entries_of_a_table = 10});
  const ConnectionId ada = house.connect();
  const auto quick = house.ask(
      ada,
      R"("do":"quick","name":"Ada","settings":{"game":"cover-me","clock":"30s","level":"easy"})");
  ASSERT_EQ(outcome_of(quick), "accepted");
  for (int round = 0; round < 100 && !house.questions.empty(); ++round) {
    house.store_batch();
    house.think_one();
  }
  for (int round = 0; round < 100; ++round) {
    house.now += 30'000;
    house.real->pass_time(house.now);
    house.store_batch();
    house.think_one();
  }
  EXPECT_TRUE(house.questions.empty());
  EXPECT_EQ(house.seen(ada).at("seq").to_number<int>(), 10);
  house.disconnect(ada);
  for (int minute = 0; minute < 30; ++minute) {
    house.now += 60'000;
    house.real->pass_time(house.now);
  }
  EXPECT_EQ(house.real->figures().tables, 0u);
}

TEST(Limits, watching_and_lists_cost_more_than_a_plain_command) {
  Gathering table(kFourAtCoverMe, 2);
  for (const auto& [fields, cost] :
       {std::pair{R"("do":"tables")", kCostOfList}, std::pair{R"("do":"mine")", kCostOfList}}) {
    table.house.purse = 2 * cost - 1;
    EXPECT_EQ(outcome_of(table.house.ask(table.people[1], fields)), "accepted") << fields;
    EXPECT_EQ(outcome_of(table.house.ask(table.people[1], fields)), "too_fast") << fields;
  }
  table.house.purse = 2 * kCostOfWatching - 1;
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "too_fast");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Still here")"), "accepted");
  EXPECT_FALSE(table.part(1, "chat").as_array().empty());
}

}  // namespace
}  // namespace coverstory::tables
