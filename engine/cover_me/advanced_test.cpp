// CM-9: the advanced game for two.
#include <gtest/gtest.h>

#include "engine/cover_me/ranking.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

const Options kAdvanced{.players = 2, .two_player = TwoPlayer::Advanced};

/// Rows beside those of test_positions.h; with one of them and the three of there the trends of
/// winter are b s Q.
const std::string kTrendyCards(kTrendyRow), kHalfTrendyCards(kHalfTrendyRow),
    kAlternativeCards(kAlternativeRow);
const std::string kSecondTrendy = "BQsb RTmk YDlk";
const std::string kSecondHalfTrendy = "RQsr BTmb YTlk";

struct Rows {
  std::string primary, secondary;
};

State at_the_start(const Rows& first, const Rows& second, Position position = {}) {
  position.options = kAdvanced;
  position.hands = {first.primary + " " + first.secondary, second.primary + " " + second.secondary};
  position.influence = std::string(kPullingInfluence) + " RQsb";
  return state_of(position);
}

State after_three_months(const Rows& first, const Rows& second, const Position& position = {}) {
  State state = at_the_start(first, second, position);
  play_season(state, {first.primary, first.secondary, second.primary, second.secondary});
  return state;
}

TEST(CoverMeAdvanced, CM_9_1_each_player_has_two_rows_and_nobody_is_fictional) {
  State state = at_the_start({kTrendyCards, kHalfTrendyCards}, {kAlternativeCards, kSecondTrendy});
  EXPECT_TRUE(state.fictional.empty());
  EXPECT_TRUE(state.laid.empty());
  play_month(state, "YQsb BQsk RDmr BQsb");
  EXPECT_EQ(text(state.rows[0]), "YQsb");
  EXPECT_EQ(text(state.rows[1]), "BQsk");
  EXPECT_EQ(text(state.rows[2]), "RDmr");
  EXPECT_EQ(text(state.rows[3]), "BQsb");
}

TEST(CoverMeAdvanced, CM_9_2_nine_are_dealt_and_three_taken_in_turn_from_the_open_piles_only) {
  State state = new_game(kAdvanced, Seed::from_number(1), Seat(1));
  EXPECT_EQ(state.hand(Seat(0)).size(), 9u);
  EXPECT_EQ(state.hand(Seat(1)).size(), 9u);
  for (const int seat : {1, 0, 1, 0, 1, 0}) {
    ASSERT_EQ(state.phase, Phase::Draft);
    ASSERT_EQ(only_actor(state), Seat(seat));
    EXPECT_EQ(legal_count(state, Seat(seat)), 3);
    EXPECT_EQ(apply(state, Seat(seat), Action::take_draw()),
              Outcome(std::unexpected(Violation::OpenPilesOnly)));
    act(state, Seat(seat), Action::take_open(Hair::Black));
  }
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(state.hand(Seat(1)).size(), 12u);
}

TEST(CoverMeAdvanced, CM_9_2_the_quick_deal_is_twelve_cards) {
  Options options = kAdvanced;
  options.deal = Deal::Quick;
  const State state = new_game(options, Seed::from_number(1));
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(state.hand(Seat(1)).size(), 12u);
}

TEST(CoverMeAdvanced, CM_9_2_twelve_is_the_hand_size_of_the_whole_game) {
  State state = new_game(kAdvanced, Seed::from_number(1));
  FastRng rng(Seed::from_number(2));
  int seasons = 0;
  play_at_random_while(state, rng, [&](const State& s) {
    if (s.phase == Phase::Month && s.month == 1 && s.to_act.size() == 2) {
      EXPECT_EQ(s.hand(Seat(0)).size(), 12u);
      EXPECT_EQ(s.hand(Seat(1)).size(), 12u);
      ++seasons;
    }
    return true;
  });
  EXPECT_GE(seasons, 12);
}

TEST(CoverMeAdvanced, CM_9_2_after_the_dealing_the_draw_pile_can_be_taken_from) {
  State state = after_three_months({kTrendyCards, kHalfTrendyCards},
                                   {kAlternativeCards, kSecondTrendy}, {.start = Seat(1)});
  ASSERT_EQ(state.awaited, Kind::Take);
  EXPECT_EQ(legal_count(state, Seat(1)), 4);
  act(state, Seat(1), Action::take_draw());
}

TEST(CoverMeAdvanced, CM_9_3_each_month_is_an_ordered_pair_of_cards) {
  State state = at_the_start({kTrendyCards, kHalfTrendyCards}, {kAlternativeCards, kSecondTrendy});
  const Choices choices = legal(state, Seat(0));
  EXPECT_EQ(choices.size(), 132u);
  for (const Card one : state.hand(Seat(0))) {
    for (const Card other : state.hand(Seat(0))) {
      EXPECT_EQ(choices.contains(Action::play(one, other)), one != other);
    }
  }
}

