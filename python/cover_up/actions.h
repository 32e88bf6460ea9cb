// Cover Up on a clock that ticks, for programs that learn. Every seat makes one move in a second,
// all at once: it lays a card, takes the top one back, flips the hourglass, says that it is done,
// or puts a green card back between two rounds. A move is a number.
//
// Only placements that break no rule (CU-3.3, CU-3.4) have a place in the mask. The pile lies in a
// window of twelve by twelve squares, its first card in the middle; where a pile lies does not
// matter, so nothing is lost by that, nor is anything but the widest piles by the window.
#pragma once

#include <cstdint>

#include "engine/cover_up/card.h"
#include "engine/cover_up/pile.h"

namespace coverstory::python::cover_up {

using namespace coverstory::cover_up;

inline constexpr int kWindow = 12;
/// An upright card has 11 × 9 places in the window, one that lies 9 × 11.
inline constexpr int kPlaces = (kWindow - kWidth + 1) * (kWindow - kHeight + 1);

inline constexpr int kNoOp = 0;      // of a seat that does not act
inline constexpr int kTakeBack = 1;  // CU-3.2: the top card of the pile
inline constexpr int kFlip = 2;      // CU-4.1
inline constexpr int kDone = 3;      // CU-4.2
inline constexpr int kReturn = 4;    // CU-6.1: a card of the hand
inline constexpr int kLay = kReturn + kHandSize;
inline constexpr int kActions = kLay + kHandSize * kOrientations * kPlaces;

/// A placement as the window has it: the square of the window at its top left.
struct Laying {
  int slot = 0;  // of the hand
  int o = 0;
  int column = 0;
  int row = 0;
};

Laying laying_of(int number);
int number_of(const Laying& laying);

/// Where the window lies on the lattice: an upright first card is at its origin.
inline constexpr int kLeft = -5, kTop = -4;

Placement placement_of(const Laying& laying, Card card);

/// Whether a first card lies in the middle.
bool is_in_the_middle(const Laying& laying);

enum class Fit : std::uint8_t { Fits, Conflicts, IsLoose };

/// CU-3.3, CU-3.4: whether the card can lie there on a valid pile.
Fit fit(const Pile& pile, const Placement& placement);

}  // namespace coverstory::python::cover_up
