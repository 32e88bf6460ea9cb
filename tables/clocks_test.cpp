// Clocks and absence: when a bot plays for a person, and how the person comes back.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

/// Four people in a game with a clock.
struct Timed : Gathering {
  explicit Timed(std::string_view clock, int away_s = 60)
      : Gathering(fmt::format(
                      R"({{"game":"cover-me","options":{{"players":4}},"clock":"{}","away_s":{}}})",
                      clock, away_s),
                  4) {
    EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
  }

  std::optional<Time> due(std::size_t seat) const {
    const json::value& due = part(0, "clocks").at(seat);
    return due.is_null() ? std::nullopt : std::optional(due.to_number<Time>());
  }
  /// A seat that is not to act now.
  std::size_t idle() const {
    std::size_t seat = 0;
    while (due(seat)) ++seat;
    return seat;
  }
};

TEST(Clocks, each_clock_gives_its_time_for_a_decision) {
  for (const auto& [word, seconds] : {std::pair("30s", 30), std::pair("60s", 60),
                                      std::pair("3min", 180), std::pair("day", 86'400)}) {
    Timed table(word);
    const std::size_t seat = table.first_to_act();
    EXPECT_EQ(table.due(seat), table.house.now + Time{1000} * seconds) << word;
    table.house.pass(Time{1000} * seconds - 1);
    EXPECT_FALSE(table.is_stood_in_for(seat)) << word;
    table.house.pass(1);
    table.house.settle();
    EXPECT_TRUE(table.is_stood_in_for(seat)) << word;
  }
}

TEST(Clocks, without_a_clock_nothing_is_due) {
  Timed table("none");
  table.house.pass(Time{1000} * 86'400 * 3);
  EXPECT_FALSE(table.is_stood_in_for(table.first_to_act()));
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(table.due(seat), std::nullopt);
}

TEST(Clocks, when_a_clock_runs_out_all_are_told_and_a_bot_decides) {
  Timed table("30s");
  const std::size_t seat = table.first_to_act();
  const auto seq = table.house.seen(table.people[0]).at("seq").to_number<int>();
  table.house.pass(30'000);
  table.house.settle();
  for (std::size_t person = 0; person < 4; ++person) {
    EXPECT_TRUE(table.part(person, "room").at("seats").at(seat).at("stand_in").as_bool());
  }
  EXPECT_GE(table.house.seen(table.people[0]).at("seq").to_number<int>(), seq + 2);
}

TEST(Clocks, a_person_is_back_by_saying_so) {
  Timed table("30s");
  const std::size_t seat = table.first_to_act();
  EXPECT_EQ(table.outcome(seat, R"("do":"back")"), "wrong_stage");
  table.house.pass(30'000);
  EXPECT_EQ(table.outcome(seat, R"("do":"back")"), "accepted");
  EXPECT_FALSE(table.is_stood_in_for(seat));
}

TEST(Clocks, a_person_is_back_by_watching_again) {
  Timed table("30s");
  const std::size_t seat = table.first_to_act();
  table.house.pass(30'000);
  const ConnectionId again = table.house.connect(table.house.token_of(table.people[seat]));
  EXPECT_EQ(outcome_of(table.house.ask(
                again, fmt::format(R"("do":"watch","table":"{}","as":"board")", table.code))),
            "accepted");
  EXPECT_TRUE(table.is_stood_in_for(seat));
  EXPECT_EQ(
      outcome_of(table.house.ask(again, fmt::format(R"("do":"watch","table":"{}")", table.code))),
      "accepted");
  EXPECT_FALSE(table.is_stood_in_for(seat));
}

TEST(Clocks, a_person_is_back_by_deciding_and_has_the_whole_time_for_what_comes) {
  Timed table("30s");
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(0), "accepted");
  table.house.now += 30'000;
  table.house.real->pass_time(table.house.now);
  table.house.store_batch();
  EXPECT_TRUE(table.is_stood_in_for(1));
  EXPECT_EQ(table.choose_first(1), "accepted");
  EXPECT_FALSE(table.is_stood_in_for(1));
}

TEST(Clocks, an_answer_of_a_bot_that_comes_after_the_person_is_not_heard) {
  Timed table("30s");
  table.play_until_all_decide();
  TestHouse& house = table.house;
  house.now += 30'000;
  house.real->pass_time(house.now);
  house.store_batch();
  ASSERT_EQ(house.questions.size(), 4u);
  const Question question = std::move(house.questions[1]);
  house.questions.clear();
  house.send_only(table.people[1], fmt::format(R"("do":"back","table":"{}")", table.code));
  house.real->thought(question.id, think(question, bots::Budget::of_iterations(1)), house.now);
  house.store_batch();
  const auto& to_act = table.part(0, "game").at("to_act").as_array();
  EXPECT_EQ(to_act.size(), 4u) << serialize(to_act);
}

TEST(Clocks, taking_a_choice_back_gains_no_time) {
  Timed table("30s");
  table.play_until_all_decide();
  const auto due = table.due(1);
  ASSERT_TRUE(due.has_value());
  table.house.pass(20'000);
  EXPECT_EQ(table.choose_first(1), "accepted");
  EXPECT_EQ(table.due(1), std::nullopt);
  EXPECT_EQ(table.outcome(1, R"("do":"withdraw")"), "accepted");
  EXPECT_EQ(table.due(1), due);
  table.house.pass(10'000);
  table.house.settle();
  EXPECT_TRUE(table.is_stood_in_for(1));
}

TEST(Clocks, who_is_gone_for_too_long_while_another_waits_is_stood_in_for) {
  Timed table("none", 20);
  const std::size_t seat = table.first_to_act();
  table.house.disconnect(table.people[seat]);
  const std::size_t other = seat == 0 ? 1 : 0;
  const auto stood_in = [&] {
    return table.part(other, "room").at("seats").at(seat).at("stand_in").as_bool();
  };
  table.house.pass(19'999);
  EXPECT_FALSE(stood_in());
  table.house.pass(1);
  table.house.settle();
  EXPECT_TRUE(stood_in());
}

TEST(Clocks, who_comes_back_in_time_is_not_stood_in_for) {
  Timed table("none", 20);
  const std::size_t seat = table.first_to_act();
  table.house.disconnect(table.people[seat]);
  table.house.pass(15'000);
  table.people[seat] = table.house.connect_again(table.people[seat]);
  EXPECT_EQ(table.outcome(seat, R"("do":"watch")"), "accepted");
  table.house.pass(100'000);
  EXPECT_FALSE(table.part(seat, "room").at("seats").at(seat).at("stand_in").as_bool());
}

TEST(Clocks, nobody_is_stood_in_for_while_nobody_waits) {
  Timed table("none", 20);
  const std::size_t seat = table.first_to_act();
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(300'000);
  const std::size_t other = seat == 0 ? 1 : 0;
  table.people[other] = table.house.connect_again(table.people[other]);
  EXPECT_EQ(table.outcome(other, R"("do":"watch")"), "accepted");
  const auto stood_in = [&] {
    return table.part(other, "room").at("seats").at(seat).at("stand_in").as_bool();
  };
  table.house.settle();
  EXPECT_TRUE(stood_in());  // gone for long enough, and now somebody waits
}

TEST(Clocks, who_is_gone_while_it_is_not_their_turn_is_not_stood_in_for) {
  Timed table("none", 20);
  std::size_t idle = 0;
  const auto& to_act = table.part(0, "game").at("to_act").as_array();
  while (std::ranges::find(to_act, json::value(idle)) != to_act.end()) ++idle;
  ASSERT_LT(idle, 4u);
  table.house.disconnect(table.people[idle]);
  table.house.pass(100'000);
  const std::size_t other = idle == 0 ? 1 : 0;
  EXPECT_FALSE(table.part(other, "room").at("seats").at(idle).at("stand_in").as_bool());
}

TEST(Clocks, a_lone_person_against_bots_may_be_gone_for_ever) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto quick = house.ask(
      ada,
      R"("do":"quick","name":"Ada","settings":{"game":"cover-me","away_s":10,"level":"easy"})");
  house.disconnect(ada);
  house.pass(Time{1000} * 86'400 * 7);
  EXPECT_EQ(house.real->figures().tables, 0u);
  const ConnectionId back = house.connect(house.token_of(ada));
  house.ask(back, fmt::format(R"("do":"watch","table":"{}")", text_of(quick.at("table"))));
  const json::object& seen = house.seen(back);
  EXPECT_EQ(text_of(seen.at("room").at("stage")), "playing");
  EXPECT_FALSE(seen.at("room").at("seats").at(0).at("stand_in").as_bool());
  house.play_to_the_end({back});
}

TEST(Clocks, a_day_for_a_decision_goes_on_through_a_restart) {
  Timed table("day");
  const std::size_t seat = table.first_to_act();
  const auto due = table.due(seat);
  table.house.pass(Time{3'600'000} * 20);
  table.house.restart();
  for (std::size_t person = 0; person < 4; ++person) {
    table.people[person] = table.house.connect(table.house.token_of(table.people[person]));
    EXPECT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  EXPECT_EQ(table.due(seat), due);
  table.house.pass(Time{3'600'000} * 4 - 1);
  EXPECT_FALSE(table.is_stood_in_for(seat));
  table.house.pass(1);
  table.house.settle();
  EXPECT_TRUE(table.is_stood_in_for(seat));
}

TEST(Clocks, nobody_is_stood_in_for_who_could_not_be_back_after_a_restart) {
  Timed table("30s");
  const std::size_t seat = table.first_to_act();
  table.house.now += 3'600'000;
  table.house.restart();
  for (std::size_t person = 0; person < 4; ++person) {
    if (person == seat) continue;
    table.people[person] = table.house.connect(table.house.token_of(table.people[person]));
    EXPECT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  const auto is_stood_in_for = [&] {
    return table.part(seat == 0 ? 1 : 0, "room").at("seats").at(seat).at("stand_in").as_bool();
  };
  table.house.pass(kComingBackMs - 1);
  EXPECT_FALSE(is_stood_in_for());
  table.house.pass(1);
  table.house.settle();
  EXPECT_TRUE(is_stood_in_for());
}

TEST(Clocks, after_the_house_stood_still_people_have_time_to_come_back) {
  Timed table("30s");
  const std::size_t seat = table.first_to_act();
  table.house.now += 30'000;
  table.house.real->resume(table.house.now);
  table.house.pass(kComingBackMs - 1);
  EXPECT_FALSE(table.is_stood_in_for(seat));
  EXPECT_EQ(table.choose_first(seat), "accepted");
}

TEST(Clocks, a_table_with_a_day_for_a_decision_that_nobody_watches_is_still_kept) {
  Timed table("day");
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(Time{3'600'000} * 20);
  EXPECT_EQ(table.house.real->figures().tables, 1u);
}

TEST(Clocks, with_everybody_gone_the_clocks_bring_the_game_to_its_end) {
  Timed table("30s");
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(3'600'000);
  EXPECT_EQ(table.house.real->figures().games_ended, 1u);
  EXPECT_EQ(table.house.real->figures().questions, 0u);
}

TEST(Clocks, who_leaves_a_game_is_followed_by_a_bot_at_once) {
  Timed table("none");
  const std::size_t seat = table.first_to_act();
  const std::size_t other = seat == 0 ? 1 : 0;
  const json::value before = table.part(other, "game");
  EXPECT_EQ(table.outcome(seat, R"("do":"leave")"), "accepted");
  EXPECT_EQ(text_of(table.part(other, "room").at("seats").at(seat).at("kind")), "bot");
  EXPECT_NE(table.part(other, "game"), before);
  EXPECT_TRUE(table.part(seat, "mine").is_null());
}

}  // namespace
}  // namespace coverstory::tables
