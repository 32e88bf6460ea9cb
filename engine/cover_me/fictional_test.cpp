// CM-8: the game for two with two fictional players.
#include "engine/cover_me/fictional.h"

#include <gtest/gtest.h>

#include "engine/cover_me/set_up.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

const std::vector<std::string> kTwoRows{std::string(kTrendyRow), std::string(kHalfTrendyRow)};

/// Trends b s Q. The first fictional player lays RDmr BQmb RQlb, values 0, 2, 2, the second RTlk
/// BDlk YTmr, all of 0.
Position for_two() {
  return {.options = {.players = 2},
          .hands = kTwoRows,
          .influence = std::string(kPullingInfluence) + " RQsb",
          .fictional = "RDmr RTlk BQmb BDlk RQlb YTmr YDsb YDsr YDsk YTsb YTsr YTsk"};
}

State after_three_months(const Position& position) {
  State state = state_of(position);
  play_season(state, kTwoRows);
  return state;
}

/// Who scored takes from the draw pile, who did not keeps the first card that is looked at.
void fill_hands(State& state) {
  while (state.phase == Phase::Hands) {
    const Seat seat = only_actor(state);
    act(state, seat,
        state.awaited == Kind::Take ? Action::take_draw() : legal_choice(state, seat, 0));
  }
}

std::string whole_pile(const State& state) {
  // At the first decision of a season two of the twelve have been laid.
  std::vector<Card> all(state.fictional.begin(), state.fictional.end());
  all.insert(all.end(), state.laid.begin(), state.laid.end());
  return sorted(all);
}

TEST(CoverMeFictional, CM_8_1_the_twelve_cards_after_the_influence_row_are_the_fictional_pile) {
  Diary diary;
  const State state = new_game({.players = 2, .deal = Deal::Draft}, Seed::from_number(1), diary);
  const DrawPile& deck = diary.set_ups.at(0).draw;
  std::size_t turned = state.influence.size();
  for (const OpenPile& pile : state.open) turned += pile.size();
  ASSERT_EQ(state.fictional.size(), 12u);
  for (std::size_t i = 0; i < 12; ++i) {  // from the top, the order kept
    EXPECT_EQ(state.fictional[11 - i], deck[deck.size() - 1 - turned - i]) << i;
  }
  for (const Card one : state.fictional) {
    EXPECT_FALSE(state.trace(one).public_card());
    EXPECT_FALSE(state.trace(one).known_to(Seat(0)));
  }
  EXPECT_EQ(state.hand(Seat(0)).size(), 6u);
  EXPECT_EQ(state.hand(Seat(1)).size(), 6u);
}

TEST(CoverMeFictional, CM_8_1_there_is_no_fictional_pile_for_three_or_in_the_advanced_game) {
  EXPECT_TRUE(new_game({.players = 3}, Seed::from_number(1)).fictional.empty());
  EXPECT_TRUE(new_game({.players = 2, .two_player = TwoPlayer::Advanced}, Seed::from_number(1))
                  .fictional.empty());
}

TEST(CoverMeFictional, CM_8_2_the_top_two_cards_are_laid_before_the_players_choose) {
  const State state = state_of(for_two());
  EXPECT_EQ(text(state.laid), "RDmr RTlk");
  EXPECT_EQ(top_first(state.fictional), "BQmb BDlk RQlb YTmr YDsb YDsr YDsk YTsb YTsr YTsk");
  EXPECT_EQ(state.to_act, SeatSet::all(2));
}

TEST(CoverMeFictional, CM_8_2_the_first_lies_face_down_and_the_second_face_up) {
  const State state = state_of(for_two());
  EXPECT_FALSE(state.trace(card("RDmr")).public_card());
  EXPECT_FALSE(state.trace(card("RDmr")).known_to(kTrendy));
  EXPECT_TRUE(state.trace(card("RTlk")).public_card());
}

