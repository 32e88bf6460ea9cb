// CM-5, CM-6.1, CM-6.2: the season special and its scoring.
#include "engine/cover_me/special.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// A season played to the end of its third month.
State after_three_months(const std::vector<std::string>& rows,
                         std::string_view influence = kPullingInfluence) {
  State state = state_of({.hands = rows, .influence = std::string(influence)});
  play_season(state, rows);
  return state;
}

Trends trends_of_rows(std::string_view codes, Season season) {
  Tracks tracks;
  for (const Card one : cards(codes)) tracks.count(one);
  return trends_of(tracks, season);
}

TEST(CoverMeSpecial, CM_5_1_the_trend_value_is_the_number_of_matched_trends) {
  const Trends winter = trends_of_rows("YQsb BQsb", Season::Winter);
  EXPECT_EQ(trend_value(card("WQsb"), winter), 3);
  EXPECT_EQ(trend_value(card("WQsk"), winter), 2);
  EXPECT_EQ(trend_value(card("WQlb"), winter), 2);
  EXPECT_EQ(trend_value(card("WDsb"), winter), 2);
  EXPECT_EQ(trend_value(card("WQlr"), winter), 1);
  EXPECT_EQ(trend_value(card("YDlr"), winter), 0);  // clothes do not count in winter
  const Trends spring = trends_of_rows("YQsb YDsb", Season::Spring);
  EXPECT_EQ(trend_value(card("YTsb"), spring), 3);
  EXPECT_EQ(trend_value(card("YTlr"), spring), 1);
  EXPECT_EQ(trend_value(card("WQlr"), spring), 0);  // nor does the pattern in spring
}

TEST(CoverMeSpecial, CM_5_1_each_of_several_trends_of_a_trait_is_matched) {
  const Trends trends = trends_of_rows("YQsb BDmr", Season::Winter);
  EXPECT_EQ(trend_value(card("RQmb"), trends), 3);
  EXPECT_EQ(trend_value(card("RDsr"), trends), 3);
  EXPECT_EQ(trend_value(card("RTlk"), trends), 0);
}

TEST(CoverMeSpecial, CM_5_2_the_highest_is_featured_and_the_others_return_to_the_hand) {
  const State state = after_three_months(kRows);
  EXPECT_EQ(state.phase, Phase::Hands);  // nobody had a choice
  EXPECT_EQ(sorted(state.scored[0]), "YQsb");
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("BDmk")));
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("YTlr")));
  EXPECT_EQ(state.hand(Seat(0)).size(), 8u);
  EXPECT_TRUE(state.hand(Seat(1)).contains(card("YDmb")));
  EXPECT_TRUE(state.hand(Seat(1)).contains(card("RTlr")));
  EXPECT_EQ(state.hand(Seat(1)).size(), 8u);
}

TEST(CoverMeSpecial, CM_5_2_the_month_does_not_matter_to_the_highest) {
  for (const char* row : {"YQsb BDmk YTlr", "BDmk YQsb YTlr", "BDmk YTlr YQsb"}) {
    const State state = after_three_months({row, kRows[1], kRows[2]});
    EXPECT_EQ(sorted(state.scored[0]), "YQsb") << row;
  }
}

TEST(CoverMeSpecial, CM_5_2_everyone_has_seen_what_returns) {
  const State state = after_three_months(kRows);
  EXPECT_TRUE(state.trace(card("BDmk")).public_card());
  EXPECT_TRUE(state.trace(card("YTlr")).public_card());
}

/// Seats 0 and 1 have two models of value 2 and one of 1 each; seat 2 has no choice. Trends b s Q.
const std::vector<std::string> kChoiceRows{"YQsk BQmb YTsr", "RDlb BQsr RQlb", "RQsb BDmk YTlr"};

TEST(CoverMeSpecial, CM_5_3_of_equal_highest_the_player_chooses) {
  State state = after_three_months(kChoiceRows);
  ASSERT_EQ(trends_text(state), "b s Q");
  ASSERT_EQ(state.phase, Phase::Special);
  const Choices choices = legal(state, Seat(0));
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0], Action::feature(0, card("YQsk")));
  EXPECT_EQ(choices[1], Action::feature(0, card("BQmb")));
  const Choices others = legal(state, Seat(1));
  ASSERT_EQ(others.size(), 2u);
  EXPECT_EQ(others[0], Action::feature(0, card("BQsr")));
  EXPECT_EQ(others[1], Action::feature(0, card("RQlb")));
  act(state, Seat(0), Action::feature(0, card("BQmb")));
  act(state, Seat(1), Action::feature(0, card("RQlb")));
  EXPECT_EQ(text(state.influence), "BQmb RQlb");
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("YQsk")));
  EXPECT_TRUE(state.hand(Seat(1)).contains(card("BQsr")));
}

TEST(CoverMeSpecial, CM_5_3_all_who_have_a_choice_choose_at_the_same_time_and_reveal_together) {
  State state = after_three_months(kChoiceRows);
  EXPECT_EQ(state.to_act.size(), 2);
  EXPECT_FALSE(state.to_act.contains(Seat(2)));
  act(state, Seat(1), Action::feature(0, card("BQsr")));
  EXPECT_EQ(state.phase, Phase::Special);
  EXPECT_EQ(state.to_act, SeatSet::only(Seat(0)));
  EXPECT_EQ(text(state.influence), kPullingInfluence);
  EXPECT_EQ(text(state.rows[1]), kChoiceRows[1]);  // not a sign of which one it will be
  act(state, Seat(0), Action::feature(0, card("YQsk")));
  EXPECT_EQ(text(state.influence), "YQsk BQsr");
}

