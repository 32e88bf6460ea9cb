// Checks one game's record, whichever game it is of: those of games/list.inc, each of which says in
// its `replay.cpp` how.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "records/line.h"

namespace coverstory::records {

struct GameRecords {
  std::string_view name;  // as a header says it
  /// The first line that is wrong, and why; nothing where the record is right.
  std::optional<Mistake> (*first_mistake)(const GameLines& lines);
};

/// The same of a record of any game.
std::optional<Mistake> first_mistake(const GameLines& lines);

/// What is wrong with the header of a record that names none of the games.
Mistake names_no_game(const GameLines& lines);

}  // namespace coverstory::records
