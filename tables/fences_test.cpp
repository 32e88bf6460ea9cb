// A mistake of ours in the care of one table freezes that table, and nobody else notices.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

constexpr std::string_view kTimed = R"({"game":"cover-me","options":{"players":4},"clock":"30s"})";
constexpr std::string_view kQuick =
    R"("do":"quick","name":"Eve","settings":{"game":"cover-me","options":{"players":4}})";

/// Four people play with a clock, and somebody else against bots.
struct Fences : testing::Test {
  Fences() {
    EXPECT_EQ(others.outcome(0, R"("do":"start")"), "accepted");
    house.expects_faults = true;
    eve = house.connect();
  }
  bool is_anyone_stood_in_for() const {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      if (others.is_stood_in_for(seat)) return true;
    }
    return false;
  }
  std::string say(ConnectionId from, const std::string& code) {
    return outcome_of(house.ask(from, fmt::format(R"("do":"say","table":"{}","text":"?")", code)));
  }

  Gathering others{kTimed, 4};
  TestHouse& house = others.house;
  ConnectionId eve{};
};

TEST_F(Fences, where_a_bot_cannot_be_asked_that_table_is_frozen_and_other_clocks_run_out) {
  house.faulty_thoughts = 1;
  const std::string code = text_of(house.ask(eve, kQuick).at("table"));
  EXPECT_EQ(house.frozen, std::vector{code});
  EXPECT_EQ(house.real->figures().frozen, 1u);
  EXPECT_EQ(say(eve, code), "table_frozen");
  house.pass(30'000);
  house.settle();
  EXPECT_TRUE(is_anyone_stood_in_for());
}

TEST_F(Fences, where_a_bot_cannot_be_asked_when_a_clock_runs_out_other_bots_play_on) {
  const std::string code = text_of(house.ask(eve, kQuick).at("table"));
  house.faulty_thoughts = 1;
  house.pass(30'000);
  house.settle();
  EXPECT_EQ(house.frozen, std::vector{others.code});
  EXPECT_EQ(house.real->figures().questions, 0u);
  EXPECT_EQ(say(eve, code), "accepted");
  house.play_to_the_end({eve});
}

TEST_F(Fences, where_there_is_no_chance_for_a_deal_that_table_is_frozen_and_who_asked_is_told) {
  const std::string code = text_of(
      house.ask(eve, R"("do":"create","name":"Eve","settings":{"game":"cover-me"})").at("table"));
  house.faulty_seeds = 1;
  const auto answer = house.ask(eve, fmt::format(R"("do":"start","table":"{}","fill":true)", code));
  EXPECT_EQ(outcome_of(answer), "table_frozen");
  EXPECT_EQ(house.frozen, std::vector{code});
  EXPECT_EQ(say(others.people[0], others.code), "accepted");
}

TEST_F(Fences, a_hello_without_chance_is_refused_and_the_next_is_welcome) {
  house.faulty_seeds = 1;
  const ConnectionId late{1000};
  house.real->connected(late, house.now);
  EXPECT_EQ(outcome_of(house.ask(late, R"("do":"hello","version":1)")), "unavailable");
  EXPECT_EQ(outcome_of(house.ask(late, R"("do":"hello","version":1)")), "accepted");
  EXPECT_TRUE(house.frozen.empty());
}

TEST_F(Fences, a_frozen_table_leaves_the_memory_when_nobody_watches_and_stays_live_in_the_store) {
  house.faulty_thoughts = 1;
  const std::string code = text_of(house.ask(eve, kQuick).at("table"));
  house.disconnect(eve);
  for (const ConnectionId person : others.people) house.disconnect(person);
  house.pass(Time{12} * 3'600'000);
  EXPECT_EQ(house.real->figures().tables, 0u);
  const auto live = house.store.live_logs();
  ASSERT_EQ(live->size(), 1u);
  EXPECT_EQ(live->front().table, code);
  // Who comes for it finds it as the log has it.
  eve = house.connect(house.token_of(eve));
  EXPECT_EQ(outcome_of(house.ask(eve, fmt::format(R"("do":"watch","table":"{}")", code))),
            "accepted");
}

}  // namespace
}  // namespace coverstory::tables
