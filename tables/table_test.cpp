// The fold of a table: what each step does, and what it is refused for. A refused step changes
// nothing.
#include "tables/table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/cover_me/options.h"
#include "engine/cover_up/action.h"
#include "engine/cover_up/options.h"
#include "engine/cover_up/test_piles.h"
#include "games/all.h"
#include "games/cover_me/game.h"
#include "tables/showing.h"

namespace coverstory::tables {
namespace {

using protocol::Code;
using protocol::Level;

Person person(int number) {
  return person_of(token_from(Seed::from_number(static_cast<std::uint64_t>(number))));
}

protocol::Settings four() {
  return {.game = &games::cover_me(), .options = cover_me::Options{.players = 4}};
}

/// A table with one person in the first of its seats; person n sits down as n.
struct TableTest : testing::Test {
  explicit TableTest(const protocol::Settings& settings = four()) {
    Created created{.settings = settings, .host = Seat(0)};
    created.seats.resize(static_cast<std::size_t>(settings.players()));
    created.seats[0] = Occupant::of_person(person(0), "Ada");
    EXPECT_EQ(perform(created), "");
  }

  /// The word of the refusal, or nothing. A refused step changes nothing.
  std::string perform(const What& what, Time at = 0, std::optional<Asked> asked = std::nullopt) {
    const auto room =
        table.seq() == 0 ? boost::json::object() : protocol::room_json(room_of(table));
    const auto seq = table.seq();
    const Verdict verdict = table.apply({at, asked, what});
    if (verdict) {
      EXPECT_EQ(table.seq(), seq + 1);
      return "";
    }
    EXPECT_EQ(table.seq(), seq);
    if (seq > 0) EXPECT_EQ(protocol::room_json(room_of(table)), room);
    EXPECT_TRUE(verdict.error().why.ends_with('.')) << verdict.error().why;
    return std::string(records::word_of(verdict.error().code));
  }

  void fill_up() {
    for (int seat = 1; seat < table.room().players(); ++seat) {
      ASSERT_EQ(perform(Joined{Seat(seat), person(seat), "P" + std::to_string(seat)}), "");
    }
  }
  void start(Time at = 0) {
    fill_up();
    ASSERT_EQ(perform(Started{Seed::from_number(1)}, at), "");
  }
  Seat first_to_act() const { return table.game()->awaited().first(); }
  /// The first choice of the seat.
  std::string choose(Seat seat, Time at = 0) {
    const auto decision = table.game()->decision_of(seat);
    if (!decision) return "nothing to decide";
    return perform(Played{seat, decision->without_a_thought().front().action}, at);
  }
  void play_to_the_end() {
    while (table.stage() == Stage::Playing) ASSERT_EQ(choose(first_to_act()), "");
  }
  /// Plays on until all seats decide at the same time.
  void until_all_decide() {
    while (table.game()->awaited().size() < table.room().players())
      ASSERT_EQ(choose(first_to_act()), "");
  }

