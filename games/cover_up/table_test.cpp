// Cover Up at a table: the house keeps the hourglass and the limit, bots carry out their plans, and
// what was under way when the time ran out still counts.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "records/check.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

constexpr Time kCountIn = 3000, kLimit = 60'000, kHourglass = 30'000;

std::string settings_for(int players, std::string_view more = "") {
  return fmt::format(
      R"({{"game":"cover-up","options":{{"players":{},"limit_s":60,"hourglass_s":30}},)"
      R"("level":"easy","away_s":10{}}})",
      players, more);
}

/// People in a game that has just started; open seats are bots.
struct Builders : Gathering {
  explicit Builders(int guests, int players, std::string_view more = "")
      : Gathering(settings_for(players, more), guests), began(house.now + kCountIn) {
    EXPECT_EQ(outcome(0, R"("do":"start","fill":true)"), "accepted");
  }

  std::string phase(std::size_t person = 0) const {
    return text_of(part(person, "game").at("phase"));
  }
  const json::value& seat(std::size_t of, std::size_t seen_by) const {
    return part(seen_by, "game").at("seats").at(of);
  }
  /// All five cards far from each other, or the first of them.
  std::string arrange(std::size_t person, std::size_t cards = 5) const {
    json::array pile;
    const json::value& hand = seat(person, person).at("hand");
    for (std::size_t card = 0; card < cards; ++card) {
      pile.push_back(
          {{"card", hand.at(card)}, {"o", 0}, {"x", 5 * static_cast<int>(card) - 10}, {"y", 0}});
    }
    return fmt::format(R"("do":"arrange","pile":{})", serialize(pile));
  }
  /// The clock shows so many milliseconds since the building began.
  void at(Time since) {
    house.pass(began + since - house.now);
    house.settle();
  }
  /// Whoever may do something does it: the pile stays empty, the first green card goes back.
  bool act_if_possible(std::size_t person) {
    const json::value& mine = part(person, "mine");
    if (mine.at("may_be_done").as_bool()) return outcome(person, R"("do":"done")") == "accepted";
    if (mine.at("returnable").as_array().empty() || !mine.at("to_return").is_null()) return false;
    return outcome(person, fmt::format(R"("do":"return","card":{})",
                                       serialize(mine.at("returnable").at(0)))) == "accepted";
  }
  void play_to_the_end() {
    for (int turn = 0; turn < 2000 && room("stage") == "playing"; ++turn) {
      bool acted = false;
      for (std::size_t person = 0; person < people.size(); ++person) {
        acted = act_if_possible(person) || acted;
      }
      if (!acted) house.pass(500);
    }
    EXPECT_EQ(room("stage"), "over");
  }
  std::string mistake_in_record() {
    std::istringstream in(text_of(ask(0, R"("do":"record")").at("record")));
    const auto lines = records::GameReader(in).next();
    if (!lines || !*lines) return "no game";
    const auto mistake = records::first_mistake(**lines);
    return mistake ? mistake->sentence : "";
  }

  Time began;
};

TEST(CoverUpTable, people_and_bots_play_a_whole_game_and_its_record_is_right) {
  Builders table(2, 4);
  table.play_to_the_end();
  EXPECT_EQ(table.mistake_in_record(), "");
  EXPECT_FALSE(table.part(1, "room").at("result").is_null());
}

TEST(CoverUpTable, one_plays_alone_against_par) {
  Builders table(1, 1);
  table.at(0);
  EXPECT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"flip")"), "illegal");
  table.play_to_the_end();
  EXPECT_EQ(table.mistake_in_record(), "");
}

TEST(CoverUpTable, the_count_of_three_comes_before_the_building) {
  Builders table(2, 2);
  table.at(-1);
  EXPECT_EQ(table.phase(), "count-in");
  const auto early = table.ask(0, table.arrange(0));
  EXPECT_EQ(outcome_of(early), "illegal");
  EXPECT_TRUE(text_of(early.at("clause")).starts_with("CU-"));
  table.at(0);
  EXPECT_EQ(table.phase(), "building");
  EXPECT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  EXPECT_EQ(text_of(table.seat(0, 1).at("placed")), "5");
  EXPECT_TRUE(table.seat(0, 1).at("pile").is_null());
}

