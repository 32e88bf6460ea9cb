// One game of an arena of Cover Me.
#pragma once

#include <atomic>

#include "bots/exec/cover_me/player.h"
#include "cli/arena/run.h"
#include "engine/cover_me/options.h"

namespace coverstory::cli {

/// Plays one game of an arena. The deck depends on its number alone; the bots' random streams are
/// new in every game. Players come from the pool and go back to it.
std::optional<bots::arena::GameResult> play_arena_cover_me(const ArenaPlan& plan,
                                                           const cover_me::Options& options,
                                                           bots::exec::CoverMePlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop);

}  // namespace coverstory::cli
