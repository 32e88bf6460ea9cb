// CM-6.3 to CM-6.5: hands are filled and the next season is prepared. The trendy player takes one
// card, the half trendy one looks at the next pile, the alternative one takes three.
#include "engine/cover_me/hands.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

State when_hands_are_filled(Position position) {
  if (position.hands.empty()) position.hands = kRows;
  position.influence = kPullingInfluence;
  State state = state_of(position);
  play_season(state, kRows);
  return state;
}

/// When it is the half trendy player's turn, with this next pile.
State when_the_next_pile_is_looked_at(std::string_view next) {
  return when_hands_are_filled({.start = kHalfTrendy, .next = std::string(next)});
}

TEST(CoverMeHands, CM_6_3_hands_are_filled_clockwise_from_the_starting_player) {
  State state = when_hands_are_filled({.start = kHalfTrendy});
  for (const Seat seat : {kHalfTrendy, kAlternative, kAlternative, kAlternative, kTrendy}) {
    ASSERT_EQ(state.phase, Phase::Hands);
    ASSERT_EQ(only_actor(state), seat);
    act(state, seat, legal_choice(state, seat, 0));
  }
  EXPECT_EQ(state.phase, Phase::Month);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.hand(Seat(seat)).size(), 9u);
}

TEST(CoverMeHands, CM_6_3_one_player_finishes_before_the_next_begins) {
  State state = when_hands_are_filled({.start = kAlternative});
  for (int card = 1; card <= 3; ++card) {
    ASSERT_EQ(only_actor(state), kAlternative) << card;
    act(state, kAlternative, Action::take_draw());
  }
  EXPECT_EQ(state.hand(kAlternative).size(), 9u);
  EXPECT_EQ(only_actor(state), kTrendy);
  EXPECT_EQ(state.hand(kTrendy).size(), 8u);
}

TEST(CoverMeHands, CM_6_3_who_scored_takes_a_card_for_each_model_scored) {
  State state = when_hands_are_filled({.start = kTrendy});
  EXPECT_EQ(state.awaited, Kind::Take);
  act(state, kTrendy, Action::take_draw());
  EXPECT_EQ(only_actor(state), kHalfTrendy);
  EXPECT_EQ(state.hand(kTrendy).size(), 9u);
}

TEST(CoverMeHands, CM_6_3_who_did_not_score_keeps_one_of_the_top_two_of_the_next_pile) {
  State state = when_the_next_pile_is_looked_at("GDsb GDsr GDsk GTsb");
  EXPECT_EQ(state.awaited, Kind::Keep);
  EXPECT_EQ(text(state.looked), "GDsb GDsr");
  const Choices choices = legal(state, kHalfTrendy);
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0], Action::keep(card("GDsb")));
  EXPECT_EQ(choices[1], Action::keep(card("GDsr")));
}

TEST(CoverMeHands, CM_6_3_the_other_card_goes_to_the_bottom_of_the_next_pile) {
  for (const auto& [kept, back] : {std::pair{"GDsb", "GDsr"}, std::pair{"GDsr", "GDsb"}}) {
    State state = when_the_next_pile_is_looked_at("GDsb GDsr GDsk GTsb");
    act(state, kHalfTrendy, Action::keep(card(kept)));
    EXPECT_TRUE(state.hand(kHalfTrendy).contains(card(kept)));
    EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
    EXPECT_EQ(top_first(state.next), "GDsk GTsb " + std::string(back));
    EXPECT_TRUE(state.looked.empty());
  }
}

TEST(CoverMeHands, CM_6_3_only_that_player_sees_the_two) {
  State state = when_the_next_pile_is_looked_at("GDsb GDsr GDsk GTsb");
  act(state, kHalfTrendy, Action::keep(card("GDsb")));
  for (const char* code : {"GDsb", "GDsr"}) {
    const Trace& trace = state.trace(card(code));
    EXPECT_TRUE(trace.known_to(kHalfTrendy)) << code;
    EXPECT_FALSE(trace.known_to(kTrendy)) << code;
    EXPECT_FALSE(trace.known_to(kAlternative)) << code;
    EXPECT_FALSE(trace.public_card()) << code;
  }
}

