#include "bots/cover_up/greedy.h"

#include <algorithm>

#include "bots/cover_up/additions.h"
#include "engine/cover_up/score.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

constexpr std::uint32_t kQuickestMs = 2000, kSlowestMs = 6000;  // to lay one card

/// What a greedy pile of the hand without one card would cost.
int cost_without(Hand hand, Card card) {
  const auto place = std::ranges::find(hand, card);
  hand.erase_at(static_cast<std::size_t>(place - hand.begin()));
  return score_of(hand, greedy_pile(hand), Flipped::No).points;
}

}  // namespace

RoundPlan GreedyBot::plan_round(const View& view) {
  const Pile pile = greedy_pile(view.seats[view.viewer.seat().index].hand.value());
  RoundPlan plan;
  Arranged so_far;
  for (const Placement& lying : pile) {
    so_far.t += kQuickestMs + rng_.below(kSlowestMs - kQuickestMs);
    so_far.pile.push_back(lying);
    plan.timeline.push_back(so_far);
  }
  if (pile.full()) plan.flip_at = so_far.t;
  return plan;
}

/// The cards are handed on to the left (CU-6.2), so the best card to lose is the one the neighbour
/// would miss most. Alone they stay with the player.
Card GreedyBot::choose_return(const View& view) {
  const Hand& hand = view.seats[view.viewer.seat().index].hand.value();
  const int sign = view.options.players == 1 ? 1 : -1;
  return *std::ranges::min_element(view.own.returnable, {},
                                   [&](Card card) { return sign * cost_without(hand, card); });
}

}  // namespace coverstory::bots::cover_up
