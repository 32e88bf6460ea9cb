// Bots that do not think, as the random ones of the arena: the strength of bots is no concern of a
// house, and real ones would take most of the time.
#pragma once

#include "engine/cover_up/pile.h"
#include "tables/thinking.h"
#include "tests/simulator/chance.h"

namespace coverstory::simulator {

tables::BotAnswer quick_thought(const tables::Question& question, Chance& chance);

/// A pile of some cards of the hand, as they happen to fall.
cover_up::Pile careless_pile(const cover_up::Hand& hand, Chance& chance);

}  // namespace coverstory::simulator