TEST(CoverMeFictional, CM_8_2_the_face_up_card_counts_only_from_the_reveal) {
  State state = state_of(for_two());
  EXPECT_EQ(state.tracks.length, (std::array<std::uint8_t, 3>{4, 0, 0}));
  play_month(state, "YQsb BQsk");
  EXPECT_EQ(text(state.rows[2]), "RDmr");
  EXPECT_EQ(text(state.rows[3]), "RTlk");
  EXPECT_TRUE(state.trace(card("RDmr")).public_card());
  EXPECT_EQ(state.tracks.length, (std::array<std::uint8_t, 3>{6, 1, 1}));
  EXPECT_EQ(text(state.laid), "BQmb BDlk");  // the next month's
}

TEST(CoverMeFictional, CM_8_2_all_four_rows_count_through_three_months) {
  State state = state_of(for_two());
  play_month(state, "YQsb BQsk");
  play_month(state, "BDmk YDmb");
  EXPECT_EQ(text(state.rows[2]), "RDmr BQmb");
  EXPECT_EQ(text(state.rows[3]), "RTlk BDlk");
  int counted = 0;
  for (const auto track : state.tracks.hair) counted += track;
  EXPECT_EQ(counted, 4 + 8);
}

TEST(CoverMeFictional, CM_8_3_the_highest_is_featured_and_of_equals_the_earliest) {
  const State state = after_three_months(for_two());
  ASSERT_EQ(trends_text(state), "b s Q");
  EXPECT_EQ(trend_value(card("BQmb"), trends_of(state.tracks, Season::Winter)), 2);
  EXPECT_EQ(trend_value(card("RQlb"), trends_of(state.tracks, Season::Winter)), 2);
  EXPECT_TRUE(state.influence.contains(card("BQmb")));
  EXPECT_FALSE(state.influence.contains(card("RQlb")));
}

TEST(CoverMeFictional, CM_8_3_at_zero_the_first_month_goes_to_the_influence_row_alone) {
  const State state = after_three_months(for_two());
  EXPECT_EQ(text(state.influence), "BQsk BQmb RTlk");
}

TEST(CoverMeFictional, CM_8_3_fictional_players_never_score) {
  Position position = for_two();
  position.fictional = "BQsb RTlk RDmr BDlk RQlb YTmr YDsb YDsr YDsk YTsb YTsr YTsk";
  const State state = after_three_months(position);
  ASSERT_EQ(trend_value(card("BQsb"), trends_of(state.tracks, Season::Winter)), 3);
  EXPECT_TRUE(state.influence.contains(card("BQsb")));
  EXPECT_EQ(sorted(state.scored[0]), "YQsb");
  for (std::size_t seat = 1; seat < kMostPlayers; ++seat) {
    EXPECT_TRUE(state.scored[seat].empty());
  }
}

TEST(CoverMeFictional, CM_8_3_the_other_four_go_back_to_the_fictional_pile) {
  const State state = after_three_months(for_two());
  EXPECT_EQ(sorted(state.fictional), sorted("RDmr RQlb BDlk YTmr YDsb YDsr YDsk YTsb YTsr YTsk"));
  EXPECT_TRUE(state.rows[2].empty());
  EXPECT_TRUE(state.rows[3].empty());
}

TEST(CoverMeFictional, CM_8_4_a_card_of_the_draw_pile_and_one_of_the_next_pile_are_added) {
  Position position = for_two();
  position.draw = "BTsb BTsr BTsk";
  position.next = "GDsb GDsr GDsk GTsb";
  State state = after_three_months(position);
  EXPECT_EQ(state.fictional.size(), 10u);  // nothing is added before the hands are filled
  fill_hands(state);
  // BTsb was taken; GDsb was kept and GDsr went to the bottom.
  EXPECT_EQ(whole_pile(state),
            sorted("RDmr RQlb BDlk YTmr YDsb YDsr YDsk YTsb YTsr YTsk BTsr GDsk"));
  EXPECT_EQ(top_first(state.draw), "BTsk");
  EXPECT_EQ(top_first(state.next), "GTsb GDsr");
}

