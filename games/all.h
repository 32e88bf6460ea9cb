// All the games that there are: what a table needs of each stands in the folder of its name, and
// list.inc lists them.
#pragma once

#include "tables/games.h"

namespace coverstory::games {

#define GAME(name) const tables::GameKind& name();
#include "games/list.inc"
#undef GAME

const tables::Games& all_games();

}  // namespace coverstory::games