TEST(CoverMeHands, CM_6_3_who_knew_a_card_of_the_two_loses_sight_of_it) {
  // It may have been kept or put back, and an earlier look (of the bottom card, say) does not tell.
  State state = when_the_next_pile_is_looked_at("GDsb GDsr GDsk GTsb");
  state.trace(card("GDsb")).show_to(kTrendy);
  state.trace(card("GDsr")).show_to(kTrendy);
  act(state, kHalfTrendy, Action::keep(card("GDsb")));
  EXPECT_FALSE(state.trace(card("GDsb")).known_to(kTrendy));
  EXPECT_FALSE(state.trace(card("GDsr")).known_to(kTrendy));
  EXPECT_TRUE(state.trace(card("GDsb")).known_to(kHalfTrendy));
}

TEST(CoverMeHands, CM_6_3_two_cards_left_in_the_next_pile_are_still_a_choice) {
  State state = when_the_next_pile_is_looked_at("GDsb GDsr");
  ASSERT_EQ(legal_count(state, kHalfTrendy), 2);
  act(state, kHalfTrendy, Action::keep(card("GDsr")));
  EXPECT_EQ(top_first(state.next), "GDsb");
}

TEST(CoverMeHands, CM_6_3_the_last_card_of_the_next_pile_is_kept_without_a_choice) {
  State state = when_the_next_pile_is_looked_at("GDsb");
  EXPECT_EQ(only_actor(state), kAlternative);
  EXPECT_TRUE(state.hand(kHalfTrendy).contains(card("GDsb")));
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
  EXPECT_TRUE(state.next.empty());
  EXPECT_TRUE(state.trace(card("GDsb")).known_to(kHalfTrendy));
  EXPECT_FALSE(state.trace(card("GDsb")).public_card());
}

TEST(CoverMeHands, CM_6_3_with_no_next_pile_the_player_takes_as_if_having_scored) {
  State state = when_the_next_pile_is_looked_at("");
  ASSERT_EQ(only_actor(state), kHalfTrendy);
  EXPECT_EQ(state.awaited, Kind::Take);
  EXPECT_EQ(legal_count(state, kHalfTrendy), 4);
  act(state, kHalfTrendy, Action::take_draw());
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 9u);
  EXPECT_EQ(only_actor(state), kAlternative);
}

TEST(CoverMeHands, CM_6_3_a_hand_that_fell_short_is_not_topped_up_later) {
  State state = when_hands_are_filled(
      {.hands = {"YQsb BDmk YTlr RTsb", kRows[1] + " RTsr", kRows[2] + " RTsk"},
       .filling = Hands::AsWritten});
  act(state, kTrendy, Action::take_draw());
  act(state, kHalfTrendy, legal_choice(state, kHalfTrendy, 0));
  for (int i = 0; i < 3; ++i) act(state, kAlternative, Action::take_draw());
  ASSERT_EQ(state.phase, Phase::Month);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.hand(Seat(seat)).size(), 4u);
}

TEST(CoverMeHands, CM_6_4_the_starting_player_marker_passes_clockwise) {
  for (const auto& [before, after] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{2, 0}}) {
    State state = when_hands_are_filled({.start = Seat(before)});
    EXPECT_EQ(state.start, Seat(before));  // not before all hands are filled
    FastRng rng(Seed::from_number(1));
    play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
    EXPECT_EQ(state.start, Seat(after));
  }
}

TEST(CoverMeHands, CM_6_4_the_calendar_moves_on) {
  State state = when_hands_are_filled({});
  EXPECT_EQ(name_of(state.calendar), "winter 1");
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
  EXPECT_EQ(name_of(state.calendar), "spring 1");
  EXPECT_EQ(state.month, 1);
}

TEST(CoverMeHands, CM_6_4_the_tracks_start_again_with_the_influence_row) {
  State state = when_hands_are_filled({});
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
  Tracks expected;
  expected.count(card("BQsk"));
  EXPECT_EQ(text(state.influence), "BQsk");
  EXPECT_EQ(state.tracks, expected);
  EXPECT_EQ(trends_text(state), "k s B");
}

TEST(CoverMeHands, CM_6_5_scored_cards_were_seen_by_all) {
  const State state = when_hands_are_filled({});
  for (const CardSet& pile : state.scored) {
    pile.for_each([&](Card one) { EXPECT_TRUE(state.trace(one).public_card()); });
  }
  EXPECT_EQ(state.scored[0].size() + state.scored[2].size(), 4);
}

}  // namespace
}  // namespace coverstory::cover_me
