// CU-7.1: par of a hand, the smallest score that a pile of its cards can reach by CU-5.2 and 5.3,
// and a pile that reaches it. Exact: a depth-first branch and bound over all piles.
//
// The score of a pile is the number of all symbols, less what the pile saves (a square on which m
// cards show the same symbol saves m - 1), plus one for each card beside it. The method:
//
// - Every way to leave cards beside the pile is a search of its own. All cards in the pile comes
//   first; the others must save more with fewer cards, which their bounds nearly always refute
//   without a search.
// - A pile is visited by its richest pair, the two cards that share the most squares. The first of
//   the two lies at the origin, which breaks the symmetry of the whole pile. Pairs come in falling
//   order of the squares they share, and a pair that has had its turn shares fewer from then on. So
//   each pile is visited from one pair only, and what two cards can share has a cap that falls as
//   the search goes on (solver_caps.h).
// - Around the cards laid so far each other card has a list of candidates: poses that share a
//   square with them, clash with none and do not add too many new squares. As cards are laid a list
//   shrinks; poses that join only the card just laid are added where a card may still lie apart
//   from the others.
// - Bounds. The pile of the cards laid shows V squares and may show no more than the target in the
//   end. If card c adds at least least(c) squares to V, and the cards not yet laid save at most S
//   among themselves, the whole pile shows at least V + sum of least(c) - S; and so for every
//   subset of them. Turned round, this gives for each card the most new squares that it may add,
//   most(c). A card with most(c) below the number of its symbols must share a square with the cards
//   laid: its list is complete, and the search need branch on that card alone. It takes the
//   shortest list.
//
// No clock, no heap, no state outside the call. It takes some 40 kB of stack.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/cover_up/card.h"

namespace coverstory::cover_up {

inline constexpr std::size_t kParCards = 5;

/// When to give up. A limit on the nodes gives the same answer everywhere; `stop` is for callers
/// who have a clock: it is asked now and then, and says whether to stop.
struct SolveLimit {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  bool (*stop)(void*) = nullptr;
  void* stop_context = nullptr;
};

struct Par {
  int points = 0;  // the score of the pile below
  FixedVector<Placement, kParCards>
      pile;  // each card after the first shares a square with one before
  FixedVector<Card, kParCards> beside;
  int lower_bound = 0;  // no pile scores less
  bool exact = false;   // points == lower_bound
  std::uint64_t nodes = 0;

  friend bool operator==(const Par&, const Par&) = default;
};

/// At most five cards.
Par solve(std::span<const Card> cards, SolveLimit limit = {});

}  // namespace coverstory::cover_up
