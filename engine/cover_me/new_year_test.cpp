// CM-7: a new year.
#include "engine/cover_me/new_year.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// Fall is played and hands are filled: from the draw pile where cards are taken, with the first of
/// the cards that are looked at. The starting player, who was seat 0, is now seat 1.
State after_fall(Position position) {
  position.calendar.season = Season::Fall;
  position.hands = kRows;
  position.influence = kPullingInfluence;
  State state = state_of(position);
  play_season(state, kRows);
  while (state.phase == Phase::Hands) {
    const Seat seat = only_actor(state);
    act(state, seat,
        state.awaited == Kind::Take ? Action::take_draw() : legal_choice(state, seat, 0));
  }
  return state;
}

/// Four cards are taken from the draw pile; of the next pile the first is kept, the second goes to
/// the bottom.
Position small_piles() {
  return {.open = {{"YQlb", "YQlr", "YQlk RQlk"}},
          .draw = "BTsb BTsr BTsk BTmb BTmr BTmk",
          .next = "GDsb GDsr GDsk GTsb GTmb GTsr GTsk"};
}

TEST(CoverMeNewYear, CM_7_1_the_rest_of_the_next_pile_is_put_on_the_draw_pile_in_its_order) {
  const State state = after_fall(small_piles());
  ASSERT_EQ(state.phase, Phase::NewYear);
  // On the draw pile came GDsk GTsb GTmb GTsr GTsk GDsr; four of them were turned (CM-7.3).
  EXPECT_EQ(top_first(state.draw), "GTsk GDsr BTmr BTmk");
}

TEST(CoverMeNewYear, CM_7_2_the_open_piles_go_to_the_discard_pile) {
  const State state = after_fall(small_piles());
  EXPECT_EQ(sorted(state.discard), sorted("GQsb KQsb WQsb YQlb YQlr YQlk RQlk"));
}

TEST(CoverMeNewYear, CM_7_3_new_open_piles_are_formed_from_the_draw_pile) {
  const State state = after_fall(small_piles());
  EXPECT_EQ(top_first(state.open[0]), "GTmb GTsb");
  EXPECT_EQ(top_first(state.open[1]), "GTsr");
  EXPECT_EQ(top_first(state.open[2]), "GDsk");
}

TEST(CoverMeNewYear, CM_7_3_the_old_open_piles_are_shuffled_where_the_draw_pile_does_not_reach) {
  Position position = small_piles();
  position.draw = "BTsb BTsr BTsk BTmb";
  position.next = "GDsb";
  const State state = after_fall(position);
  ASSERT_EQ(state.phase, Phase::NewYear);
  for (const OpenPile& pile : state.open) EXPECT_FALSE(pile.empty());
  EXPECT_TRUE(state.discard.empty());
}

TEST(CoverMeNewYear, CM_7_4_the_next_pile_of_year_two_is_black_and_of_year_three_white) {
  const State second = after_fall({.calendar = {.year = 1}});
  EXPECT_EQ(name_of(second.calendar), "winter 2");
  EXPECT_EQ(second.next.size(), 26u);  // one is in the influence row
  for (const Card one : second.next) EXPECT_EQ(clothes_of(one), Clothes::Black);
  EXPECT_TRUE(second.later[0].empty());
  EXPECT_EQ(second.later[1].size(), 26u);

  const State third = after_fall({.calendar = {.year = 2}});
  EXPECT_EQ(name_of(third.calendar), "winter 3");
  EXPECT_EQ(third.next.size(), 26u);
  for (const Card one : third.next) EXPECT_EQ(clothes_of(one), Clothes::White);
  EXPECT_TRUE(third.later[1].empty());
}

TEST(CoverMeNewYear, CM_7_4_the_later_deck_keeps_its_order) {
  const State before = state_of({.hands = kRows, .influence = std::string(kPullingInfluence)});
  const State after = after_fall({.calendar = {.year = 1}});
  EXPECT_EQ(after.next, before.later[0]);
}

TEST(CoverMeNewYear, CM_7_4_before_a_fourth_year_all_is_done_but_there_is_no_next_pile) {
  Position position = small_piles();
  position.options.length = GameLength::Long;
  position.calendar.year = 3;
  State state = after_fall(position);
  EXPECT_EQ(name_of(state.calendar), "winter 4");
  EXPECT_TRUE(state.next.empty());
  EXPECT_EQ(top_first(state.draw), "GTsk GDsr BTmr BTmk");  // CM-7.1 is done,
  EXPECT_EQ(state.discard.size(), 7);                       // CM-7.2,
  EXPECT_EQ(top_first(state.open[0]), "GTmb GTsb");         // CM-7.3,
  EXPECT_EQ(state.awaited, Kind::Swap);                     // and CM-7.5
  EXPECT_EQ(only_actor(state), kHalfTrendy);
}

