#include "bots/cover_up/easy.h"

#include <cstdint>

#include "bots/cover_up/building.h"
#include "bots/cover_up/returning.h"

namespace coverstory::bots::cover_up {
namespace {

constexpr Eye kEye{.notices = 0.08, .turning = Turning::HalfTurns};
constexpr Span kPerCard{6'500, 12'000};
constexpr Pace kPace{.place = kPerCard, .move = kPerCard, .lift = kPerCard};
constexpr std::uint32_t kOneRoundInCardForgotten = 12;
constexpr std::uint32_t kOneRoundInFlipped = 3;
constexpr Span kUntilFlip{35'000, 90'000};

}  // namespace

RoundPlan EasyBot::plan_round(const View& view) {
  const Hand hand = view.seats[view.viewer.seat().index].hand.value();
  Hand laid = hand;
  rng_.shuffle(laid);
  if (rng_.below(kOneRoundInCardForgotten) == 0) laid.pop_back();
  Building building(hand, kPace, rng_);
  building.draft(laid, kEye);
  const bool flips = building.pile().full() && rng_.below(kOneRoundInFlipped) == 0;
  RoundPlan plan{.timeline = building.timeline()};
  if (flips && view.options.players > 1) plan.flip_at = building.now() + kUntilFlip.some(rng_);
  return plan;
}

Card EasyBot::choose_return(const View& view) {
  return any_to_return(view, rng_);
}

}  // namespace coverstory::bots::cover_up
