// CM-3.2, CM-5.1, CM-6.4: what cards are rated by while somebody decides.
#include "engine/cover_me/fashion.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// After a winter in which one row scored, one went to the influence row, and one scored three.
State after_winter(GameLength length = GameLength::Standard) {
  State state = state_of({.options = {.players = 3, .length = length},
                          .hands = kRows,
                          .influence = std::string(kPullingInfluence)});
  play_season(state, kRows);
  return state;
}

TEST(CoverMeFashion, CM_5_1_within_a_season_cards_are_rated_by_its_own_tracks) {
  const State state = state_of({.hands = kRows, .influence = std::string(kPullingInfluence)});
  const View seen = view(state, Seat(0));
  EXPECT_EQ(fashion_for_decision(seen),
            (Fashion{.tracks = state.tracks, .season = Season::Winter}));
}

TEST(CoverMeFashion, CM_6_4_while_hands_are_filled_only_the_influence_row_counts) {
  const State state = after_winter();
  ASSERT_EQ(state.phase, Phase::Hands);
  const Fashion fashion = fashion_for_decision(view(state, only_actor(state)));
  EXPECT_EQ(fashion.tracks, tracks_of(state.influence));
  EXPECT_NE(fashion.tracks, state.tracks);
}

TEST(CoverMeFashion, CM_3_2_while_hands_are_filled_the_third_trait_is_the_coming_seasons) {
  const State state = after_winter();
  const Fashion fashion = fashion_for_decision(view(state, only_actor(state)));
  EXPECT_EQ(fashion.season, Season::Spring);
  EXPECT_EQ(fashion.trends().third_trait, ThirdTrait::Clothes);
}

TEST(CoverMeFashion, CM_11_1_in_a_short_game_fall_follows_spring) {
  EXPECT_EQ(coming_fashion(Season::Spring, GameLength::Short, {}).season, Season::Fall);
  EXPECT_EQ(coming_fashion(Season::Fall, GameLength::Short, {}).season, Season::Spring);
  EXPECT_EQ(coming_fashion(Season::Fall, GameLength::Long, {}).season, Season::Winter);
}

TEST(CoverMeFashion, CM_6_4_what_hands_are_filled_by_is_what_the_season_begins_with) {
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) {
    State state = new_game({.players = 4, .deal = Deal::Quick}, Seed::from_number(seed));
    FastRng rng(Seed::from_number(seed));
    play_at_random_while(state, rng, [](const State& s) { return s.phase != Phase::Hands; });
    const Fashion promised = fashion_for_decision(view(state, Viewer::spectator()));
    play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
    EXPECT_EQ(promised, fashion_for_decision(view(state, Viewer::spectator()))) << "seed " << seed;
  }
}

TEST(CoverMeFashion, CM_4_2_a_cover_that_is_tried_counts_one_on_each_of_its_tracks) {
  const Fashion before{.tracks = tracks_of(cards("GQsb KQsb")), .season = Season::Winter};
  const Fashion after = with_covers(before, cards("YDlk"));
  EXPECT_EQ(after.tracks, tracks_of(cards("GQsb KQsb YDlk")));
  EXPECT_EQ(after.season, Season::Winter);
}

}  // namespace
}  // namespace coverstory::cover_me
