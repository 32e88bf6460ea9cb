// Why an action was refused: a closed list, each with the clause it breaks and a sentence for the
// one who tried.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

namespace coverstory::cover_me {

enum class Violation : std::uint8_t {
  GameIsOver,
  NotYourDecision,
  WrongKind,
  PileIsEmpty,
  OpenPilesOnly,
  NothingToDraw,
  CardNotInHand,
  SameCardTwice,
  OneCardForEachRow,
  NoChoiceInThatRow,
  NotAmongTheHighest,
  CardNotLookedAt,
  WrongNumberKept,
  NothingSealed,
};

std::string_view clause_of(Violation violation);
std::string_view sentence_of(Violation violation);

using Outcome = std::expected<void, Violation>;

}  // namespace coverstory::cover_me
