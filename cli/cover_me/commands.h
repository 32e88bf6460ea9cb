// The commands of `coverstory` that are for Cover Me, each of which takes the words behind the
// game's name and answers with an exit code; and what they are made of: the options as flags, a
// game of a series, a game of an arena.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/exec/cover_me/player.h"
#include "cli/arena/run.h"
#include "cli/arena/seating.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/series.h"
#include "engine/core/seed.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/ranking.h"

namespace coverstory::cli {

int selfplay_cover_me(Words words);
int arena_cover_me(Words words);
int play_cover_me(Words words);

// The options of Cover Me (CM-11) as flags of the command line, in the words of the records.

/// The flags that `read_cover_me_options` understands, for a command to announce with its own. A
/// game that a person plays has those of a table, too.
std::span<const Flag> cover_me_option_flags(Scope scope = Scope::Game);

/// The options given, the printed rules for the others. Throws Refused for a word that is not known
/// and for options that do not go together.
cover_me::Options read_cover_me_options(const Arguments& arguments, Scope scope = Scope::Game);

/// selfplay --mixed, every game with options of its own: all valid ones that agree with the flags
/// given. Throws Refused where there are none.
std::vector<cover_me::Options> cover_me_options_to_mix(const Arguments& arguments);

// A series of games of Cover Me between bots: one game of it, and what is counted over all.

/// How models came to score (CM-6.2, CM-9.5).
struct WaysOfScoring {
  std::uint64_t rows = 0;          // rows settled in all
  std::uint64_t fully_trendy = 0;  // one model of value 3
  std::uint64_t all_at_zero = 0;   // three of value 0
  std::uint64_t to_the_middle = 0;

  void add(const WaysOfScoring& other);
};

struct PlayedCoverMe {
  cover_me::Options options;
  cover_me::Ranking result;
  WaysOfScoring ways;
  std::uint64_t decisions = 0;
  std::uint64_t seasons = 0;
  std::string record;  // empty unless asked for
};

/// Plays one whole game. Seat i is played by the bot `bots[i mod n]`.
PlayedCoverMe played_cover_me(const cover_me::Options& options, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep);

/// A bot whose decisions are timed.
class TimedCoverMeBot : public Timed<bots::cover_me::Bot> {
 public:
  using Timed::Timed;

  bots::cover_me::Action choose(const bots::cover_me::View& view,
                                const bots::cover_me::Choices& choices) override {
    if (choices.size() == 1) return bot().choose(view, choices);
    return timed([&] { return bot().choose(view, choices); });
  }
  void begin(const bots::cover_me::Options& options, Seat seat) override {
    bot().begin(options, seat);
  }
  void hear_result(const bots::cover_me::Options& options,
                   const bots::cover_me::Ranking& result) override {
    bot().hear_result(options, result);
  }
};

/// Plays one game of an arena. The deck depends on its number alone; the bots' random streams are
/// new in every game. Players come from the pool and go back to it.
std::optional<bots::arena::GameResult> play_arena_cover_me(const ArenaPlan& plan,
                                                           const cover_me::Options& options,
                                                           bots::exec::CoverMePlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop);

}  // namespace coverstory::cli
