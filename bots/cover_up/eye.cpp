#include "bots/cover_up/eye.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "engine/cover_up/score.h"

namespace coverstory::bots::cover_up {
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
