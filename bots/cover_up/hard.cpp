#include "bots/cover_up/hard.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "bots/cover_up/building.h"
#include "bots/cover_up/returning.h"
#include "engine/cover_up/solver.h"

namespace coverstory::bots::cover_up {
namespace {

using coverstory::cover_up::Par;
using coverstory::cover_up::solve;

constexpr Eye kEye{.notices = 0.4};
constexpr Pace kPace{.place = {1'200, 2'200}, .move = {700, 1'200}, .lift = {200, 450}};
constexpr Span kBetweenLooks{2'000, 4'000};
constexpr Span kBeforeFlip{600, 1'500};  // to see once more that all is right
constexpr std::size_t kDraws = 16;       // of cards that may come, to compare what is handed on

/// When the best pile is seen. The solver needs some fifty nodes to be sure of an easy hand and
/// some thousand for a hard one; the logarithm makes it 10 to 22 seconds.
Milliseconds seen_at(const Par& par, FastRng& rng) {
  constexpr Span kEachDoubling{1'700, 2'500};
  const double doublings = std::log2(1.0 + static_cast<double>(par.nodes));
  return static_cast<Milliseconds>(doublings * static_cast<double>(kEachDoubling.some(rng)));
}

/// When a pile of one point over par is good enough. The more others there are, the sooner one of
/// them will flip, and the more it takes from them to be the first.
Milliseconds patience_ms(int players) {
  return 28'000 - 2'000 * Milliseconds{players};
}

/// A pile that would do, and better ones as they are noticed.
void build_until(Building& building, Hand hand, Milliseconds until, FastRng& rng) {
  rng.shuffle(hand);
  building.draft(hand, kEye);
  while (true) {
    building.wait(kBetweenLooks.some(rng));
    if (building.now() >= until) return;
    building.look_again(kEye);
  }
}

/// When to flip with this pile, if it has all five cards (CU-4.1) and costs at most so many points
/// over par: CU-5.4 is a point for the first only, and takes time from the others.
std::optional<Milliseconds> flip_at(Building& building, int most_points, FastRng& rng) {
  if (!building.pile().full() || building.cost() > most_points) return std::nullopt;
  building.wait(kBeforeFlip.some(rng));
  const Milliseconds t = building.now();
  building.wait(kBetweenLooks.some(rng));  // and goes on if another has been quicker
  return t;
}

}  // namespace

RoundPlan HardBot::plan_round(const View& view) {
  const Hand hand = view.seats[view.viewer.seat().index].hand.value();
  const Par par = solve(hand);
  const Milliseconds seen = seen_at(par, rng_), pressed = patience_ms(view.options.players);
  Building building(hand, kPace, rng_);
  build_until(building, hand, std::min(seen, pressed), rng_);
  RoundPlan plan;
  if (seen > pressed) plan.flip_at = flip_at(building, par.points + 1, rng_);
  building.wait_until(seen);
  if (building.cost() > par.points) building.rearrange(par.pile);
  if (!plan.flip_at) plan.flip_at = flip_at(building, par.points, rng_);
  if (view.options.players == 1) plan.flip_at.reset();  // CU-7.2
  plan.timeline = building.timeline();
  return plan;
}

Card HardBot::choose_return(const View& view) {
  return to_return_by_par(view, kDraws, rng_);
}

}  // namespace coverstory::bots::cover_up