TEST(CoverUpTable, CU_4_2_what_was_under_way_when_the_time_ran_out_counts_within_300_ms) {
  Builders table(2, 2);
  constexpr Time kEnd = kLimit + kHourglass;  // after the limit the hourglass runs by itself
  table.at(kEnd + 299);
  EXPECT_EQ(table.phase(), "hourglass");
  EXPECT_EQ(table.outcome(0, table.arrange(0, 1)), "accepted");
  const auto log = table.house.store.log_of(table.code);
  EXPECT_EQ(json::parse((*log)->bodies.back()).at("at").to_number<Time>(), table.began + kEnd - 1);
  table.house.now = table.began + kEnd + 300;
  EXPECT_EQ(table.outcome(1, table.arrange(1, 1)), "illegal");
  EXPECT_EQ(table.phase(), "returning");
  EXPECT_EQ(table.seat(0, 1).at("pile").as_array().size(), 1u);
  EXPECT_EQ(table.seat(1, 0).at("pile").as_array().size(), 0u);
}

TEST(CoverUpTable, CU_4_1_the_hourglass_runs_by_the_clock_of_the_house) {
  Builders table(2, 2);
  table.at(5000);
  ASSERT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"flip")"), "accepted");
  EXPECT_EQ(table.phase(1), "hourglass");
  EXPECT_EQ(table.part(1, "game").at("deadline").to_number<Time>(),
            table.began + 5000 + kHourglass);
  table.at(5000 + kHourglass + 299);
  EXPECT_EQ(table.phase(), "hourglass");
  EXPECT_EQ(table.outcome(1, table.arrange(1, 2)), "accepted");
  table.at(5000 + kHourglass + 300);
  EXPECT_EQ(table.phase(), "returning");
  EXPECT_EQ(text_of(table.part(0, "game").at("ended_by")), "hourglass");
  EXPECT_EQ(table.seat(1, 0).at("pile").as_array().size(), 2u);
}

TEST(CoverUpTable, CU_4_2_when_all_are_done_nobody_waits_for_the_time) {
  Builders table(2, 2);
  table.at(1000);
  EXPECT_EQ(table.outcome(0, R"("do":"done")"), "accepted");
  EXPECT_EQ(table.phase(), "building");
  EXPECT_EQ(table.outcome(1, R"("do":"done")"), "accepted");
  EXPECT_EQ(table.phase(), "returning");
}

TEST(CoverUpTable, CU_4_2_when_every_person_is_done_the_bots_finish_at_once) {
  Builders table(2, 4);
  table.at(1000);
  EXPECT_EQ(table.outcome(0, R"("do":"done")"), "accepted");
  // Somebody still builds: the bots keep their pace.
  EXPECT_EQ(table.phase(), "building");
  EXPECT_EQ(text_of(table.seat(2, 0).at("placed")), "0");
  EXPECT_EQ(table.outcome(1, R"("do":"done")"), "accepted");
  EXPECT_EQ(table.phase(), "returning");
  EXPECT_EQ(text_of(table.part(0, "game").at("ended_by")), "done");
  for (const std::size_t bot : {2u, 3u}) {
    EXPECT_GE(table.seat(bot, 0).at("pile").as_array().size(), 3u);
  }
}

