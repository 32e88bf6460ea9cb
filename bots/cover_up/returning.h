// CU-6.1: which green card to put back. The cards left go to the left neighbour (CU-6.2), so the
// card to put back is the one the neighbour would have liked most; alone they stay, and it is the
// one of the least use.
#pragma once

#include <cstddef>
#include <vector>

#include "bots/cover_up/bot.h"
#include "engine/core/rng.h"

namespace coverstory::bots::cover_up {

Card any_to_return(const View& view, FastRng& rng);

/// By the joins of two squares or more that the card has with the others in the hand.
Card to_return_by_joins(const View& view);

/// By the mean par of what is handed on, over `draws` of the cards that may be taken instead.
Card to_return_by_par(const View& view, std::size_t draws, FastRng& rng);

/// CU-6.1: the cards of the colour that is taken after this round, without those that lie open.
/// They are those of the standard deck: a player does not know the deck of another table's owner.
std::vector<Card> cards_that_may_come(const View& view);

}  // namespace coverstory::bots::cover_up
