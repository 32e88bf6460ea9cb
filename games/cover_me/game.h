// A game of Cover Me at a table.
#pragma once

#include <memory>

#include "engine/cover_me/options.h"
#include "tables/game.h"

namespace coverstory::games {

std::unique_ptr<tables::Game> make_cover_me(const cover_me::Options& options,
                                            const tables::Beginning& beginning);

}  // namespace coverstory::games