  Table table{"K7MQ2X", games::all_games()};
};

TEST_F(TableTest, is_created_once) {
  EXPECT_EQ(perform(Created{.settings = four(), .seats = table.room().seats(), .host = Seat(0)}),
            "wrong_stage");
}

TEST_F(TableTest, is_created_with_a_seat_for_every_player_and_a_person_as_host) {
  const auto creating = [](std::vector<Occupant> seats, int host) {
    Table fresh("K7MQ2X", games::all_games());
    return fresh
        .apply({.what = Created{.settings = four(), .seats = std::move(seats), .host = Seat(host)}})
        .has_value();
  };
  const auto ada = Occupant::of_person(person(0), "Ada");
  const auto bot = Occupant::of_bot("Iris", Level::Easy);
  EXPECT_TRUE(creating({ada, {}, {}, bot}, 0));
  EXPECT_FALSE(creating({ada, {}, {}}, 0));
  EXPECT_FALSE(creating({ada, {}, {}, bot}, 1));
  EXPECT_FALSE(creating({ada, {}, {}, bot}, 3));
  EXPECT_FALSE(creating({ada, {}, {}, bot}, 5));
  EXPECT_FALSE(creating({}, 0));
}

TEST_F(TableTest, a_person_joins_an_open_seat_and_only_one) {
  EXPECT_EQ(perform(Joined{Seat(2), person(1), "Bo"}), "");
  EXPECT_EQ(table.room().seat_of(person(1)), Seat(2));
  EXPECT_EQ(perform(Joined{Seat(2), person(2), "Cy"}), "seat_taken");
  EXPECT_EQ(perform(Joined{Seat(3), person(1), "Bo"}), "seat_taken");
  EXPECT_EQ(perform(Joined{Seat(4), person(2), "Cy"}), "bad_options");
  EXPECT_EQ(table.room().first_open_seat(), Seat(1));
}

TEST_F(TableTest, nobody_joins_and_no_bot_is_added_once_the_game_has_started) {
  start();
  EXPECT_EQ(perform(Joined{Seat(2), person(9), "Late"}), "wrong_stage");
  EXPECT_EQ(perform(BotAdded{Seat(2), Level::Hard}), "wrong_stage");
  EXPECT_EQ(perform(Emptied{Seat(2)}), "wrong_stage");
  EXPECT_EQ(perform(Reordered{{Seat(1), Seat(0), Seat(2), Seat(3)}}), "wrong_stage");
  EXPECT_EQ(perform(Started{Seed::from_number(2)}), "wrong_stage");
}

TEST_F(TableTest, bots_have_names_of_their_own_even_after_seats_have_changed) {
  EXPECT_EQ(perform(BotAdded{Seat(1), Level::Hard}), "");
  EXPECT_EQ(perform(Reordered{{Seat(0), Seat(2), Seat(1), Seat(3)}}), "");
  EXPECT_EQ(perform(BotAdded{Seat(1), Level::Easy}), "");
  EXPECT_EQ(perform(BotAdded{Seat(3), Level::Easy}), "");
  EXPECT_TRUE(table.room().at(Seat(2)).is_bot());
  EXPECT_EQ(table.room().at(Seat(2)).level, Level::Hard);
  EXPECT_NE(table.room().at(Seat(1)).name, table.room().at(Seat(2)).name);
  EXPECT_NE(table.room().at(Seat(3)).name, table.room().at(Seat(2)).name);
  EXPECT_NE(table.room().at(Seat(3)).name, table.room().at(Seat(1)).name);
}

TEST_F(TableTest, a_seat_is_emptied_but_not_the_hosts_nor_an_empty_one) {
  ASSERT_EQ(perform(BotAdded{Seat(1), Level::Hard}), "");
  EXPECT_EQ(perform(Emptied{Seat(1)}), "");
  EXPECT_TRUE(table.room().at(Seat(1)).is_open());
  EXPECT_EQ(perform(Emptied{Seat(1)}), "bad_options");
  EXPECT_EQ(perform(Emptied{Seat(0)}), "bad_options");
  EXPECT_EQ(perform(Emptied{Seat(5)}), "bad_options");
}

TEST_F(TableTest, who_leaves_the_lobby_opens_the_seat_and_the_next_person_is_the_host) {
  ASSERT_EQ(perform(BotAdded{Seat(1), Level::Hard}), "");
  ASSERT_EQ(perform(Joined{Seat(2), person(2), "Cy"}), "");
  EXPECT_EQ(perform(Left{Seat(0)}), "");
  EXPECT_TRUE(table.room().at(Seat(0)).is_open());
  EXPECT_EQ(table.room().host(), Seat(2));
  EXPECT_EQ(perform(Left{Seat(1)}), "no_seat");
  EXPECT_EQ(perform(Left{Seat(3)}), "no_seat");
}

TEST_F(TableTest, when_the_last_person_leaves_the_lobby_the_table_is_closed) {
  EXPECT_EQ(perform(Left{Seat(0)}), "");
  EXPECT_EQ(table.stage(), Stage::Closed);
  EXPECT_EQ(perform(Joined{Seat(1), person(1), "Bo"}), "wrong_stage");
  EXPECT_EQ(perform(SettingsChanged{four()}), "wrong_stage");
  EXPECT_EQ(perform(Started{Seed::from_number(1)}), "wrong_stage");
  EXPECT_EQ(table.apply({.what = Joined{Seat(1), person(1), "Bo"}}).error().why,
            "The table is closed.");
}

TEST_F(TableTest, who_leaves_a_game_is_followed_by_a_bot_of_the_tables_level_with_the_same_name) {
  start();
  EXPECT_EQ(perform(Left{Seat(0)}), "");
  EXPECT_TRUE(table.room().at(Seat(0)).is_bot());
  EXPECT_EQ(table.room().at(Seat(0)).name, "Ada");
  EXPECT_EQ(table.room().at(Seat(0)).level, Level::Medium);
  EXPECT_EQ(table.room().host(), Seat(1));
  EXPECT_EQ(table.stage(), Stage::Playing);
}

TEST_F(TableTest, settings_change_and_seats_with_them_but_no_person_loses_a_seat) {
  ASSERT_EQ(perform(BotAdded{Seat(3), Level::Hard}), "");
  auto settings = four();
  settings.options = cover_me::Options{.players = 3};
  EXPECT_EQ(perform(SettingsChanged{settings}), "");
  EXPECT_EQ(table.room().players(), 3);
  ASSERT_EQ(perform(Joined{Seat(2), person(2), "Cy"}), "");
  settings.options = cover_me::Options{.players = 2};
  EXPECT_EQ(perform(SettingsChanged{settings}), "bad_options");
  settings.options = cover_me::Options{.players = 5};
  EXPECT_EQ(perform(SettingsChanged{settings}), "");
  EXPECT_TRUE(table.room().at(Seat(4)).is_open());
}

TEST_F(TableTest, during_a_game_only_what_is_around_it_changes) {
  start();
  auto around = four();
  around.is_public = true;
  around.spectators = around.chat = false;
  around.away_s = 10;
  around.level = Level::Hard;
  EXPECT_EQ(perform(SettingsChanged{around}), "");
  EXPECT_EQ(table.room().settings(), around);
  auto clock = around;
  clock.clock = protocol::Clock::Day;
  EXPECT_EQ(perform(SettingsChanged{clock}), "wrong_stage");
  auto game = around;
  game.game = &games::cover_up();
  game.options = cover_up::Options{.players = 4};
  EXPECT_EQ(perform(SettingsChanged{game}), "wrong_stage");
}

TEST_F(TableTest, a_new_order_moves_people_bots_and_the_host) {
  ASSERT_EQ(perform(Joined{Seat(1), person(1), "Bo"}), "");
  ASSERT_EQ(perform(BotAdded{Seat(2), Level::Hard}), "");
  EXPECT_EQ(perform(Reordered{{Seat(2), Seat(0), Seat(1), Seat(3)}}), "");
  EXPECT_TRUE(table.room().at(Seat(0)).is_bot());
  EXPECT_EQ(table.room().seat_of(person(0)), Seat(1));
  EXPECT_EQ(table.room().host(), Seat(1));
  EXPECT_EQ(table.room().seat_of(person(1)), Seat(2));
  EXPECT_EQ(perform(Reordered{{Seat(0), Seat(0), Seat(1), Seat(3)}}), "bad_options");
  EXPECT_EQ(perform(Reordered{{Seat(0), Seat(1), Seat(2)}}), "bad_options");
  EXPECT_EQ(perform(Reordered{{Seat(0), Seat(1), Seat(2), Seat(4)}}), "bad_options");
  EXPECT_EQ(perform(Reordered{}), "bad_options");
}

struct HiddenTotals : TableTest {
  HiddenTotals()
      : TableTest({.game = &games::cover_me(),
                   .options = cover_me::Options{.players = 3,
                                                .length = cover_me::GameLength::Short,
                                                .tie = cover_me::Tie::Share,
                                                .totals = cover_me::Totals::Hidden}}) {}

