// CM-11: the options, alone and together.
#include "engine/cover_me/options.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/test_options.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

struct Course {
  std::string seasons;
  int swaps_asked = 0;
};

/// A game played at random to its end: its seasons, and how often a swap was asked for.
Course course_of(const Options& options) {
  Diary diary;
  FastRng rng(Seed::from_number(4));
  State state = new_game(options, Seed::from_number(3), diary);
  play_at_random_while(state, rng, [](const State&) { return true; }, diary);
  Course course;
  for (const SeasonScored& season : diary.seasons) {
    course.seasons += (course.seasons.empty() ? "" : ", ") + name_of(season.calendar);
  }
  for (const Acted& acted : diary.decisions) {
    course.swaps_asked += acted.action.kind() == Kind::Swap ? 1 : 0;
  }
  return course;
}

const Options kEqual{.players = 3,
                     .values = Values::Equal,
                     .removed = Clothes::Green,
                     .deal = Deal::Draft,
                     .tie = Tie::Share};

TEST(CoverMeOptions, CM_11_1_a_long_game_is_four_years) {
  const Course course = course_of({.players = 3, .length = GameLength::Long, .tie = Tie::Share});
  EXPECT_EQ(course.seasons,
            "winter 1, spring 1, summer 1, fall 1, winter 2, spring 2, summer 2, fall 2, "
            "winter 3, spring 3, summer 3, fall 3, winter 4, spring 4, summer 4, fall 4");
  EXPECT_EQ(course.swaps_asked, 9);  // three new years
}

TEST(CoverMeOptions, CM_11_1_a_short_game_is_four_years_of_spring_and_fall) {
  const Course course = course_of({.players = 3, .length = GameLength::Short, .tie = Tie::Share});
  EXPECT_EQ(course.seasons,
            "spring 1, fall 1, spring 2, fall 2, spring 3, fall 3, spring 4, fall 4");
  EXPECT_EQ(course.swaps_asked, 9);
}

TEST(CoverMeOptions, CM_11_1_the_printed_game_is_three_years_with_two_new_years) {
  EXPECT_EQ(course_of({.players = 3, .tie = Tie::Share}).swaps_asked, 6);
}

TEST(CoverMeOptions, CM_11_1_a_short_year_has_the_decks_of_its_year_and_year_four_none) {
  const auto next_pile_of = [](std::uint16_t year) {
    State state = state_of({.options = {.players = 3, .length = GameLength::Short},
                            .calendar = {.year = year, .season = Season::Fall}});
    FastRng rng(Seed::from_number(1));
    play_at_random_while(state, rng, [&](const State& s) { return s.calendar.year == year; });
    std::set<Clothes> colors;
    for (const Card one : state.next) colors.insert(clothes_of(one));
    return colors;
  };
  EXPECT_EQ(next_pile_of(1), std::set{Clothes::Black});
  EXPECT_EQ(next_pile_of(2), std::set{Clothes::White});
  EXPECT_EQ(next_pile_of(3), std::set<Clothes>{});
}

TEST(CoverMeOptions, CM_11_2_the_removed_colour_is_not_in_the_game) {
  for (int color = 0; color < kClothes; ++color) {
    Options options = kEqual;
    options.removed = static_cast<Clothes>(color);
    Diary diary;
    new_game(options, Seed::from_number(1), diary);
    const auto& decks = diary.set_ups.at(0);
    EXPECT_EQ(decks.draw.size(), 135u - 15u);
    for (const Card one : decks.draw) EXPECT_NE(clothes_of(one), *options.removed);
    for (const auto& personal : decks.personal) {
      for (const Card one : personal) EXPECT_NE(clothes_of(one), *options.removed);
    }
  }
}

TEST(CoverMeOptions, CM_11_2_each_player_is_dealt_a_random_card_of_each_colour_left) {
  Diary diary, other;
  const State state = new_game(kEqual, Seed::from_number(1), diary);
  new_game(kEqual, Seed::from_number(2), other);
  for (int seat = 0; seat < 3; ++seat) {
    const auto& personal = diary.set_ups.at(0).personal.at(Seat(seat).index);
    std::set<Clothes> colors;
    for (const Card one : personal) colors.insert(clothes_of(one));
    EXPECT_EQ(colors, (std::set{Clothes::Yellow, Clothes::Blue, Clothes::Red, Clothes::Black,
                                Clothes::White}));
    EXPECT_EQ(sorted(state.hand(Seat(seat))), sorted(personal));
    for (const Card one : personal) {  // face down
      EXPECT_TRUE(state.trace(one).known_to(Seat(seat)));
      EXPECT_FALSE(state.trace(one).public_card());
    }
    EXPECT_NE(sorted(personal), sorted(other.set_ups.at(0).personal.at(Seat(seat).index)));
  }
}

