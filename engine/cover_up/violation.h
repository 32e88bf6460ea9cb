// Why an action was refused: a closed list, each with the clause it breaks and a sentence for the
// one who tried.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

namespace coverstory::cover_up {

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