  boost::json::value scored_for(Viewer viewer) const {
    const auto look = table.game()->look(viewer);
    return records::object_of(
               [&](records::JsonText& to) { table.game()->show_whole(*look, Shown(to)); })
        .at("game")
        .at("scored");
  }
  boost::json::array events() const {
    return boost::json::parse(fmt::format("[{}]", table.events().items())).as_array();
  }
};

TEST_F(HiddenTotals, CM_6_5_are_told_to_nobody_before_the_end) {
  start();
  int seasons = 0;
  while (table.stage() == Stage::Playing) {
    ASSERT_TRUE(scored_for(std::nullopt).is_null());
    ASSERT_TRUE(scored_for(Seat(1)).is_null());
    ASSERT_EQ(choose(first_to_act()), "");
    for (const boost::json::value& event : events()) {
      if (event.at("e") != "season") continue;
      ++seasons;
      EXPECT_TRUE(event.as_object().contains("scored"));  // what all see now
      EXPECT_FALSE(event.as_object().contains("prestige"));
    }
  }
  EXPECT_EQ(seasons, 8);
  EXPECT_EQ(scored_for(std::nullopt).as_array().size(), 3u);
  EXPECT_EQ(table.game()->result().at("prestige").as_array().size(), 3u);
}

/// Who starts at a table that was opened for the starting player of seat 2.
Seat starting_player_with(const Seed& seed, const std::optional<protocol::First>& first) {
  Created created{.settings = four(), .host = Seat(0), .start = Seat(2)};
  for (int seat = 0; seat < 4; ++seat) {
    created.seats.push_back(Occupant::of_person(person(seat), "P"));
  }
  Table table("K7MQ2X", games::all_games());
  EXPECT_TRUE(table.apply({.at = 0, .asked = {}, .what = created}));
  EXPECT_TRUE(table.apply({.at = 0, .asked = {}, .what = Started{seed, first}}));
  return table.game()->starting_player().value();
}

TEST(Table, CM_2_5_who_starts_is_as_the_host_says_and_otherwise_as_the_table_was_opened) {
  std::set<int> drawn;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto with = [&](const std::optional<protocol::First>& first) {
      return starting_player_with(Seed::from_number(seed), first);
    };
    EXPECT_EQ(with(std::nullopt), Seat(2));
    EXPECT_EQ(with(protocol::First{Seat(3)}), Seat(3));
    drawn.insert(with(protocol::First{}).index);
  }
  EXPECT_EQ(drawn, (std::set{0, 1, 2, 3}));
}

TEST_F(TableTest, CM_2_5_a_log_that_names_a_starting_player_without_a_seat_is_refused) {
  fill_up();
  EXPECT_EQ(perform(Started{Seed::from_number(1), protocol::First{Seat(4)}}), "no_seat");
}

TEST_F(TableTest, a_game_starts_when_every_seat_is_taken) {
  EXPECT_EQ(perform(Started{Seed::from_number(1)}), "bad_options");
  EXPECT_EQ(table.game(), nullptr);
  start();
  EXPECT_EQ(table.stage(), Stage::Playing);
  ASSERT_NE(table.game(), nullptr);
}

TEST_F(TableTest, nothing_is_played_before_the_start) {
  EXPECT_EQ(perform(Played{Seat(0), cover_me::Action::take_draw()}), "wrong_stage");
  EXPECT_EQ(perform(Played{Seat(0), games::Withdrawal{}}), "wrong_stage");
  EXPECT_EQ(perform(Played{Seat(0), cover_up::Done{}}), "wrong_stage");
  EXPECT_EQ(perform(TimePassed{}), "wrong_stage");
  EXPECT_EQ(perform(StoodIn{Seat(0)}), "wrong_stage");
  EXPECT_EQ(perform(CameBack{Seat(0)}), "wrong_stage");
  EXPECT_EQ(perform(Rematched{"ABCDEF"}), "wrong_stage");
}

TEST_F(TableTest, what_the_rules_forbid_is_refused_with_their_clause) {
  start();
  const Verdict verdict =
      table.apply({.what = Played{first_to_act(), cover_me::Action::vote(true)}});
  ASSERT_FALSE(verdict.has_value());
  EXPECT_EQ(verdict.error().code, Code::Illegal);
  EXPECT_TRUE(verdict.error().clause.starts_with("CM-")) << verdict.error().clause;
  EXPECT_EQ(perform(Played{Seat(0), cover_up::Done{}}), "illegal");
  EXPECT_EQ(perform(Played{Seat(5), cover_me::Action::take_draw()}), "no_seat");
}

TEST_F(TableTest, a_sealed_choice_is_changed_and_taken_back_until_all_have_chosen) {
  start();
  until_all_decide();
  EXPECT_EQ(perform(Played{Seat(1), games::Withdrawal{}}), "illegal");
  EXPECT_EQ(choose(Seat(1)), "");
  EXPECT_FALSE(table.game()->awaited().contains(Seat(1)));
  EXPECT_EQ(perform(Played{Seat(1), games::Withdrawal{}}), "");
  EXPECT_TRUE(table.game()->awaited().contains(Seat(1)));
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(choose(Seat(seat)), "");
  EXPECT_EQ(perform(Played{Seat(1), games::Withdrawal{}}), "illegal");
}

TEST_F(TableTest, a_sealed_choice_brings_no_events) {
  start();
  until_all_decide();
  EXPECT_EQ(choose(Seat(0)), "");
  EXPECT_TRUE(table.events().empty());
  EXPECT_EQ(choose(Seat(1)), "");
  EXPECT_EQ(choose(Seat(2)), "");
  EXPECT_TRUE(table.events().empty());
  EXPECT_EQ(choose(Seat(3)), "");
  EXPECT_FALSE(table.events().empty());
}

TEST_F(TableTest, a_game_that_has_ended_has_a_result_and_takes_no_more_choices) {
  start();
  play_to_the_end();
  EXPECT_EQ(table.stage(), Stage::Over);
  EXPECT_FALSE(protocol::room_json(room_of(table)).at("result").is_null());
  EXPECT_EQ(perform(Played{Seat(0), cover_me::Action::take_draw()}), "wrong_stage");
  EXPECT_EQ(perform(Left{Seat(0)}), "wrong_stage");
  EXPECT_EQ(perform(SettingsChanged{four()}), "wrong_stage");
  EXPECT_EQ(perform(StoodIn{Seat(0)}), "wrong_stage");
  EXPECT_EQ(perform(Said{Seat(0), "Well played"}), "");
}

TEST_F(TableTest, has_one_rematch_after_the_end) {
  start();
  EXPECT_EQ(perform(Rematched{"ABCDEF"}), "wrong_stage");
  play_to_the_end();
  EXPECT_EQ(perform(Rematched{"ABCDEF"}), "");
  EXPECT_EQ(table.room().rematch(), "ABCDEF");
  EXPECT_EQ(perform(Rematched{"BCDEFG"}), "wrong_stage");
}

TEST_F(TableTest, a_bot_stands_in_for_a_person_until_the_person_is_back) {
  start();
  EXPECT_EQ(perform(CameBack{Seat(1)}), "wrong_stage");
  EXPECT_EQ(perform(StoodIn{Seat(1)}), "");
  EXPECT_TRUE(table.room().at(Seat(1)).is_played_by_bot());
  EXPECT_TRUE(table.room().at(Seat(1)).is_person());
  EXPECT_EQ(perform(CameBack{Seat(1)}), "");
  EXPECT_FALSE(table.room().at(Seat(1)).is_played_by_bot());
  EXPECT_EQ(perform(StoodIn{Seat(5)}), "no_seat");
}

TEST_F(TableTest, nobody_stands_in_for_a_bot) {
  for (int seat = 1; seat < 4; ++seat) ASSERT_EQ(perform(BotAdded{Seat(seat), Level::Easy}), "");
  ASSERT_EQ(perform(Started{Seed::from_number(1)}), "");
  EXPECT_EQ(perform(StoodIn{Seat(1)}), "no_seat");
}

TEST_F(TableTest, five_lines_of_chat_in_ten_seconds_are_enough_for_a_seat) {
  ASSERT_EQ(perform(Joined{Seat(1), person(1), "Bo"}), "");
  for (Time at = 1000; at < 6000; at += 1000) EXPECT_EQ(perform(Said{Seat(0), "Hi"}, at), "");
  EXPECT_EQ(perform(Said{Seat(0), "Hi"}, 10'999), "too_fast");
  EXPECT_EQ(perform(Said{Seat(1), "Hi"}, 10'999), "");
  EXPECT_EQ(perform(Said{Seat(0), "Hi"}, 11'000), "");
  EXPECT_EQ(perform(Said{Seat(0), "Hi"}, 11'000), "too_fast");
  EXPECT_EQ(table.room().chat().back().name, "Ada");
}

TEST_F(TableTest, the_last_fifty_lines_of_chat_are_kept) {
  for (int line = 0; line < 60; ++line) {
    ASSERT_EQ(perform(Said{Seat(0), std::to_string(line)}, 10'000 * line), "");
  }
  EXPECT_EQ(table.room().chat().size(), 50u);
  EXPECT_EQ(table.room().chat().front().text, "10");
}

TEST_F(TableTest, without_a_chat_nobody_says_anything) {
  auto settings = four();
  settings.chat = false;
  ASSERT_EQ(perform(SettingsChanged{settings}), "");
  EXPECT_EQ(perform(Said{Seat(0), "Hi"}), "chat_off");
}

TEST_F(TableTest, knows_which_step_carried_a_persons_command_out) {
  EXPECT_EQ(perform(Joined{Seat(1), person(1), "Bo"}, 0, Asked{Seat(1), 7}), "");
  EXPECT_EQ(table.answered(person(1), 7), 2u);
  EXPECT_EQ(table.answered(person(0), 7), std::nullopt);
  EXPECT_EQ(perform(Reordered{{Seat(1), Seat(0), Seat(2), Seat(3)}}, 0, Asked{Seat(0), 8}), "");
  EXPECT_EQ(table.answered(person(0), 8), 3u);
  EXPECT_EQ(table.answered(person(1), 8), std::nullopt);
  EXPECT_EQ(perform(Left{Seat(0)}, 0, Asked{Seat(0), 9}), "");
  EXPECT_EQ(table.answered(person(1), 9), 4u);
}

/// With half a minute for each decision.
struct ClockedTableTest : TableTest {
  ClockedTableTest()
      : TableTest({.game = &games::cover_me(),
                   .options = cover_me::Options{.players = 4},
                   .clock = protocol::Clock::HalfMinute}) {}
};

TEST_F(ClockedTableTest, a_decision_is_due_half_a_minute_after_it_was_asked_for) {
  EXPECT_EQ(table.due(Seat(0)), std::nullopt);
  start(1000);
  for (int seat = 0; seat < 4; ++seat) {
    const bool asked = table.game()->awaited().contains(Seat(seat));
    EXPECT_EQ(table.due(Seat(seat)), asked ? std::optional<Time>(31'000) : std::nullopt);
  }
  const Seat first = first_to_act();
  EXPECT_EQ(choose(first, 5000), "");
  EXPECT_EQ(table.due(first_to_act()), 35'000);
}

TEST_F(ClockedTableTest, taking_a_choice_back_gains_no_time) {
  start();
  until_all_decide();
  const auto due = table.due(Seat(1));
  EXPECT_EQ(choose(Seat(1), 20'000), "");
  EXPECT_EQ(table.due(Seat(1)), std::nullopt);
  EXPECT_EQ(perform(Played{Seat(1), games::Withdrawal{}}, 29'000), "");
  EXPECT_EQ(table.due(Seat(1)), due);
}

TEST_F(ClockedTableTest, who_comes_back_has_the_whole_time_again) {
  start();
  const Seat seat = first_to_act();
  EXPECT_EQ(perform(StoodIn{seat}, 30'000), "");
  EXPECT_EQ(perform(CameBack{seat}, 50'000), "");
  EXPECT_EQ(table.due(seat), 80'000);
}

/// Cover Up with a clock, an hourglass of 30 s and a limit of 60 s.
struct ClockedCoverUpTest : TableTest {
  ClockedCoverUpTest()
      : TableTest({.game = &games::cover_up(),
                   .options = cover_up::Options{.players = 2, .limit_s = 60},
                   .clock = protocol::Clock::Day}) {}
};

TEST_F(ClockedCoverUpTest, after_a_round_the_decision_what_to_return_has_a_clock_of_its_own) {
  start(1000);
  constexpr Time kDay = 86'400'000;
  EXPECT_EQ(table.due(Seat(0)), std::nullopt);  // counting in
  EXPECT_EQ(perform(TimePassed{}, 4000), "");
  EXPECT_EQ(table.due(Seat(0)), std::nullopt);   // building has the hourglass and the limit
  EXPECT_EQ(perform(TimePassed{}, 64'000), "");  // the hourglass runs by itself
  EXPECT_EQ(perform(TimePassed{}, 94'000), "");
  EXPECT_FALSE(table.game()->deadline().has_value());
  EXPECT_EQ(table.due(Seat(0)), 94'000 + kDay);
  EXPECT_EQ(table.due(Seat(1)), 94'000 + kDay);
}

TEST_F(ClockedCoverUpTest, a_decision_of_the_other_game_is_refused) {
  start(1000);
  EXPECT_EQ(perform(Played{Seat(0), cover_me::Action::take_draw()}, 1000), "illegal");
  EXPECT_EQ(perform(Played{Seat(0), games::Withdrawal{}}, 1000), "illegal");
}

}  // namespace
}  // namespace coverstory::tables
