// Checks one game's record, of either game.
#pragma once

#include <optional>

#include "records/line.h"

namespace coverstory::records {

/// The first line that is wrong, and why; nothing where the record is right.
std::optional<Mistake> first_mistake(const GameLines& lines);

}  // namespace coverstory::records
