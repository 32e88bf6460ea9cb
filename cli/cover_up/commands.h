// The commands of `coverstory` that are for Cover Up, each of which takes the words behind the
// game's name and answers with an exit code; and what they are made of: the options as flags, a
// game of a series, a game of an arena.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <istream>
#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "bots/cover_up/bot.h"
#include "bots/exec/cover_up/player.h"
#include "cli/arena/run.h"
#include "cli/arena/seating.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/series.h"
#include "engine/core/seed.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/state.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {

int selfplay_cover_up(Words words);
int arena_cover_up(Words words);

/// coverstory solve. Throws Refused for what was typed wrong; wrong lines of `in` are answered in
/// their place.
int solve(Words words, std::istream& in, std::ostream& out);
int solve(Words words);

/// coverstory puzzle, of the date `today` unless another is typed. Throws Refused for what was
/// typed wrong.
int puzzle(Words words, std::string_view today, std::ostream& out);
int puzzle(Words words);

// The cards of a game of Cover Up: the standard deck, or one from a file (CU-1.2).

/// Throws Refused: FILE:LINE: what is wrong, or why the file cannot be read.
cover_up::Deck read_deck_file(const std::string& file);

/// How records name the deck of a file: without its folders. Throws Refused for a name that means
/// the standard deck.
std::string deck_name(std::string_view file);

// The options of Cover Up as flags of the command line, in the words of the records.

/// A table and the cards that lie on it.
struct CoverUpTable {
  records::cover_up::Table table;
  cover_up::Deck deck;
};

/// The flags that `read_cover_up_table` understands, for a command to announce with its own.
std::span<const Flag> cover_up_option_flags();

/// The options given, the printed rules for the others. Throws Refused for a word that is not known
/// and for a file that is no deck.
CoverUpTable read_cover_up_table(const Arguments& arguments);

// A series of games of Cover Up between bots: one game of it, and what is counted over all.

/// Sums over all the rounds that a seat has played.
struct CoverUpSums {
  std::int64_t points = 0;
  std::int64_t over_par = 0;  // CU-7.1
  std::int64_t beside = 0;    // cards left beside the pile
  double wins = 0;            // of games; a shared victory counts in parts
};

struct CoverUpCount {
  std::uint64_t games = 0;
  std::uint64_t rounds = 0;
  std::array<std::uint64_t, 3> ended_by{};  // rounds, in the order of EndedBy
  std::array<CoverUpSums, cover_up::kMostPlayers> seats{};

  void add(const CoverUpCount& other);
};

struct PlayedCoverUp {
  CoverUpCount count;
  std::string record;  // empty unless asked for
};

/// Plays one whole game between these bots, by seat.
CoverUpCount count_cover_up(const CoverUpTable& table,
                            std::span<const std::unique_ptr<bots::cover_up::Bot>> players,
                            const Seed& seed);

/// Plays one whole game. Seat i is played by the bot `bots[i mod n]`.
PlayedCoverUp played_cover_up(const CoverUpTable& table, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep);

/// Rounds are timed, and cards returned where there is a choice.
class TimedCoverUpBot : public Timed<bots::cover_up::Bot> {
 public:
  using Timed::Timed;

  bots::cover_up::RoundPlan plan_round(const bots::cover_up::View& view) override {
    return timed([&] { return bot().plan_round(view); });
  }
  bots::cover_up::Card choose_return(const bots::cover_up::View& view) override {
    if (view.own.returnable.size() == 1) return bot().choose_return(view);
    return timed([&] { return bot().choose_return(view); });
  }
  void begin(const bots::cover_up::Options& options, Seat seat) override {
    bot().begin(options, seat);
  }
  void hear_result(const bots::cover_up::GameResult& result) override { bot().hear_result(result); }
};

/// Plays one game of an arena. The deck depends on its number alone; points are those over par a
/// round (CU-7.1). A game is short: it is stopped only before it begins.
std::optional<bots::arena::GameResult> play_arena_cover_up(const ArenaPlan& plan,
                                                           const CoverUpTable& table,
                                                           bots::exec::CoverUpPlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop);

}  // namespace coverstory::cli