TEST(CoverMeFictional, CM_8_4_the_pile_is_shuffled) {
  State state = after_three_months(for_two());
  Diary diary;
  FastRng rng(Seed::from_number(1));
  std::vector<Card> before(state.fictional.begin(), state.fictional.end());
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; }, diary);
  EXPECT_EQ(std::ranges::count(diary.lines, "shuffled fictional"), 1);
  const std::vector<Card> after(state.fictional.begin(), state.fictional.end());
  before.resize(after.size());
  EXPECT_NE(before, after);
}

TEST(CoverMeFictional, CM_8_4_it_has_twelve_cards_at_the_start_of_every_season) {
  State state = new_game({.players = 2}, Seed::from_number(3));
  FastRng rng(Seed::from_number(1));
  int seasons = 0;
  play_at_random_while(state, rng, [&](const State& s) {
    if (s.phase == Phase::Month && s.month == 1 && s.to_act.size() == 2) {
      EXPECT_EQ(s.fictional.size() + s.laid.size(), 12u);
      ++seasons;
    }
    return true;
  });
  EXPECT_GE(seasons, 12);
}

TEST(CoverMeFictional, CM_8_4_with_no_next_pile_both_come_from_the_draw_pile) {
  Position position = for_two();
  position.draw = "BTsb BTsr BTsk BTmb BTmr";
  position.next = "";
  State state = after_three_months(position);
  fill_hands(state);  // both players took from the draw pile
  EXPECT_EQ(whole_pile(state),
            sorted("RDmr RQlb BDlk YTmr YDsb YDsr YDsk YTsb YTsr YTsk BTsk BTmb"));
}

TEST(CoverMeFictional, CM_8_4_the_discard_pile_is_shuffled_for_it_where_the_draw_pile_is_empty) {
  Position position = for_two();
  position.draw = "BTsb";
  position.next = "GDsb GDsr GDsk GTsb";
  State state = after_three_months(position);
  fill_hands(state);
  EXPECT_EQ(state.fictional.size() + state.laid.size(), 12u);
  EXPECT_EQ(state.draw.size(), 3u);  // of the four cards of the old influence row
  EXPECT_TRUE(state.discard.empty());
}

/// As if everything on the discard pile had been scored long ago.
void lose_discard_pile(State& state) {
  state.discard.for_each([&](Card one) { state.scored[0].insert(one); });
  state.discard.clear();
}

TEST(CoverMeFictional, CM_8_4_with_nothing_to_draw_only_the_card_of_the_next_pile_is_added) {
  Position position = for_two();
  position.draw = "BTsb";
  position.next = "GDsb GDsr GDsk GTsb";
  State state = after_three_months(position);
  lose_discard_pile(state);
  fill_hands(state);
  EXPECT_EQ(whole_pile(state), sorted("RDmr RQlb BDlk YTmr YDsb YDsr YDsk YTsb YTsr YTsk GDsk"));
}

TEST(CoverMeFictional, CM_8_4_with_nothing_at_all_nothing_is_added) {
  Position position = for_two();
  position.draw = "BTsb BTsr";
  position.next = "";
  State state = after_three_months(position);
  lose_discard_pile(state);
  fill_hands(state);
  EXPECT_EQ(whole_pile(state), sorted("RDmr RQlb BDlk YTmr YDsb YDsr YDsk YTsb YTsr YTsk"));
  EXPECT_EQ(state.phase, Phase::Month);
}

TEST(CoverMeFictional, CM_8_4_a_pile_that_runs_out_within_a_season_leaves_rows_short) {
  Position position = for_two();
  position.fictional = "RDmr RTlk BQmb";
  State state = state_of(position);
  play_month(state, "YQsb BQsk");
  EXPECT_EQ(text(state.laid), "BQmb");  // the first fictional player's, face down
  EXPECT_FALSE(state.trace(card("BQmb")).public_card());
  play_month(state, "BDmk YDmb");
  EXPECT_TRUE(state.laid.empty());
  play_month(state, "YTlr RTlr");
  EXPECT_TRUE(state.influence.contains(card("RTlk")));
  EXPECT_EQ(state.phase, Phase::Hands);
}

}  // namespace
}  // namespace coverstory::cover_me
