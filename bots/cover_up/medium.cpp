#include "bots/cover_up/medium.h"

#include <cstdint>

#include "bots/cover_up/building.h"
#include "bots/cover_up/returning.h"

namespace coverstory::bots::cover_up {
namespace {

constexpr Eye kEye{.notices = 0.2};
constexpr Pace kPace{.place = {3'000, 6'000}, .move = {1'500, 3'000}, .lift = {600, 1'200}};
constexpr int kLooks = 3;
constexpr Span kBetweenLooks{5'000, 10'000};
constexpr std::uint32_t kOneRoundInFlipped = 2;
constexpr Span kUntilFlip{10'000, 30'000};

}  // namespace

RoundPlan MediumBot::plan_round(const View& view) {
  const Hand hand = view.seats[view.viewer.seat().index].hand.value();
  Hand laid = hand;
  rng_.shuffle(laid);
  Building building(hand, kPace, rng_);
  building.draft(laid, kEye);
  for (int look = 0; look < kLooks; ++look) {
    building.wait(kBetweenLooks.some(rng_));
    building.look_again(kEye);
  }
  const bool flips = building.pile().full() && rng_.below(kOneRoundInFlipped) == 0;
  RoundPlan plan{.timeline = building.timeline()};
  if (flips && view.options.players > 1) plan.flip_at = building.now() + kUntilFlip.some(rng_);
  return plan;
}

Card MediumBot::choose_return(const View& view) {
  return to_return_by_joins(view);
}

}  // namespace coverstory::bots::cover_up
