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

TEST(Limits, beyond_so_many_spectators_only_players_and_boards_get_in) {
  Gathering table(kFourAtCoverMe, 4, {.spectators_of_a_table = 2});
  const auto comes = [&](std::string_view as, std::optional<std::size_t> person = std::nullopt) {
    TestHouse& house = table.house;
    const ConnectionId id =
        person ? house.connect(house.token_of(table.people[*person])) : house.connect();
    return outcome_of(
        house.ask(id, fmt::format(R"("do":"watch","table":"{}","as":"{}")", table.code, as)));
  };
  EXPECT_EQ(comes("spectator"), "accepted");
  EXPECT_EQ(comes("spectator"), "accepted");
  EXPECT_EQ(comes("spectator"), "too_many");
  EXPECT_EQ(comes("board"), "accepted");
  EXPECT_EQ(comes("seat", 1), "accepted");
  EXPECT_EQ(comes("board", 1), "accepted");
  for (int board = 0; board < 20; ++board) comes("board");
  EXPECT_EQ(comes("board"), "too_many");
  EXPECT_EQ(comes("spectator", 2), "accepted");
}

TEST(Limits, a_spectator_who_asks_again_has_a_place_already) {
  Gathering table(kFourAtCoverMe, 1, {.spectators_of_a_table = 1});
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
}

TEST(Limits, a_table_that_is_read_is_one_more) {
  TestHouse house(1, {.tables = 1});
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const ConnectionId ada = house.connect();
  const auto first = house.ask(ada, create).at("table");
  house.ask(ada, R"("do":"unwatch")");
  house.pass(10 * 60'000);
  EXPECT_EQ(outcome_of(house.ask(ada, create)), "accepted");
  const auto refused = house.ask(ada, fmt::format(R"("do":"watch","table":{})", serialize(first)));
  EXPECT_EQ(outcome_of(refused), "too_many");
  std::string outcome;
  house.real->fetch(
      text_of(first), {}, House::Fetch::Record, std::nullopt,
      [&](const auto& fetched) { outcome = records::word_of(fetched.error().code); }, house.now);
  house.settle();
  EXPECT_EQ(outcome, "too_many");
  EXPECT_EQ(house.real->figures().tables, 1u);
}

TEST(Limits, a_game_that_is_played_comes_in_for_its_players_when_the_house_is_full) {
  TestHouse house(1, {.tables = 10});
  const auto settings = R"({"game":"cover-me","options":{"players":2}})";
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", settings);
  const ConnectionId ada = house.connect(), bo = house.connect();
  const auto codes = [&] {
    std::vector<std::string> made;
    for (int table = 0; table < 2; ++table) {
      made.push_back(serialize(house.ask(ada, create).at("table")));
      for (const auto& [who, deed] :
           {std::pair(bo, R"("do":"join","name":"Bo")"), std::pair(ada, R"("do":"start")")})
        EXPECT_EQ(outcome_of(house.ask(who, fmt::format(R"({},"table":{})", deed, made.back()))),
                  "accepted");
    }
    return made;
  }();
  for (const ConnectionId person : {ada, bo}) house.ask(person, R"("do":"unwatch")");
  house.pass(10 * 60'000);
  ASSERT_EQ(house.real->figures().tables, 0u);
  for (int table = 0; table < 10; ++table)
    ASSERT_EQ(outcome_of(house.ask(house.connect(), create)), "accepted");
  const auto watch = [&](ConnectionId who, const std::string& code) {
    return outcome_of(house.ask(who, fmt::format(R"("do":"watch","table":{})", code)));
  };
  EXPECT_EQ(watch(house.connect(), codes[0]), "too_many");
  EXPECT_EQ(watch(bo, codes[0]), "accepted");
  EXPECT_EQ(watch(ada, codes[1]), "too_many");
  EXPECT_EQ(house.real->figures().tables, 11u);
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