TEST(CoverMeAdvanced, CM_9_3_all_four_rows_count_and_none_before_the_reveal) {
  State state = at_the_start({kTrendyCards, kHalfTrendyCards}, {kAlternativeCards, kSecondTrendy});
  act(state, Seat(0), Action::play(card("YQsb"), card("BQsk")));
  EXPECT_EQ(state.tracks.hair, (std::array<std::uint8_t, 3>{4, 0, 0}));
  act(state, Seat(1), Action::play(card("RDmr"), card("BQsb")));
  EXPECT_EQ(state.tracks.hair, (std::array<std::uint8_t, 3>{6, 1, 1}));
  EXPECT_EQ(text(state.rows[0]) + ", " + text(state.rows[1]), "YQsb, BQsk");
  EXPECT_EQ(state.hand(Seat(0)).size(), 10u);
}

TEST(CoverMeAdvanced, CM_9_3_a_hand_of_one_card_fills_the_primary_row) {
  // CM-2.9 can leave so few cards.
  State state =
      state_of({.options = kAdvanced, .hands = {"YQsb", "RDmr BQsb"}, .filling = Hands::AsWritten});
  EXPECT_EQ(legal_count(state, Seat(0)), 1);
  EXPECT_EQ(legal_count(state, Seat(1)), 2);
  act(state, Seat(0), legal_choice(state, Seat(0), 0));
  act(state, Seat(1), Action::play(card("BQsb"), card("RDmr")));
  // The hands are empty, so the season runs through by itself; each row was settled.
  EXPECT_EQ(state.month, 0);
}

/// Both rows of seat 0 have two models of value 2; seat 1 has no choice.
const Rows kTwoChoices{"BQsk RQlb YDmr", "YQsr BQmb YTmk"};
const Rows kNoChoice{kTrendyCards, "RDlr RTlk BDlr"};

TEST(CoverMeAdvanced, CM_9_4_each_row_has_its_own_featured_model) {
  State state = after_three_months(kTwoChoices, kNoChoice);
  ASSERT_EQ(trends_text(state), "b s Q");
  ASSERT_EQ(state.phase, Phase::Special);
  ASSERT_EQ(only_actor(state), Seat(0));
  act(state, Seat(0), Action::feature(0, card("RQlb")));
  EXPECT_EQ(state.phase, Phase::Special);  // the other row is still open
  act(state, Seat(0), Action::feature(1, card("YQsr")));
  EXPECT_EQ(text(state.influence), "RQlb YQsr");
}

TEST(CoverMeAdvanced, CM_9_4_the_rows_are_chosen_in_any_order_and_can_be_changed) {
  State state = after_three_months(kTwoChoices, kNoChoice);
  act(state, Seat(0), Action::feature(1, card("YQsr")));
  act(state, Seat(0), Action::feature(1, card("BQmb")));
  EXPECT_EQ(only_actor(state), Seat(0));
  EXPECT_EQ(legal_choice(state, Seat(0), 0).row(), 0);
  act(state, Seat(0), Action::feature(0, card("BQsk")));
  EXPECT_EQ(text(state.influence), "BQsk BQmb");
}

TEST(CoverMeAdvanced, CM_9_4_the_choices_of_both_rows_are_taken_back_together) {
  State state = after_three_months(kTwoChoices, kNoChoice);
  act(state, Seat(0), Action::feature(0, card("BQsk")));
  ASSERT_TRUE(withdraw(state, Seat(0)));
  EXPECT_EQ(only_actor(state), Seat(0));
  EXPECT_EQ(legal_choice(state, Seat(0), 0).row(), 0);
  EXPECT_EQ(withdraw(state, Seat(0)).error(), Violation::NothingSealed);
}

TEST(CoverMeAdvanced, CM_9_4_both_rows_are_asked_for) {
  State state = after_three_months(kTwoChoices, kNoChoice);
  EXPECT_EQ(legal_choice(state, Seat(0), 0), Action::feature(0, card("BQsk")));
  act(state, Seat(0), Action::feature(0, card("BQsk")));
  EXPECT_EQ(legal_choice(state, Seat(0), 0), Action::feature(1, card("YQsr")));
  EXPECT_EQ(legal_choice(state, Seat(0), 1), Action::feature(1, card("BQmb")));
}

