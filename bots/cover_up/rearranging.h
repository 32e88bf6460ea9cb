// From the pile that lies to the pile that is wanted, one card at a time, as a person would do it:
// what lies right already stays where it is, and at no time is there a mistake in the pile (CU-3.3,
// CU-3.4), so that the end of a round may come between any two steps.
#pragma once

#include <vector>

#include "bots/cover_up/additions.h"

namespace coverstory::bots::cover_up {

/// The pile as it is seen when the whole table is flipped and turned: `o` as for a card (CU-3.2).
Pile turned_whole(const Pile& pile, int o);

/// The wanted pile, turned and moved as a whole so that as many cards as possible lie where they
/// lie now. Stays within the lattice.
Pile aligned(const Pile& wanted, const Pile& lying);

/// The piles from the first change to the last, which has the cards of `wanted` where they lie
/// there, though perhaps in another order from bottom to top. Both must be valid.
std::vector<Pile> steps_between(const Pile& lying, const Pile& wanted);

}  // namespace coverstory::bots::cover_up
