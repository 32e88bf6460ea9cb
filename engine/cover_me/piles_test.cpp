// CM-2.7 to CM-2.10: taking a card, the refill, and piles that run empty. Most tests let the seats
// of kTrendyRow and kAlternativeRow fill their hands: the first takes one card, the third three.
#include "engine/cover_me/piles.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// The table when the first seat is to take the card for the model it scored.
State when_hands_are_filled(Position position) {
  position.hands = kRows;
  if (position.influence.empty()) position.influence = kPullingInfluence;
  State state = state_of(position);
  play_season(state, kRows);
  return state;
}

Outcome refused(State& state, Seat seat, Action action) {
  return apply(state, seat, action);
}

TEST(CoverMePiles, CM_2_7_a_card_is_taken_from_an_open_pile_or_unseen_from_the_draw_pile) {
  State state =
      when_hands_are_filled({.open = {{"YQlb", "YQlr YDlr", "YQlk"}}, .draw = "BTsb BTsr"});
  ASSERT_EQ(only_actor(state), kTrendy);
  const Choices choices = legal(state, kTrendy);
  ASSERT_EQ(choices.size(), 4u);
  EXPECT_EQ(choices[0], Action::take_open(Hair::Blonde));
  EXPECT_EQ(choices[1], Action::take_open(Hair::RedBrown));
  EXPECT_EQ(choices[2], Action::take_open(Hair::Black));
  EXPECT_EQ(choices[3], Action::take_draw());
}

TEST(CoverMePiles, CM_2_7_the_top_card_of_an_open_pile_is_taken) {
  State state =
      when_hands_are_filled({.open = {{"YQlb", "YQlr YDlr", "YQlk"}}, .draw = "BTsb BTsr"});
  act(state, kTrendy, Action::take_open(Hair::RedBrown));
  EXPECT_TRUE(state.hand(kTrendy).contains(card("YQlr")));
  EXPECT_EQ(top_first(state.open[1]), "YDlr");
  EXPECT_EQ(top_first(state.draw), "BTsb BTsr");
}

TEST(CoverMePiles, CM_2_7_the_top_card_of_the_draw_pile_is_seen_by_its_taker_only) {
  State state = when_hands_are_filled({.draw = "BTsb BTsr"});
  act(state, kTrendy, Action::take_draw());
  EXPECT_TRUE(state.hand(kTrendy).contains(card("BTsb")));
  EXPECT_EQ(top_first(state.draw), "BTsr");
  EXPECT_TRUE(state.trace(card("BTsb")).known_to(kTrendy));
  EXPECT_FALSE(state.trace(card("BTsb")).known_to(kHalfTrendy));
  EXPECT_FALSE(state.trace(card("BTsb")).public_card());
}

TEST(CoverMePiles, CM_2_8_an_emptied_pile_is_refilled_at_once_and_what_is_turned_is_sorted) {
  State state = when_hands_are_filled(
      {.open = {{"YQlb", "YQlr", "YQlk"}}, .draw = "BTsr BTsk BTmr BTsb BTmb"});
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  EXPECT_EQ(top_first(state.open[0]), "BTsb");
  EXPECT_EQ(top_first(state.open[1]), "BTmr BTsr YQlr");
  EXPECT_EQ(top_first(state.open[2]), "BTsk YQlk");
  EXPECT_EQ(top_first(state.draw), "BTmb");
}

TEST(CoverMePiles, CM_2_8_nothing_is_turned_while_every_pile_has_a_card) {
  State state = when_hands_are_filled(
      {.open = {{"YQlb YDlb", "YQlr", "YQlk"}}, .draw = "BTsr BTsk BTmr BTsb BTmb"});
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  EXPECT_EQ(top_first(state.open[0]), "YDlb");
  EXPECT_EQ(top_first(state.draw), "BTsr BTsk BTmr BTsb BTmb");
}

