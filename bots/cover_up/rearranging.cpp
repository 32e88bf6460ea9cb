#include "bots/cover_up/rearranging.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

Offset turned(Offset square, int o) {
  if (o & 4) square.x = -square.x;
  for (int turn = 0; turn < (o & 3); ++turn) square = {-square.y, square.x};
  return square;
}

/// A flip after some quarter turns is the flip before as many turns the other way.
int turned_orientation(int card, int table) {
  const int turns = (table & 4) != 0 ? 4 - (card & 3) : card & 3;
  return ((turns + table) & 3) | ((card ^ table) & 4);
}

Placement at(Placement placement, int x, int y) {
  placement.x = static_cast<std::int8_t>(x);
  placement.y = static_cast<std::int8_t>(y);
  return placement;
}

/// The top left of the card after the turn is one of its corners before it.
Placement turned(const Placement& placement, int o) {
  const int right = placement.x + width_of(placement.o) - 1;
  const int bottom = placement.y + height_of(placement.o) - 1;
  const Offset one = turned(Offset{placement.x, placement.y}, o);
  const Offset opposite = turned(Offset{right, bottom}, o);
  Placement result = placement;
  result.o = static_cast<std::uint8_t>(turned_orientation(placement.o, o));
  return at(result, std::min(one.x, opposite.x), std::min(one.y, opposite.y));
}

/// Moved as a whole by as much as takes `from` to `to`; nothing if it would leave the lattice.
std::optional<Pile> moved(const Pile& pile, const Placement& from, const Placement& to) {
  Pile result;
  for (const Placement& lying : pile) {
    result.push_back(at(lying, lying.x + to.x - from.x, lying.y + to.y - from.y));
    if (!is_on_lattice(result.back())) return std::nullopt;
  }
  return result;
}

void erase_one(Pile& pile, const Placement& placement) {
  const auto found = std::ranges::find(pile, placement);
  if (found != pile.end()) pile.erase_at(static_cast<std::size_t>(found - pile.begin()));
}

/// What lies in the first pile and not in the second. A deck of one's own may hold equal cards,
/// which may even lie alike, so each counts once.
Pile less(Pile pile, const Pile& other) {
  for (const Placement& placement : other) erase_one(pile, placement);
  return pile;
}

/// The card lies as wanted, on top of the others, whether it lay wrong before or beside the pile.
Pile with(Pile pile, const Placement& placement, const Pile& wrong) {
  const auto before = std::ranges::find(wrong, placement.card, &Placement::card);
  if (before != wrong.end()) erase_one(pile, *before);
  pile.push_back(placement);
  return pile;
}

/// One card comes to where it is wanted.
std::optional<Pile> next_laid(const Pile& pile, const Pile& missing, const Pile& wrong) {
  for (const Placement& placement : missing) {
    const Pile laid = with(pile, placement, wrong);
    if (check(laid).is_valid()) return laid;
  }
  return std::nullopt;
}

/// One card that lies wrong is taken back, the topmost that can be.
std::optional<Pile> next_taken_back(const Pile& pile, const Pile& wrong) {
  for (std::size_t i = wrong.size(); i-- > 0;) {
    const Pile rest = less(pile, {wrong[i]});
    if (check(rest).is_valid()) return rest;
  }
  return std::nullopt;
}

Pile next_step(const Pile& pile, const Pile& missing, const Pile& wrong) {
  if (const auto laid = next_laid(pile, missing, wrong)) return *laid;
  if (const auto rest = next_taken_back(pile, wrong)) return *rest;
  return {};  // those that lie right hang together only through the others: begins anew
}

}  // namespace

Pile turned_whole(const Pile& pile, int o) {
  Pile result;
  for (const Placement& placement : pile) result.push_back(turned(placement, o));
  return result;
}

Pile aligned(const Pile& wanted, const Pile& lying) {
  Pile best = wanted;
  for (int o = 0; o < kOrientations; ++o) {
    const Pile whole = turned_whole(wanted, o);
    for (const Placement& from : whole) {
      for (const Placement& to : lying) {
        if (from.card != to.card || from.o != to.o) continue;
        const auto candidate = moved(whole, from, to);
        if (candidate && less(*candidate, lying).size() < less(best, lying).size()) {
          best = *candidate;
        }
      }
    }
  }
  return best;
}

std::vector<Pile> steps_between(const Pile& lying, const Pile& wanted) {
  std::vector<Pile> steps;
  Pile pile = lying;
  while (true) {
    const Pile missing = less(wanted, pile), wrong = less(pile, wanted);
    if (missing.empty() && wrong.empty()) return steps;
    pile = next_step(pile, missing, wrong);
    steps.push_back(pile);
  }
}

}  // namespace coverstory::bots::cover_up