TEST(CoverMeAdvanced, CM_9_4_all_players_choose_at_the_same_time) {
  // Seat 0 has a choice in its secondary row, seat 1 in its primary.
  State state = after_three_months({kTrendyCards, kTwoChoices.primary},
                                   {kTwoChoices.secondary, kNoChoice.secondary});
  EXPECT_EQ(state.to_act, SeatSet::all(2));
  act(state, Seat(1), Action::feature(0, card("BQmb")));
  EXPECT_EQ(state.phase, Phase::Special);
  EXPECT_EQ(legal_choice(state, Seat(0), 0), Action::feature(1, card("BQsk")));
  act(state, Seat(1), Action::feature(0, card("YQsr")));  // changed before the reveal
  act(state, Seat(0), Action::feature(1, card("RQlb")));
  EXPECT_EQ(text(state.influence), "RQlb YQsr");
}

TEST(CoverMeAdvanced, CM_9_5_the_primary_row_scores_for_the_player) {
  const State state =
      after_three_months({kTrendyCards, kHalfTrendyCards}, {kAlternativeCards, kSecondHalfTrendy});
  ASSERT_EQ(trends_text(state), "b s Q");
  EXPECT_EQ(sorted(state.scored[0]), "YQsb");
  EXPECT_EQ(sorted(state.scored[1]), sorted(kAlternativeCards));
  EXPECT_TRUE(state.middle[0].empty());
  EXPECT_TRUE(state.middle[1].empty());
  EXPECT_EQ(text(state.influence), "BQsk RQsr");
}

TEST(CoverMeAdvanced, CM_9_5_the_secondary_row_scores_to_the_middle) {
  const State state =
      after_three_months({kHalfTrendyCards, kTrendyCards}, {kSecondHalfTrendy, kAlternativeCards});
  EXPECT_EQ(sorted(state.middle[0]), "YQsb");
  EXPECT_EQ(sorted(state.middle[1]), sorted(kAlternativeCards));
  EXPECT_TRUE(state.scored[0].empty());
  EXPECT_TRUE(state.scored[1].empty());
  EXPECT_EQ(text(state.influence), "BQsk RQsr");
}

TEST(CoverMeAdvanced, CM_9_5_a_season_is_told_with_what_went_to_the_middle) {
  State state = at_the_start({kHalfTrendyCards, kTrendyCards}, {kSecondTrendy, kAlternativeCards});
  play_month(state, "BQsk YQsb BQsb RDmr");
  play_month(state, "YDmb BDmk RTmk RTlk");
  Diary diary;
  act(state, Seat(0), Action::play(card("RTlr"), card("YTlr")), diary);
  act(state, Seat(1), Action::play(card("YDlk"), card("BDlr")), diary);
  ASSERT_EQ(diary.seasons.size(), 1u);
  EXPECT_EQ(text(diary.seasons[0].middle[0]), "YQsb");
  EXPECT_EQ(text(diary.seasons[0].middle[1]), kAlternativeCards);
  EXPECT_EQ(text(diary.seasons[0].scored[1]), "BQsb");
}

/// Seat 0 scored in neither row; the next pile is as written, top first.
State with_two_rows_unscored(std::string_view next) {
  return after_three_months({kHalfTrendyCards, kSecondHalfTrendy},
                            {kTrendyCards, kAlternativeCards}, {.next = std::string(next)});
}

TEST(CoverMeAdvanced, CM_9_6_with_both_rows_unscored_two_of_four_cards_are_kept) {
  State state = with_two_rows_unscored("GDsb GDsr GDsk GTsb GTsr");
  ASSERT_EQ(only_actor(state), Seat(0));
  EXPECT_EQ(text(state.looked), "GDsb GDsr GDsk GTsb");
  EXPECT_EQ(legal_count(state, Seat(0)), 6);
  act(state, Seat(0), Action::keep(card("GTsb"), card("GDsr")));
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("GDsr")));
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("GTsb")));
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(only_actor(state), Seat(1));
}

TEST(CoverMeAdvanced, CM_6_3_cards_put_back_go_to_the_bottom_in_the_order_they_were_drawn) {
  State state = with_two_rows_unscored("GDsb GDsr GDsk GTsb GTsr");
  act(state, Seat(0), Action::keep(card("GTsb"), card("GDsr")));
  EXPECT_EQ(top_first(state.next), "GTsr GDsb GDsk");
}

TEST(CoverMeAdvanced, CM_9_6_of_three_cards_two_are_kept) {
  State state = with_two_rows_unscored("GDsb GDsr GDsk");
  EXPECT_EQ(legal_count(state, Seat(0)), 3);
  act(state, Seat(0), Action::keep(card("GDsb"), card("GDsk")));
  EXPECT_EQ(top_first(state.next), "GDsr");
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(only_actor(state), Seat(1));
}