TEST(CoverMeSpecial, CM_5_3_a_choice_can_be_changed_until_the_reveal) {
  State state = after_three_months(kChoiceRows);
  act(state, Seat(1), Action::feature(0, card("BQsr")));
  EXPECT_EQ(legal_count(state, Seat(1)), 2);
  act(state, Seat(1), Action::feature(0, card("RQlb")));
  EXPECT_EQ(state.to_act, SeatSet::only(Seat(0)));
  act(state, Seat(0), Action::feature(0, card("YQsk")));
  EXPECT_EQ(text(state.influence), "YQsk RQlb");
}

TEST(CoverMeSpecial, CM_5_3_a_choice_can_be_taken_back_until_the_reveal) {
  State state = after_three_months(kChoiceRows);
  EXPECT_EQ(withdraw(state, Seat(1)).error(), Violation::NothingSealed);
  act(state, Seat(1), Action::feature(0, card("BQsr")));
  ASSERT_TRUE(withdraw(state, Seat(1)));
  EXPECT_EQ(state.to_act, SeatSet::all(2));
  act(state, Seat(0), Action::feature(0, card("YQsk")));
  EXPECT_EQ(state.phase, Phase::Special);
  act(state, Seat(1), Action::feature(0, card("RQlb")));
  EXPECT_EQ(text(state.influence), "YQsk RQlb");
}

TEST(CoverMeSpecial, CM_5_3_a_model_of_value_three_is_chosen_from_equals_too) {
  State state = after_three_months({"YQsb RQsb BDmk", "YDlr BDmr RDlk", "YTlk BTmr RTmk"});
  ASSERT_EQ(trends_text(state), "b s Q");
  ASSERT_EQ(only_actor(state), Seat(0));
  act(state, Seat(0), Action::feature(0, card("RQsb")));
  EXPECT_EQ(sorted(state.scored[0]), "RQsb");  // only one of them scores
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("YQsb")));
}

TEST(CoverMeSpecial, CM_5_4_three_models_of_value_zero_are_all_featured) {
  const State state = after_three_months(kRows);
  for (const Card one : cards(kAlternativeRow)) EXPECT_FALSE(state.hand(Seat(2)).contains(one));
  EXPECT_EQ(state.hand(Seat(2)).size(), 6u);
}

TEST(CoverMeScoring, CM_6_1_the_influence_row_is_discarded) {
  const State state = after_three_months(kRows);
  EXPECT_EQ(sorted(state.discard), sorted(kPullingInfluence));
  EXPECT_EQ(text(state.influence), "BQsk");
}

TEST(CoverMeScoring, CM_6_2_a_model_of_value_three_goes_under_the_players_card) {
  const State state = after_three_months(kRows);
  EXPECT_EQ(sorted(state.scored[0]), "YQsb");
  EXPECT_FALSE(state.influence.contains(card("YQsb")));
}

TEST(CoverMeScoring, CM_6_2_three_models_of_value_zero_all_score) {
  const State state = after_three_months(kRows);
  EXPECT_EQ(sorted(state.scored[2]), sorted(kAlternativeRow));
}

TEST(CoverMeScoring, CM_6_2_a_model_of_value_two_goes_to_the_influence_row) {
  const State state = after_three_months(kRows);
  EXPECT_TRUE(state.scored[1].empty());
  EXPECT_EQ(text(state.influence), "BQsk");
}

TEST(CoverMeScoring, CM_6_2_a_model_of_value_one_goes_to_the_influence_row) {
  const State state = after_three_months({kRows[0], kRows[1], "RQlk RDmr BTmk"});
  ASSERT_EQ(state.phase, Phase::Hands);
  EXPECT_EQ(text(state.influence), "BQsk RQlk");  // values 2 and 1
  EXPECT_TRUE(state.scored[2].empty());
  EXPECT_TRUE(state.hand(Seat(2)).contains(card("RDmr")));
}

TEST(CoverMeScoring, CM_6_2_the_influence_row_holds_at_most_one_model_of_each_row) {
  const State state =
      after_three_months({"YQsk BDmb YTlr", kRows[1], "RQsr RDmr BTmk"}, kPullingInfluence);
  ASSERT_EQ(trends_text(state), "b s Q");
  EXPECT_EQ(text(state.influence), "YQsk BQsk RQsr");
}

TEST(CoverMeScoring, CM_6_2_a_season_is_told_with_its_trends_and_scores) {
  Diary diary;
  State state = state_of({.hands = kRows, .influence = std::string(kPullingInfluence)});
  play_month(state, "YQsb BQsk RDmr");
  play_month(state, "BDmk YDmb RTlk");
  act(state, Seat(0), Action::play(card("YTlr")), diary);
  act(state, Seat(1), Action::play(card("RTlr")), diary);
  act(state, Seat(2), Action::play(card("BDlr")), diary);
  ASSERT_EQ(diary.seasons.size(), 1u);
  const SeasonScored& told = diary.seasons[0];
  EXPECT_EQ(told.trends, (Trends{.hair = 1, .length = 1, .third = 1}));
  EXPECT_EQ(text(told.scored[0]), "YQsb");
  EXPECT_EQ(text(told.scored[1]), "");
  EXPECT_EQ(text(told.scored[2]), kAlternativeRow);
}

}  // namespace
}  // namespace coverstory::cover_me