TEST(CoverMePiles, CM_2_9_the_discard_pile_is_shuffled_when_a_card_is_drawn_from_an_empty_pile) {
  State state = when_hands_are_filled({.draw = "", .discard = "BTsb BTsr"});
  EXPECT_EQ(sorted(state.discard), sorted("BTsb BTsr GQsb KQsb WQsb"));
  Diary diary;
  act(state, kTrendy, Action::take_draw(), diary);
  EXPECT_EQ(diary.lines[0], "shuffled draw");  // before the take is told
  EXPECT_TRUE(state.discard.empty());
  EXPECT_EQ(state.draw.size(), 4u);
  const Card taken = *diary.decisions[0].taken;
  EXPECT_TRUE(state.hand(kTrendy).contains(taken));
  CardSet all;
  all.insert(taken);
  for (const Card one : state.draw) all.insert(one);
  EXPECT_EQ(sorted(all), sorted("BTsb BTsr GQsb KQsb WQsb"));
}

TEST(CoverMePiles, CM_2_9_it_is_shuffled_not_before_a_card_is_needed) {
  State state = when_hands_are_filled({.draw = "RTsb", .discard = "BTsb BTsr"});
  act(state, kTrendy, Action::take_draw());
  EXPECT_TRUE(state.draw.empty());
  EXPECT_EQ(sorted(state.discard), sorted("BTsb BTsr GQsb KQsb WQsb"));
}

TEST(CoverMePiles, CM_2_9_the_discard_pile_is_really_shuffled) {
  // 27 and 3 cards: that they come back in the order of the cards would be a wonder.
  Position position{.draw = "", .discard = ""};
  for (int i = 0; i < kCardsOfAColor; ++i) position.discard += code_of(Card(4 * 27 + i)) + " ";
  position.influence = "GQsb WQsb RQsb";
  State state = when_hands_are_filled(position);
  act(state, kTrendy, Action::take_draw());
  ASSERT_EQ(state.draw.size(), 29u);
  EXPECT_NE(text(state.draw), sorted(state.draw));
  EXPECT_NE(top_first(state.draw), sorted(state.draw));
}

TEST(CoverMePiles, CM_2_9_a_refill_shuffles_the_discard_pile_too) {
  State state = when_hands_are_filled(
      {.open = {{"YQlb", "YQlr", "YQlk"}}, .draw = "BTsk", .discard = "RTsb"});
  Diary diary;
  act(state, kTrendy, Action::take_open(Hair::Blonde), diary);
  EXPECT_EQ(diary.lines[0], "take 0 open YQlb");
  EXPECT_EQ(diary.lines[1], "shuffled draw");  // after the take that emptied the pile
  EXPECT_FALSE(state.open[0].empty());
  EXPECT_EQ(top_first(state.open[2]), "BTsk YQlk");
  EXPECT_TRUE(state.discard.empty());
}

/// A table on which only three open piles are left to take from, after the influence row (of black
/// hair) has been turned on the third.
State with_nothing_to_turn() {
  State state = state_of({.hands = {std::string(kTrendyRow), std::string(kHalfTrendyRow),
                                    std::string(kAlternativeRow)},
                          .influence = std::string(kPullingInfluence),
                          .open = {{"YQlb", "YQlr", "YQlk"}},
                          .draw = "",
                          .next = "GDsb GDsr GDsk"});
  play_season(state, kRows);
  // The influence row went to the discard pile; here it shall count as scored long ago.
  state.discard.for_each([&](Card one) { state.scored[0].insert(one); });
  state.discard.clear();
  return state;
}

TEST(CoverMePiles, CM_2_9_with_nothing_to_turn_a_refill_leaves_the_pile_empty) {
  State state = with_nothing_to_turn();
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  EXPECT_TRUE(state.open[0].empty());
  EXPECT_EQ(top_first(state.open[1]), "YQlr");
  EXPECT_EQ(top_first(state.open[2]), "YQlk");
}

TEST(CoverMePiles, CM_2_9_an_empty_pile_cannot_be_chosen) {
  State state = with_nothing_to_turn();
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  act(state, kHalfTrendy, legal_choice(state, kHalfTrendy, 0));
  ASSERT_EQ(only_actor(state), kAlternative);
  EXPECT_EQ(refused(state, kAlternative, Action::take_open(Hair::Blonde)),
            Outcome(std::unexpected(Violation::PileIsEmpty)));
  EXPECT_EQ(refused(state, kAlternative, Action::take_draw()),
            Outcome(std::unexpected(Violation::NothingToDraw)));
  const Choices choices = legal(state, kAlternative);
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0], Action::take_open(Hair::RedBrown));
  EXPECT_EQ(choices[1], Action::take_open(Hair::Black));
}

