#include "bots/cover_up/additions.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/cover_up/card.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

using Footprints = FixedVector<Footprint, kHandSize>;

/// No card reaches further than this from its top left square.
constexpr int kReach = kHeight - 1;

Footprints footprints_of(const Pile& pile) {
  Footprints footprints;
  for (const Placement& lying : pile) footprints.push_back(footprint_of(lying));
  return footprints;
}

/// CU-3.3 and CU-3.4 for a card laid on a valid pile.
bool fits(const Footprints& lying, const Footprint& addition) {
  bool joined = false;
  for (const Footprint& below : lying) {
    const Meeting met = meeting(below, addition);
    if (met.different != 0) return false;
    joined |= met.equal != 0;
  }
  return joined;
}

/// The smallest rectangle of top left squares from which a card can touch the pile.
struct Surroundings {
  int left, top, right, bottom;  // all within
};

Surroundings around(const Pile& pile) {
  const auto [left, right] = std::ranges::minmax(pile, {}, &Placement::x);
  const auto [top, bottom] = std::ranges::minmax(pile, {}, &Placement::y);
  const auto low = [](int at) { return std::max(at - kReach, -kLatticeLimit); };
  const auto high = [](int at) { return std::min(at + kReach, kLatticeLimit); };
  return {low(left.x), low(top.y), high(right.x), high(bottom.y)};
}

/// A card to lay and how.
struct Step {
  std::size_t card = 0;
  Placement placement;
  int saved = 0;
};

std::optional<Step> best_step(const Pile& pile, std::span<const Card> cards) {
  std::optional<Step> best;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (const Placement& addition : valid_additions(pile, cards[i])) {
      const int saved = symbols_on(cards[i]) - new_symbols(pile, addition);
      if (!best || saved > best->saved) best = Step{i, addition, saved};
    }
  }
  return best;
}

}  // namespace

std::vector<Placement> valid_additions(const Pile& pile, Card card) {
  if (pile.empty()) return {Placement{card}};
  const Footprints lying = footprints_of(pile);
  const Surroundings places = around(pile);
  std::vector<Placement> additions;
  for (int o = 0; o < kOrientations; ++o) {
    Footprint addition = footprint_of({.card = card, .o = static_cast<std::uint8_t>(o)});
    for (addition.y = places.top; addition.y <= places.bottom; ++addition.y) {
      for (addition.x = places.left; addition.x <= places.right; ++addition.x) {
        if (!fits(lying, addition)) continue;
        additions.push_back({card, static_cast<std::uint8_t>(o),
                             static_cast<std::int8_t>(addition.x),
                             static_cast<std::int8_t>(addition.y)});
      }
    }
  }
  return additions;
}

int new_symbols(const Pile& pile, const Placement& addition) {
  const Footprint frame = footprint_of(addition);
  SquareMask shown = squares_with_symbols(frame.symbols);
  for (const Footprint& below : footprints_of(pile)) {
    shown &= ~squares_with_symbols(seen_from(frame, below));
  }
  return std::popcount(shown);
}

Pile greedy_pile(std::span<const Card> cards) {
  std::vector<Card> left(cards.begin(), cards.end());
  std::ranges::sort(left, {}, [](Card card) { return std::pair(-symbols_on(card), card); });
  Pile pile;
  while (const auto step = best_step(pile, left)) {
    pile.push_back(step->placement);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(step->card));
  }
  return pile;
}

}  // namespace coverstory::bots::cover_up
