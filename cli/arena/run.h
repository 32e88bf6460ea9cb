// An arena: what is asked for, and its games played on several threads, with the standings. The
// same for all games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/arena/standings.h"
#include "bots/budget.h"
#include "cli/arguments.h"
#include "engine/core/seed.h"

namespace coverstory::cli {

/// What an arena of either game is asked for: who plays, how many games, and how long they may
/// think.
struct ArenaPlan {
  std::vector<std::string> table;  // a bot for each chair; chairs go round the seats
  std::vector<std::string> bots;   // the different ones of them
  std::uint64_t decks = 0;         // each is played once in every rotation of the chairs
  int threads = 1;
  Seed seed;
  bots::Budget budget;
  std::optional<std::string> json;

  std::size_t players() const { return table.size(); }
  std::uint64_t games() const { return decks * players(); }
  /// Who sits in a seat when the chairs have moved on by `rotation` seats.
  const std::string& name_at(std::size_t seat, std::size_t rotation) const {
    return table[(seat + rotation) % players()];
  }
  /// The same as a place in `bots`.
  std::size_t bot_at(std::size_t seat, std::size_t rotation) const;
};

/// The flags that `read_arena_plan` understands, for a command to announce with its own.
std::vector<Flag> arena_flags();

/// Throws Refused. Whether the names are those of bots is the game's matter.
ArenaPlan read_arena_plan(const Arguments& arguments, std::size_t players);

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
