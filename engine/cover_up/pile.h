// CU-3: a player's pile, its cards from bottom to top, and what is wrong with it. The check finds
// all the places that break CU-3.3 and CU-3.4, so that a page can mark them; who may touch a pile,
// and when, is the game's matter.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/fixed_vector.h"
#include "engine/cover_up/card.h"

namespace coverstory::cover_up {

inline constexpr int kHandSize = 5;

/// The five cards of a player, in the pile or beside it.
using Hand = FixedVector<Card, kHandSize>;

/// Bottom to top.
using Pile = FixedVector<Placement, kHandSize>;

struct LatticeSquare {
  std::int8_t x = 0;
  std::int8_t y = 0;
  friend constexpr bool operator==(LatticeSquare, LatticeSquare) = default;
};

struct PileCheck {
  /// CU-3.3: the squares where different symbols lie on each other, by rows. Two of at most 5 · 8
  /// symbols are needed for each.
  FixedVector<LatticeSquare, kHandSize * kSquares / 2> conflicts;
  /// CU-3.4: the cards (places in the pile, 0 is the lowest) that do not hang together with the
  /// rest. The rest is the largest group of joined cards, of equals the one with the lowest card.
  FixedVector<std::uint8_t, kHandSize> loose;

  constexpr bool is_valid() const { return conflicts.empty() && loose.empty(); }
  friend bool operator==(const PileCheck&, const PileCheck&) = default;
};

/// CU-3.3 and CU-3.4.
PileCheck check(const Pile& pile);

/// CU-3.2: an orientation that exists, at a place within the lattice.
constexpr bool is_on_lattice(const Placement& placement) {
  const auto within = [](int at) { return -kLatticeLimit <= at && at <= kLatticeLimit; };
  return placement.o < kOrientations && within(placement.x) && within(placement.y);
}

/// CU-3.2: whether the pile consists of cards of this hand, each used once.
bool is_made_of(const Pile& pile, const Hand& hand);

/// CU-3.5: the cards of the hand that are not in the pile.
Hand cards_beside(const Hand& hand, const Pile& pile);

/// CU-5.1: what remains when cards are removed from the top until the pile is valid.
Pile without_mistakes(Pile pile);

/// CU-5.2: the number of squares of a valid pile where a symbol can be seen.
int visible_symbols(const Pile& pile);

/// A pile as text, a character a square: the letter of the symbol that can be seen (CU-5.2), `.`
/// where cards lie but show none, `!` where different symbols meet (CU-3.3), a space where no card
/// lies. For the command line and for tests. The rows from top to bottom, each ending in a line
/// feed, without spaces at the end. The smallest rectangle that holds the pile is drawn; an empty
/// pile is an empty text.
std::string draw(const Pile& pile);

}  // namespace coverstory::cover_up