TEST(CoverUpTable, CU_4_2_bots_that_finish_at_once_do_not_outrun_the_hourglass) {
  // An easy bot lays a card in 6.5 seconds at the quickest.
  constexpr Time kFlip = 1000, kOneCard = 6500;
  Builders table(1, 4);
  table.at(kFlip);
  ASSERT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"flip")"), "accepted");
  EXPECT_EQ(table.phase(), "returning");
  EXPECT_EQ(text_of(table.part(0, "game").at("ended_by")), "done");
  for (const std::size_t bot : {1u, 2u, 3u}) {
    const auto placed = table.seat(bot, 0).at("pile").as_array().size();
    EXPECT_GE(placed, 1u);
    EXPECT_LE(placed, static_cast<std::size_t>((kFlip + kHourglass) / kOneCard));
  }
}

TEST(CoverUpTable, CU_4_2_who_is_done_is_shown_how_the_others_build_and_they_notice_nothing) {
  Builders table(3, 3);
  table.at(1000);
  ASSERT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  ASSERT_EQ(table.outcome(1, table.arrange(1, 2)), "accepted");
  EXPECT_TRUE(table.seat(1, 0).at("pile").is_null());
  ASSERT_EQ(table.outcome(0, R"("do":"flip")"), "accepted");
  EXPECT_EQ(table.seat(1, 0).at("pile").as_array().size(), 2u);
  const auto number = [&](std::size_t person) { return text_of(table.part(person, "seq")); };
  const std::string before = number(2), seen_before = number(0);
  // As many cards, laid otherwise.
  std::string moved = table.arrange(1, 2);
  moved.replace(moved.find(R"("y":0)"), 5, R"("y":1)");
  ASSERT_EQ(table.outcome(1, moved), "accepted");
  EXPECT_EQ(text_of(table.seat(1, 0).at("pile").at(0).at("y")), "1");
  EXPECT_NE(number(0), seen_before);
  EXPECT_EQ(number(2), before);
  EXPECT_TRUE(table.seat(1, 2).at("pile").is_null());
  EXPECT_TRUE(table.seat(0, 2).at("pile").is_null());
}

TEST(CoverUpTable, CU_6_1_a_return_is_sealed_and_may_be_changed_until_all_have_chosen) {
  Builders table(2, 2);
  table.at(0);
  table.ask(0, R"("do":"done")");
  table.ask(1, R"("do":"done")");
  const auto give = [&](std::size_t person, std::size_t card) {
    const json::value& returnable = table.part(person, "mine").at("returnable");
    const auto at = std::min(card, returnable.as_array().size() - 1);
    return table.outcome(person,
                         fmt::format(R"("do":"return","card":{})", serialize(returnable.at(at))));
  };
  EXPECT_EQ(give(0, 0), "accepted");
  EXPECT_EQ(give(0, 1), "accepted");
  EXPECT_FALSE(table.part(0, "mine").at("to_return").is_null());
  EXPECT_EQ(table.part(0, "game").at("seats").at(0).at("must_return"), json::value(false));
  EXPECT_EQ(give(1, 0), "accepted");
  EXPECT_EQ(text_of(table.part(0, "game").at("round")), "2");
  EXPECT_EQ(table.phase(), "count-in");
}

TEST(CoverUpTable, a_bot_builds_while_the_time_passes_and_its_hand_is_hidden) {
  Builders table(1, 2);
  table.at(0);
  EXPECT_TRUE(table.seat(1, 0).at("hand").is_null());
  int last = 0;
  for (Time since = 0; since < kLimit && table.phase() != "returning"; since += 500) {
    table.at(since);
    last = std::max(last, table.seat(1, 0).at("placed").to_number<int>());
  }
  EXPECT_GT(last, 0);
}

