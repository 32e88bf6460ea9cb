#include "bots/cover_up/random.h"

#include "bots/cover_up/additions.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

constexpr std::uint32_t kOneCardInLeftBeside = 20;
constexpr std::uint32_t kOneCardInLaidBlindly = 30;
constexpr std::uint32_t kOneRoundInWithoutFlip = 3;
constexpr std::uint32_t kSlowestCardMs = 20'000;
constexpr std::uint32_t kSlowestFlipMs = 10'000;

Placement blindly_laid(Card card, FastRng& rng) {
  const auto near_middle = [&] { return static_cast<std::int8_t>(rng.below(9) - 4); };
  const auto o = static_cast<std::uint8_t>(rng.below(kOrientations));
  const std::int8_t x = near_middle();
  return {.card = card, .o = o, .x = x, .y = near_middle()};
}

}  // namespace

void RandomBot::lay(Pile& pile, Card card) {
  if (one_in(kOneCardInLeftBeside)) return;
  if (one_in(kOneCardInLaidBlindly)) return pile.push_back(blindly_laid(card, rng_));
  const auto additions = valid_additions(pile, card);
  if (additions.empty()) return;
  pile.push_back(additions[rng_.below(static_cast<std::uint32_t>(additions.size()))]);
}

RoundPlan RandomBot::plan_round(const View& view) {
  Hand cards = view.seats[view.viewer.seat().index].hand.value();
  rng_.shuffle(cards);
  RoundPlan plan;
  Arranged so_far;
  for (const Card card : cards) {
    so_far.t += rng_.below(kSlowestCardMs);
    lay(so_far.pile, card);
    plan.timeline.push_back(so_far);
  }
  const Milliseconds flip_at = so_far.t + rng_.below(kSlowestFlipMs);
  if (so_far.pile.full() && !one_in(kOneRoundInWithoutFlip)) plan.flip_at = flip_at;
  return plan;
}

Card RandomBot::choose_return(const View& view) {
  return view.own.returnable[rng_.below(static_cast<std::uint32_t>(view.own.returnable.size()))];
}

}  // namespace coverstory::bots::cover_up
