// Cover Up at a table, as far as its own bot must know it.
#pragma once

#include "engine/cover_up/state.h"
#include "tables/game.h"

namespace coverstory::tables {

/// Of a game that is one of Cover Up.
const cover_up::State& state_of(const Game& game);

}  // namespace coverstory::tables
