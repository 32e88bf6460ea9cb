// What a player can do, and why it can be refused.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
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

/// Why an action was refused: a closed list, each with the clause it breaks and a sentence for the
/// one who tried.
enum class Violation : std::uint8_t {
  NoSuchSeat,
  CountingIn,
  RoundIsOver,
  GameIsOver,
  OutsideTheLattice,
  NotOwnCards,
  TouchedAfterDone,
  TouchedAfterFlip,
  AlreadyDone,
  AlreadyFlipped,
  RunsByItself,
  NotAllFive,
  MistakeInPile,
  NoHourglassAlone,
  NothingToReturn,
  NotInHand,
  NotGreen,
};

inline constexpr int kViolations = static_cast<int>(Violation::NotGreen) + 1;

/// The clause that forbids it, such as `CU-4.1`.
std::string_view clause_of(Violation violation);

/// Why it is refused, for the player who tried it.
std::string_view sentence_of(Violation violation);

using Outcome = std::expected<void, Violation>;

}  // namespace coverstory::cover_up
