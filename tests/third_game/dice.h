// Dice, a game of chance that exists for the tests alone: in each round every player rolls one die,
// and the highest roll wins the round. It stands in nobody's list; a registry is made of it here.
#pragma once

#include "tables/games.h"

namespace coverstory::third_game {

const tables::GameKind& dice();

}  // namespace coverstory::third_game
