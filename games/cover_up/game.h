// A game of Cover Up at a table.
#pragma once

#include <memory>

#include "engine/cover_up/options.h"
#include "engine/cover_up/state.h"
#include "tables/game.h"

namespace coverstory::games {

std::unique_ptr<tables::Game> make_cover_up(const cover_up::Options& options,
                                            const tables::Beginning& beginning);

/// Of a game that was made by that: for its own bot.
const cover_up::State& state_of(const tables::Game& game);

}  // namespace coverstory::games
