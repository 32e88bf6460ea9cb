#include "bots/cover_up/building.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "bots/cover_up/rearranging.h"
#include "engine/cover_up/score.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Flipped;
using coverstory::cover_up::score_of;

namespace {

using namespace coverstory::cover_up;

bool is_tried(const Placement& placement, Turning turning) {
  return turning == Turning::AllWays || placement.o == 0 || placement.o == 2;
}

/// All places in the orientations that the player tries; if there are none, all places.
std::vector<Placement> tried_places(const Pile& pile, Card card, Turning turning) {
  std::vector<Placement> all = valid_additions(pile, card);
  std::vector<Placement> tried;
  std::ranges::copy_if(all, std::back_inserter(tried),
                       [&](const Placement& place) { return is_tried(place, turning); });
  return tried.empty() ? all : tried;
}

Pile without(Pile pile, Card card) {
  const auto found = std::ranges::find(pile, card, &Placement::card);
  if (found != pile.end()) pile.erase_at(static_cast<std::size_t>(found - pile.begin()));
  return pile;
}

int cost_of(const Hand& hand, const Pile& pile) {
  return score_of(hand, pile, Flipped::No).points;
}

}  // namespace

void Building::show(const Pile& pile, const Span& took) {
  now_ += took.some(rng_);
  pile_ = pile;
  timeline_.push_back({now_, pile_});
}

void Building::draft(std::span<const Card> cards, const Eye& eye) {
  std::vector<Card> left(cards.begin(), cards.end());
  for (std::size_t next = 0; next < left.size();) {
    const auto place = noticed_place(pile_, left[next], eye, rng_);
    if (!place) {
      ++next;
      continue;
    }
    Pile more = pile_;
    more.push_back(*place);
    show(more, pace_.place);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(next));
    next = 0;
  }
}

void Building::look_again(const Eye& eye) {
  if (const auto better = noticed_move(hand_, pile_, eye, rng_)) rearrange(*better);
}

void Building::rearrange(const Pile& wanted) {
  for (const Pile& step : steps_between(pile_, aligned(wanted, pile_))) {
    show(step, step.size() < pile_.size() ? pace_.lift : pace_.move);
  }
}

int Building::cost() const {
  return score_of(hand_, pile_, Flipped::No).points;
}

std::optional<Placement> noticed_place(const Pile& pile, Card card, const Eye& eye, FastRng& rng) {
  const std::vector<Placement> places = tried_places(pile, card, eye.turning);
  if (places.empty()) return std::nullopt;
  std::optional<Placement> best;
  int fewest = 0;
  for (const Placement& place : places) {
    if (rng.unit() >= eye.notices) continue;
    const int added = new_symbols(pile, place);
    if (best && added >= fewest) continue;
    best = place;
    fewest = added;
  }
  return best ? best : places[rng.below(static_cast<std::uint32_t>(places.size()))];
}

std::optional<Pile> noticed_move(const Hand& hand, const Pile& pile, const Eye& eye, FastRng& rng) {
  std::optional<Pile> best;
  int least = cost_of(hand, pile);
  for (const Card card : hand) {
    Pile moved = without(pile, card);
    if (!check(moved).is_valid()) continue;  // the others hang together through this card
    const auto place = noticed_place(moved, card, eye, rng);
    if (!place) continue;
    moved.push_back(*place);
    if (cost_of(hand, moved) >= least) continue;
    best = moved;
    least = cost_of(hand, moved);
  }
  return best;
}

}  // namespace coverstory::bots::cover_up
