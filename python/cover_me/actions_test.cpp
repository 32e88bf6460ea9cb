// Decisions by number: what a mask says is what the engine calls legal, in every variant.
#include "python/cover_me/actions.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/core/test_options.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_play.h"

namespace coverstory::python::cover_me {
namespace {

std::set<int> in_mask(const State& state, Seat seat) {
  std::array<std::uint8_t, kAllActions> mask{};
  set_legal(state, seat, mask.data());
  std::set<int> numbers;
  for (int i = 0; i < kAllActions; ++i) {
    if (mask[static_cast<std::size_t>(i)] != 0) numbers.insert(i);
  }
  return numbers;
}

std::set<int> legal_by_the_engine(const State& state, Seat seat) {
  std::set<int> numbers;
  for (const Action action : legal(state, seat)) numbers.insert(number_of(state, seat, action));
  return numbers;
}

TEST(PythonCoverMeActions, a_mask_is_what_is_legal_in_every_variant_at_every_step) {
  std::uint64_t game = 0;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    const Seed seed = Seed::from_number(++game);
    FastRng rng(seed);
    State state = new_game(options, seed);
    while (!state.is_over()) {
      for (int s = 0; s < options.players; ++s) {
        const Seat seat(s);
        const std::set<int> masked = in_mask(state, seat);
        if (!state.to_act.contains(seat)) {
          ASSERT_EQ(masked, std::set{kNoOp});
          continue;
        }
        ASSERT_EQ(masked, legal_by_the_engine(state, seat))
            << "seed " << game << ", " << text_of(kOptions, options);
        ASSERT_LT(*masked.rbegin(), action_count(options));
        for (const int number : masked) {
          const auto decision = decision_of(state, seat, number);
          ASSERT_TRUE(decision.has_value());
          ASSERT_EQ(number_of(state, seat, *decision), number);
        }
      }
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
    }
  }
}

TEST(PythonCoverMeActions, what_is_not_in_the_mask_is_refused) {
  for (const Options& options : varied_combinations(kOptions)) {
    const Seed seed = Seed::from_number(77);
    FastRng rng(seed);
    State state = new_game(options, seed);
    while (!state.is_over()) {
      const Seat seat = state.to_act.first();
      const std::set<int> masked = in_mask(state, seat);
      for (int number = -1; number <= kAllActions; ++number) {
        ASSERT_EQ(decision_of(state, seat, number).has_value(), masked.contains(number))
            << number << ", " << text_of(kOptions, options);
      }
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
    }
    EXPECT_EQ(decision_of(state, Seat(0), kTakeDraw).error(), Violation::GameIsOver);
  }
}

TEST(PythonCoverMeActions, random_numbers_are_legal_and_every_legal_one_comes) {
  const Seed seed = Seed::from_number(5);
  FastRng rng(seed);
  State state =
      new_game({.players = 2, .two_player = TwoPlayer::Advanced, .deal = Deal::Quick}, seed);
  std::set<int> met;
  for (int i = 0; i < 5000; ++i) met.insert(random_number(state, Seat(0), rng));
  EXPECT_EQ(met, in_mask(state, Seat(0)));
  EXPECT_EQ(met.size(), 132u);  // CM-9.3: ordered pairs of twelve cards
}

}  // namespace
}  // namespace coverstory::python::cover_me
