// One game of an arena of Cover Up.
#pragma once

#include <atomic>

#include "bots/exec/cover_up/player.h"
#include "cli/arena/run.h"
#include "cli/cover_up/options.h"

namespace coverstory::cli {

/// Plays one game of an arena. The deck depends on its number alone; points are those over par a
/// round (CU-7.1). A game is short: it is stopped only before it begins.
std::optional<bots::arena::GameResult> play_arena_cover_up(const ArenaPlan& plan,
                                                           const CoverUpTable& table,
                                                           bots::exec::CoverUpPlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop);

}  // namespace coverstory::cli
