// CM-12: an observation tells what a seat may know, no less and no more.
#include "python/cover_me/observation.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_play.h"
#include "python/cover_me/game.h"

namespace coverstory::python::cover_me {
namespace {

using Seen = std::vector<std::uint8_t>;

Seen seen_by(const State& state, Seat seat) {
  Seen seen(kObservationSize, 0xaa);  // all of it must be written
  observe(state, seat, seen.data());
  return seen;
}

TEST(PythonCoverMeObservation, CM_12_it_stays_the_same_when_what_is_hidden_is_dealt_anew) {
  std::uint64_t game = 0;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    const Seed seed = Seed::from_number(++game);
    FastRng rng(seed);
    Game played(options, seed);
    State& state = played.state;
    while (!state.is_over()) {
      for (int s = 0; s < options.players; ++s) {
        const Game sampled = played.sampled(Seat(s), rng.seed());
        ASSERT_EQ(seen_by(sampled.state, Seat(s)), seen_by(state, Seat(s)))
            << "seed " << game << ", seat " << s << ", " << text_of(kOptions, options) << ", "
            << name_of(state.calendar) << ", phase " << static_cast<int>(state.phase);
        ASSERT_EQ(information_of(view(sampled.state, Seat(s))),
                  information_of(view(state, Seat(s))));
      }
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
    }
  }
}

/// Two positions look the same to a seat, in all that it gets, just if they are the same to it.
void expect_told_apart(const State& one, const State& other, const std::string& told) {
  for (int s = 0; s < one.options.players; ++s) {
    const View left = view(one, Seat(s)), right = view(other, Seat(s));
    const bool is_alike = left == right;
    ASSERT_EQ(information_of(left) == information_of(right), is_alike) << told << ", seat " << s;
    ASSERT_EQ(seen_by(one, Seat(s)) == seen_by(other, Seat(s)), is_alike) << told << ", seat " << s;
  }
}

TEST(PythonCoverMeObservation, it_changes_with_what_the_seat_sees_and_with_nothing_else) {
  std::uint64_t game = 0;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    const Seed seed = Seed::from_number(++game);
    const std::string told = "seed " + std::to_string(game) + ", " + text_of(kOptions, options);
    FastRng rng(seed);
    State state = new_game(options, seed);
    while (!state.is_over()) {
      const Decision decision = random_decision(state, rng);
      const Choices choices = legal(state, decision.seat);
      const State before = state;
      State otherwise = state;
      act(state, decision.seat, decision.action);
      act(otherwise, decision.seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
      ASSERT_NO_FATAL_FAILURE(expect_told_apart(before, state, told));
      ASSERT_NO_FATAL_FAILURE(expect_told_apart(state, otherwise, told));
    }
  }
}

TEST(PythonCoverMeObservation, a_card_that_all_can_see_has_its_place_and_its_owner) {
  const State state = new_game({.players = 3}, Seed::from_number(3));
  for (int s = 0; s < 3; ++s) {
    const Seen seen = seen_by(state, Seat(s));
    for (const Card card : state.influence) {
      EXPECT_EQ(seen[card.index], static_cast<int>(Place::Influence));
    }
    for (const OpenPile& pile : state.open) {
      EXPECT_EQ(seen[pile.back().index], static_cast<int>(Place::TopOfOpenPile));
    }
    for (const Card card : state.hand(Seat(s))) {
      EXPECT_EQ(seen[card.index], static_cast<int>(Place::Hand) | 1 << kWhoseBit);
    }
    for (const Card card : state.hand(Seat((s + 1) % 3))) EXPECT_EQ(seen[card.index], 0);
    for (const Card card : state.draw) EXPECT_EQ(seen[card.index], 0);
  }
}

TEST(PythonCoverMeObservation, the_own_seat_comes_first) {
  const State state = new_game({.players = 4}, Seed::from_number(3));
  for (int s = 0; s < 4; ++s) {
    const Seen seen = seen_by(state, Seat(s));
    for (int i = 0; i < 4; ++i) {
      const Seat seat((s + i) % 4);
      const auto fields = static_cast<std::size_t>(layout::kSeats + i * layout::SeatFields);
      EXPECT_EQ(seen[fields + layout::Starts], state.start == seat);
      EXPECT_EQ(seen[fields + layout::Acts], state.to_act.contains(seat));
    }
    EXPECT_EQ(seen[static_cast<std::size_t>(layout::kSeats + 4 * layout::SeatFields)], 0);
  }
}

TEST(PythonCoverMeObservation, the_whole_truth_differs_where_anything_hidden_does) {
  Game game({.players = 4}, Seed::from_number(4));
  const Game sampled = game.sampled(Seat(1), Seed::from_number(8));
  EXPECT_NE(state_of(game.state), state_of(sampled.state));
  EXPECT_EQ(state_of(game.state), state_of(Game(game).state));
}

}  // namespace
}  // namespace coverstory::python::cover_me