TEST(CoverMeOptions, CM_11_2_all_other_cards_are_shuffled_as_the_draw_pile) {
  Diary diary;
  const State state = new_game(kEqual, Seed::from_number(1), diary);
  const DrawPile& deck = diary.set_ups.at(0).draw;
  int changes = 0;  // of colour, from card to card: 95 are expected in a shuffled pile
  for (std::size_t i = 1; i < deck.size(); ++i) {
    changes += clothes_of(deck[i]) != clothes_of(deck[i - 1]) ? 1 : 0;
  }
  EXPECT_GT(changes, 70);
  EXPECT_TRUE(state.next.empty());
  EXPECT_TRUE(state.later[0].empty());
  EXPECT_TRUE(state.later[1].empty());
  EXPECT_EQ(state.influence.size(), 2u);
  for (const OpenPile& pile : state.open) EXPECT_FALSE(pile.empty());
}

TEST(CoverMeOptions, CM_11_2_players_take_in_turn_up_to_the_hand_size) {
  State state = new_game(kEqual, Seed::from_number(1));
  for (int turn = 0; turn < 12; ++turn) {
    ASSERT_EQ(state.phase, Phase::Draft);
    const Seat seat((state.start.index + turn) % 3);
    ASSERT_EQ(only_actor(state), seat);
    EXPECT_EQ(legal_count(state, seat), 4);  // open piles or the draw pile
    act(state, seat, legal_choice(state, seat, turn % 4));
  }
  EXPECT_EQ(state.phase, Phase::Month);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.hand(Seat(seat)).size(), 9u);
}

TEST(CoverMeOptions, CM_11_2_with_quick_deal_the_rest_of_the_hand_is_dealt_from_the_draw_pile) {
  Options options = kEqual;
  options.deal = Deal::Quick;
  Diary diary;
  const State state = new_game(options, Seed::from_number(1), diary);
  EXPECT_EQ(state.phase, Phase::Month);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(state.hand(Seat(seat)).size(), 9u);
    for (const Card one : diary.set_ups[0].personal.at(Seat(seat).index)) {
      EXPECT_TRUE(state.hand(Seat(seat)).contains(one));
    }
  }
  EXPECT_EQ(state.hand(Seat(0)).size() + state.draw.size() + state.influence.size() +
                state.open[0].size() + state.open[1].size() + state.open[2].size(),
            135u - 18u);
}

TEST(CoverMeOptions, CM_11_2_there_is_no_next_pile_so_everyone_takes) {
  const std::vector<std::string> rows{std::string(kTrendyRow), std::string(kHalfTrendyRow),
                                      std::string(kAlternativeRow)};
  State state =
      state_of({.options = kEqual, .start = Seat(1), .hands = rows, .influence = "BQsb KQsb WQsb"});
  play_season(state, rows);
  ASSERT_EQ(state.phase, Phase::Hands);
  ASSERT_EQ(only_actor(state), Seat(1));
  EXPECT_EQ(state.awaited, Kind::Take);
  EXPECT_EQ(legal_count(state, Seat(1)), 4);
}

TEST(CoverMeOptions, CM_11_2_a_new_year_only_moves_the_year_marker) {
  EXPECT_EQ(course_of(kEqual).swaps_asked, 0);
  const std::vector<std::string> rows{std::string(kTrendyRow), std::string(kHalfTrendyRow),
                                      std::string(kAlternativeRow)};
  State state = state_of({.options = kEqual,
                          .calendar = {.season = Season::Fall},
                          .hands = rows,
                          .influence = "BQsb KQsb WQsb",
                          .open = {{"YQlb YDlb", "YQlr", "YQlk"}}});
  play_season(state, rows);
  while (state.phase == Phase::Hands) act(state, only_actor(state), Action::take_draw());
  EXPECT_EQ(name_of(state.calendar), "winter 2");
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(top_first(state.open[0]), "YQlb YDlb");
  EXPECT_EQ(sorted(state.discard), sorted("BQsb KQsb WQsb"));
}

TEST(CoverMeOptions, CM_11_2_every_card_is_worth_one) {
  const Ranking result =
      ranking(state_of({.options = kEqual, .scored = {"YQsb BQsb RQsb", "WQsb KQsb", ""}}));
  EXPECT_EQ(result.prestige[0], 3);
  EXPECT_EQ(result.prestige[1], 2);
  EXPECT_EQ(result.ranks[0], 1);
}

TEST(CoverMeOptions, CM_11_2_a_draw_is_not_broken_by_the_colours) {
  const Ranking result =
      ranking(state_of({.options = kEqual, .scored = {"YQsb BQsb", "WQsb KQsb", ""}}));
  EXPECT_EQ(result.ranks, (BySeat<int>{1, 1, 3}));
}