TEST(CoverMeAdvanced, CM_9_6_two_cards_are_both_kept_without_a_choice) {
  const State state = with_two_rows_unscored("GDsb GDsr");
  EXPECT_EQ(only_actor(state), Seat(1));
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("GDsb")));
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("GDsr")));
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
}

TEST(CoverMeAdvanced, CM_9_6_one_card_is_kept_and_one_taken_as_if_scored) {
  State state = with_two_rows_unscored("GDsb");
  ASSERT_EQ(only_actor(state), Seat(0));
  EXPECT_EQ(state.awaited, Kind::Take);
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("GDsb")));
  act(state, Seat(0), Action::take_draw());
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(only_actor(state), Seat(1));
}

TEST(CoverMeAdvanced, CM_9_6_with_no_next_pile_two_are_taken_as_if_scored) {
  State state = with_two_rows_unscored("");
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(only_actor(state), Seat(0));
    EXPECT_EQ(state.awaited, Kind::Take);
    act(state, Seat(0), Action::take_draw());
  }
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(only_actor(state), Seat(1));
}

TEST(CoverMeAdvanced, CM_9_6_with_one_row_of_each_kind_the_next_pile_comes_first) {
  for (const bool primary_scores : {true, false}) {
    const Rows rows = primary_scores ? Rows{kTrendyCards, kHalfTrendyCards}
                                     : Rows{kHalfTrendyCards, kTrendyCards};
    State state = after_three_months(rows, {kAlternativeCards, kSecondTrendy});
    ASSERT_EQ(only_actor(state), Seat(0));
    ASSERT_EQ(state.awaited, Kind::Keep);
    EXPECT_EQ(state.looked.size(), 2u);
    act(state, Seat(0), legal_choice(state, Seat(0), 1));
    ASSERT_EQ(only_actor(state), Seat(0));
    ASSERT_EQ(state.awaited, Kind::Take);
    act(state, Seat(0), Action::take_draw());
    EXPECT_EQ(only_actor(state), Seat(1));
  }
}

TEST(CoverMeAdvanced, CM_9_6_cards_that_went_to_the_middle_count_as_scored) {
  State state =
      after_three_months({kTrendyCards, kAlternativeCards}, {kHalfTrendyCards, kSecondTrendy});
  for (int i = 0; i < 4; ++i) {  // one for the primary row, three for the secondary
    ASSERT_EQ(only_actor(state), Seat(0));
    ASSERT_EQ(state.awaited, Kind::Take);
    act(state, Seat(0), Action::take_draw());
  }
  EXPECT_EQ(state.hand(Seat(0)).size(), 12u);
  EXPECT_EQ(only_actor(state), Seat(1));
}

std::array<int, 2> ranks(const std::vector<std::string>& scored,
                         const std::vector<std::string>& middle) {
  const Ranking result =
      ranking(state_of({.options = kAdvanced, .scored = scored, .middle = middle}));
  return {result.ranks[0], result.ranks[1]};
}

using Ranks = std::array<int, 2>;

TEST(CoverMeAdvanced, CM_9_7_the_middle_does_not_count_before_a_draw) {
  EXPECT_EQ(ranks({"GQsb", "YQsb"}, {"", "WQsb WQsr"}), (Ranks{1, 2}));
}

TEST(CoverMeAdvanced, CM_9_7_a_draw_is_decided_by_the_prestige_with_the_middle) {
  EXPECT_EQ(ranks({"YQsb", "BQsb"}, {"YQsr BQsr RQsr", "WQsb GQsr"}), (Ranks{2, 1}));  // 8, 10
}

TEST(CoverMeAdvanced, CM_9_7_then_by_the_number_of_all_cards) {
  EXPECT_EQ(ranks({"YQsb", "BQsb"}, {"KQsb", "YQsr BQsr"}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"KQsb", "YQsb BQsb"}, {"YQsr YQsk", "KQsr"}), (Ranks{1, 1}));  // all are equal
}

TEST(CoverMeAdvanced, CM_9_7_then_by_the_values_of_all_cards) {
  // 8 each before the middle; 16 and six cards with it. Three of value 4 or a 5 decide.
  EXPECT_EQ(ranks({"KQsb KQsr", "WQsb GQsb"}, {"", ""}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"YQsb", "BQsb"}, {"KQsb KQsr", "WQsb GQsb"}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"YQsb", "BQsb"}, {"WQsr GQsr", "WQsb GQsb"}), (Ranks{1, 1}));
}

}  // namespace
}  // namespace coverstory::cover_me
