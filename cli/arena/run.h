// Plays the games of an arena on several threads and keeps the standings. The same for all games.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "bots/arena/standings.h"
#include "cli/arena/plan.h"

namespace coverstory::cli {

/// One game of an arena: which deck, and how far the chairs have moved on.
struct ArenaGame {
  std::uint64_t deck = 0;
  std::size_t rotation = 0;
};

/// Plays a game; nothing if it was stopped. Called on many threads at once.
using PlayArenaGame = std::function<std::optional<bots::arena::GameResult>(const ArenaGame&)>;

struct ArenaOutcome {
  bots::arena::Standings standings;  // of the decks that were played in all rotations
  bool stopped = false;
  double seconds = 0;
};

/// Ends early, with what is known so far, when a game was stopped.
ArenaOutcome run_arena(const ArenaPlan& plan, const PlayArenaGame& play);

}  // namespace coverstory::cli