TEST(CoverMePiles, CM_2_9_who_finds_nothing_goes_on_with_a_shorter_hand) {
  State state = with_nothing_to_turn();
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  act(state, kHalfTrendy, legal_choice(state, kHalfTrendy, 0));
  act(state, kAlternative, Action::take_open(Hair::Black));
  act(state, kAlternative, Action::take_open(Hair::RedBrown));
  // The third card is not there.
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(state.calendar.season, Season::Spring);
  EXPECT_EQ(state.hand(kTrendy).size(), 9u);
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
  EXPECT_EQ(state.hand(kAlternative).size(), 8u);
}

TEST(CoverMePiles, CM_6_3_a_card_that_was_not_there_is_not_made_up_for_later) {
  State state = with_nothing_to_turn();
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  act(state, kHalfTrendy, legal_choice(state, kHalfTrendy, 0));
  act(state, kAlternative, Action::take_open(Hair::Black));
  act(state, kAlternative, Action::take_open(Hair::RedBrown));
  // In spring there are cards again, more than anybody will need.
  state.scored[0].for_each([&](Card one) { state.discard.insert(one); });
  state.scored[0].clear();
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng,
                       [](const State& s) { return s.calendar.season == Season::Spring; });
  EXPECT_EQ(state.hand(kTrendy).size(), 9u);
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
  EXPECT_EQ(state.hand(kAlternative).size(), 8u);
}

TEST(CoverMePiles, CM_2_9_the_draw_pile_can_be_chosen_while_the_discard_pile_has_a_card) {
  State state = with_nothing_to_turn();
  state.scored[0].erase(card("GQsb"));
  state.discard.insert(card("GQsb"));
  ASSERT_TRUE(apply(state, kTrendy, Action::take_draw()));
  EXPECT_TRUE(state.hand(kTrendy).contains(card("GQsb")));
}

TEST(CoverMePiles, CM_2_9_an_empty_pile_is_tried_again_before_a_later_take) {
  // The open blonde pile is empty at the start of the season; the influence row comes to the
  // discard pile (CM-6.1) and is there to be turned when the first player takes.
  State state = when_hands_are_filled({.open = {{"", "YQlr", "YQlk"}}, .draw = ""});
  ASSERT_EQ(only_actor(state), kTrendy);
  EXPECT_EQ(state.open[0].size(), 1u);
  EXPECT_EQ(state.draw.size(), 2u);
  EXPECT_TRUE(state.discard.empty());
  EXPECT_EQ(legal_count(state, kTrendy), 4);
}

TEST(CoverMePiles, CM_2_9_the_refill_that_failed_is_tried_before_every_take_of_the_same_player) {
  // The alternative player takes three: two piles run empty, and a card appears on the discard pile
  // between her takes only by our hand. The next take must find it turned.
  State state = with_nothing_to_turn();
  act(state, kTrendy, Action::take_open(Hair::Blonde));
  state.scored[0].erase(card("GQsb"));
  state.discard.insert(card("GQsb"));
  act(state, kHalfTrendy, legal_choice(state, kHalfTrendy, 0));
  ASSERT_EQ(only_actor(state), kAlternative);
  EXPECT_EQ(top_first(state.open[0]), "GQsb");
  EXPECT_EQ(legal_count(state, kAlternative), 3);
}

TEST(CoverMePiles, CM_2_10_everyone_can_see_what_was_discarded) {
  State state = when_hands_are_filled({});
  EXPECT_EQ(sorted(state.discard), sorted(kPullingInfluence));
  state.discard.for_each([&](Card one) { EXPECT_TRUE(state.trace(one).public_card()); });
}

TEST(CoverMePiles, CM_2_10_a_hidden_card_that_is_swapped_away_can_be_seen_by_all) {
  State state = when_hands_are_filled({.calendar = {.season = Season::Fall}});
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
  const Seat seat = only_actor(state);
  Card hidden;
  for (const Card one : state.hand(seat)) {
    if (!state.trace(one).public_card()) hidden = one;
  }
  ASSERT_FALSE(state.trace(hidden).public_card());
  act(state, seat, Action::swap(hidden));
  EXPECT_TRUE(state.discard.contains(hidden));
  EXPECT_TRUE(state.trace(hidden).public_card());
}

}  // namespace
}  // namespace coverstory::cover_me