TEST(CoverMeNewYear, CM_7_4_in_a_fourth_year_everyone_takes_as_if_having_scored) {
  State state = state_of({.options = {.players = 3, .length = GameLength::Long},
                          .calendar = {.year = 4},
                          .start = kHalfTrendy,
                          .hands = kRows,
                          .influence = std::string(kPullingInfluence)});
  play_season(state, kRows);
  ASSERT_EQ(only_actor(state), kHalfTrendy);
  EXPECT_EQ(state.awaited, Kind::Take);
}

TEST(CoverMeNewYear, CM_7_5_each_may_once_swap_clockwise_from_the_new_starting_player) {
  State state = after_fall({});
  EXPECT_EQ(state.start, kHalfTrendy);
  for (const Seat seat : {kHalfTrendy, kAlternative, kTrendy}) {
    ASSERT_EQ(state.phase, Phase::NewYear);
    ASSERT_EQ(state.awaited, Kind::Swap);
    ASSERT_EQ(only_actor(state), seat);
    EXPECT_EQ(legal_count(state, seat), 10);
    act(state, seat, Action::no_swap());
  }
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(name_of(state.calendar), "winter 2");
}

TEST(CoverMeNewYear, CM_7_5_who_puts_a_card_on_the_discard_pile_takes_one) {
  State state = after_fall(small_piles());
  const Card unwanted = card("YDmb");
  ASSERT_TRUE(state.hand(kHalfTrendy).contains(unwanted));
  act(state, kHalfTrendy, Action::swap(unwanted));
  EXPECT_TRUE(state.discard.contains(unwanted));
  EXPECT_FALSE(state.hand(kHalfTrendy).contains(unwanted));
  ASSERT_EQ(only_actor(state), kHalfTrendy);
  ASSERT_EQ(state.awaited, Kind::Take);
  EXPECT_EQ(legal_count(state, kHalfTrendy), 4);
  act(state, kHalfTrendy, Action::take_open(Hair::Blonde));
  EXPECT_TRUE(state.hand(kHalfTrendy).contains(card("GTmb")));
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
  // Once only: the next player is asked.
  EXPECT_EQ(only_actor(state), kAlternative);
  EXPECT_EQ(state.awaited, Kind::Swap);
}

TEST(CoverMeNewYear, CM_7_5_who_does_not_swap_keeps_the_hand) {
  State state = after_fall(small_piles());
  const Hand before = state.hand(kHalfTrendy);
  act(state, kHalfTrendy, Action::no_swap());
  EXPECT_EQ(state.hand(kHalfTrendy), before);
  EXPECT_EQ(only_actor(state), kAlternative);
}

TEST(CoverMeNewYear, CM_7_5_where_all_else_is_empty_the_discarded_card_itself_can_be_taken) {
  State state = after_fall(small_piles());
  const auto park = [&](const auto& pile) {
    for (const Card one : pile) state.scored[0].insert(one);
  };
  park(state.draw), state.draw.clear();
  for (OpenPile& pile : state.open) park(pile), pile.clear();
  state.discard.for_each([&](Card one) { state.scored[0].insert(one); });
  state.discard.clear();
  act(state, kHalfTrendy, Action::swap(card("YDmb")));
  // CM-2.9: the empty open piles are tried again, and this card is what there is to turn.
  ASSERT_EQ(only_actor(state), kHalfTrendy);
  EXPECT_EQ(top_first(state.open[0]), "YDmb");
  ASSERT_EQ(legal_count(state, kHalfTrendy), 1);
  act(state, kHalfTrendy, Action::take_open(Hair::Blonde));
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
}

TEST(CoverMeNewYear, CM_7_5_no_new_year_is_prepared_after_the_last_season) {
  State state = state_of({.calendar = {.year = 3, .season = Season::Fall},
                          .hands = kRows,
                          .influence = std::string(kPullingInfluence)});
  const auto next = state.next;
  play_season(state, kRows);
  EXPECT_TRUE(state.is_over());
  EXPECT_EQ(state.next, next);
  for (const OpenPile& pile : state.open) EXPECT_EQ(pile.size(), 1u);
}

TEST(CoverMeNewYear, CM_7_5_no_new_year_is_prepared_after_another_season) {
  for (const Season season : {Season::Winter, Season::Spring, Season::Summer}) {
    State state = state_of({.calendar = {.season = season}});
    FastRng rng(Seed::from_number(1));
    play_at_random_while(state, rng, [&](const State& s) { return s.calendar.season == season; });
    EXPECT_EQ(state.phase, Phase::Month);
    EXPECT_EQ(state.calendar.year, 1);
  }
}

}  // namespace
}  // namespace coverstory::cover_me
