// What a player can do.
#pragma once

#include <variant>

#include "engine/cover_up/pile.h"

namespace coverstory::cover_up {

/// CU-3.2: the player's whole pile as it lies now. Cards that are not in it lie beside it (CU-3.5).
struct Arrange {
  Pile pile;
};

/// CU-4.1: flips the hourglass.
struct Flip {};

/// CU-4.2: declares to be done with the round.
struct Done {};

/// CU-6.1: chooses the green card to put back. Sealed, and free to change, until all have chosen.
struct Return {
  Card card;
};

using Action = std::variant<Arrange, Flip, Done, Return>;

}  // namespace coverstory::cover_up