TEST(CoverUpTable, a_bot_that_takes_over_in_a_round_builds_and_the_person_comes_back_to_its_pile) {
  Builders table(2, 2);
  table.at(0);
  table.house.disconnect(table.people[1]);
  table.at(10'000);
  EXPECT_TRUE(table.is_stood_in_for(1));
  table.at(50'000);
  EXPECT_GT(table.seat(1, 0).at("placed").to_number<int>(), 0);
  const std::string phase = table.phase();
  table.people[1] = table.house.connect_again(table.people[1]);
  ASSERT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_FALSE(table.is_stood_in_for(1));
  EXPECT_FALSE(table.seat(1, 1).at("hand").is_null());
  table.play_to_the_end();
  EXPECT_EQ(table.mistake_in_record(), "");
}

TEST(CoverUpTable, a_stand_in_returns_a_card_and_plays_the_next_round) {
  Builders table(2, 2);
  table.at(0);
  table.ask(0, R"("do":"done")");
  table.ask(1, R"("do":"done")");
  table.house.disconnect(table.people[1]);
  table.house.pass(10'000);
  table.house.settle();
  EXPECT_TRUE(table.is_stood_in_for(1));
  EXPECT_EQ(table.seat(1, 0).at("must_return"), json::value(false));
  EXPECT_TRUE(table.act_if_possible(0));
  EXPECT_EQ(text_of(table.part(0, "game").at("round")), "2");
  table.people.pop_back();
  table.play_to_the_end();
}

TEST(CoverUpTable, a_game_goes_on_where_it_was_after_a_restart) {
  Builders table(2, 3);
  table.at(2000);
  ASSERT_EQ(table.outcome(0, table.arrange(0, 3)), "accepted");
  table.house.restart();
  for (std::size_t person = 0; person < 2; ++person) {
    table.people[person] = table.house.connect(table.house.token_of(table.people[person]));
    ASSERT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  EXPECT_EQ(table.seat(0, 0).at("pile").as_array().size(), 3u);
  table.play_to_the_end();
  EXPECT_EQ(table.mistake_in_record(), "");
}

TEST(CoverUpTable, deadlines_that_passed_while_the_server_was_down_count_from_when_they_were_due) {
  Builders table(2, 2);
  table.at(2000);
  table.house.now = table.began + kLimit + 100'000;
  table.house.restart();
  for (std::size_t person = 0; person < 2; ++person) {
    table.people[person] = table.house.connect(table.house.token_of(table.people[person]));
    ASSERT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  // Who was in the middle of it may still finish, as if just before the limit.
  EXPECT_EQ(table.phase(), "building");
  EXPECT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  table.house.pass(kComingBackMs);
  EXPECT_EQ(table.phase(), "returning");
  table.play_to_the_end();
  EXPECT_EQ(table.mistake_in_record(), "");
}

TEST(CoverUpTable, CU_4_2_the_clock_of_the_table_is_not_for_building) {
  Builders table(2, 2, R"(,"clock":"30s")");
  table.at(60'000);
  EXPECT_EQ(table.phase(), "building");
  EXPECT_FALSE(table.is_stood_in_for(0));
  EXPECT_TRUE(table.part(0, "clocks").at(0).is_null());
}

TEST(CoverUpTable, with_a_clock_everybody_gone_the_game_ends_by_itself) {
  Builders table(2, 2, R"(,"clock":"30s")");
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(3'600'000);
  EXPECT_EQ(table.house.real->figures().games_ended, 1u);
}

TEST(CoverUpTable, choices_of_the_other_game_are_refused) {
  Builders table(2, 2);
  EXPECT_EQ(table.outcome(0, R"("do":"choose","choice":{"kind":"vote","extra":true})"), "illegal");
  EXPECT_EQ(table.outcome(0, R"("do":"withdraw")"), "illegal");
}

TEST(CoverUpTable, CU_4_1_a_flip_in_the_grace_counts_from_just_before_the_limit) {
  Builders table(2, 2);
  table.house.now = table.began;
  table.house.real->pass_time(table.house.now);
  table.house.settle();
  table.house.now = table.began + kLimit + 100;
  EXPECT_EQ(table.outcome(0, table.arrange(0)), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"flip")"), "accepted");
  EXPECT_EQ(table.phase(), "hourglass");
  EXPECT_EQ(table.part(0, "game").at("deadline").to_number<Time>(),
            table.began + kLimit - 1 + kHourglass);
}

}  // namespace
}  // namespace coverstory::tables
