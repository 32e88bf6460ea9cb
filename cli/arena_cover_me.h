// coverstory arena cover-me.
#pragma once

#include <atomic>

#include "cli/arena_run.h"
#include "cli/command.h"
#include "engine/cover_me/options.h"

namespace coverstory::cli {

int arena_cover_me(Words words);

/// Plays one game of an arena. The deck depends on its number alone; the bots' random streams are
/// new in every game.
std::optional<bots::arena::GameResult> play_arena_cover_me(const ArenaPlan& plan,
                                                           const cover_me::Options& options,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop);

}  // namespace coverstory::cli