TEST(CoverMeOptions, CM_11_2_a_draw_goes_straight_to_the_vote) {
  const std::vector<std::string> rows{std::string(kTrendyRow), std::string(kHalfTrendyRow),
                                      std::string(kAlternativeRow)};
  Options options = kEqual;
  options.tie = Tie::Vote;
  State state = state_of({.options = options,
                          .calendar = {.year = 3, .season = Season::Fall},
                          .hands = rows,
                          .influence = "BQsb KQsb WQsb",
                          .scored = {"WTsb WTsr"}});
  play_season(state, rows);
  EXPECT_EQ(state.phase, Phase::Vote);
  EXPECT_EQ(state.to_act.size(), 2);
}

TEST(CoverMeOptions, CM_11_2_both_new_cards_of_the_fictional_players_come_from_the_draw_pile) {
  Options options = kEqual;
  options.players = 2;
  State state = state_of({.options = options});
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng,
                       [](const State& s) { return s.calendar.season == Season::Winter; });
  EXPECT_EQ(state.fictional.size() + state.laid.size(), 12u);
}

TEST(CoverMeOptions, CM_11_2_in_the_advanced_game_the_draw_pile_can_be_taken_from_too) {
  Options options = kEqual;
  options.players = 2;
  options.two_player = TwoPlayer::Advanced;
  State state = new_game(options, Seed::from_number(1));
  EXPECT_EQ(state.hand(Seat(0)).size(), 5u);
  for (int turn = 0; turn < 14; ++turn) {
    const Seat seat = only_actor(state);
    ASSERT_EQ(state.phase, Phase::Draft);
    EXPECT_EQ(legal_count(state, seat), 4);
    act(state, seat, Action::take_draw());
  }
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(state.hand(Seat(1)).size(), 12u);
}

TEST(CoverMeOptions, CM_11_2_in_the_advanced_game_a_draw_first_counts_the_middle) {
  Options options = kEqual;
  options.players = 2;
  options.two_player = TwoPlayer::Advanced;
  const auto ranks = [&](const std::vector<std::string>& middle) {
    return ranking(state_of({.options = options, .scored = {"YQsb", "WQsb"}, .middle = middle}))
        .ranks;
  };
  EXPECT_EQ(ranks({"YQsr YQsk", "WQsr"}), (BySeat<int>{1, 2}));
  EXPECT_EQ(ranks({"YQsr", "WQsr"}), (BySeat<int>{1, 1}));
}

TEST(CoverMeOptions, CM_11_3_the_deal_is_a_draft_unless_quick) {
  EXPECT_EQ(Options{}.deal, Deal::Draft);
  EXPECT_EQ(new_game({.players = 3}, Seed::from_number(1)).phase, Phase::Draft);
  EXPECT_EQ(new_game({.players = 3, .deal = Deal::Quick}, Seed::from_number(1)).phase,
            Phase::Month);
}

TEST(CoverMeOptions, CM_11_4_two_play_with_fictional_players_unless_advanced) {
  EXPECT_EQ(Options{}.two_player, TwoPlayer::Fictional);
  EXPECT_TRUE(Options{.players = 2}.with_fictional_players());
  EXPECT_FALSE(Options{.players = 3}.with_fictional_players());
  const Options advanced{.players = 2, .two_player = TwoPlayer::Advanced};
  EXPECT_TRUE(advanced.is_advanced());
  EXPECT_FALSE(advanced.with_fictional_players());
  EXPECT_EQ(validate(advanced), std::nullopt);
}

TEST(CoverMeOptions, CM_11_4_advanced_is_for_two_only) {
  for (std::uint8_t players = 3; players <= 5; ++players) {
    EXPECT_NE(validate({.players = players, .two_player = TwoPlayer::Advanced}), std::nullopt);
  }
}

TEST(CoverMeOptions, CM_11_5_a_tie_is_voted_on_unless_shared) {
  EXPECT_EQ(Options{}.tie, Tie::Vote);
}

TEST(CoverMeOptions, CM_11_2_equal_values_and_a_removed_colour_belong_together) {
  EXPECT_NE(validate({.players = 3, .values = Values::Equal}), std::nullopt);
  EXPECT_NE(validate({.players = 3, .removed = Clothes::Yellow}), std::nullopt);
  EXPECT_EQ(validate(kEqual), std::nullopt);
}

TEST(CoverMeOptions, CM_11_5_all_options_combine) {
  const std::vector<Options> all = all_combinations(kOptions);
  EXPECT_EQ(all.size(), 5u * 3u * 7u * 2u * 2u * 2u);
  for (const Options& options : all) {
    EXPECT_EQ(validate(options), std::nullopt) << text_of(kOptions, options);
  }
}

}  // namespace
}  // namespace coverstory::cover_me
