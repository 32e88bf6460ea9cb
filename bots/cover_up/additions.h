// Where a card can be laid on a pile so that the pile stays valid (CU-3.3, CU-3.4), and what that
// adds to the symbols that are seen (CU-5.2). The bots think in these.
#pragma once

#include <span>
#include <vector>

#include "engine/cover_up/pile.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Card;
using coverstory::cover_up::Hand;
using coverstory::cover_up::Pile;
using coverstory::cover_up::Placement;

/// All the ways to lay the card on top of a valid pile, within the lattice. On an empty pile it has
/// one way, upright in the middle: all others are the same pile turned or moved.
std::vector<Placement> valid_additions(const Pile& pile, Card card);

/// CU-5.2: how many squares show a symbol only since the card was laid on the valid pile.
int new_symbols(const Pile& pile, const Placement& addition);

/// Begins with a card of the most symbols and goes on with the card and place that save the most of
/// its symbols. Cards that fit nowhere are left out. The order of the cards does not matter.
Pile greedy_pile(std::span<const Card> cards);

}  // namespace coverstory::bots::cover_up
