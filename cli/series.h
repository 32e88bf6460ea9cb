// A series of games between bots, as far as it is the same for every game: how many games, on how
// many threads, by which bots, and where the records go.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/long_run.h"
#include "cli/output.h"
#include "engine/core/seed.h"

namespace coverstory::cli {

inline constexpr std::int64_t kMostGames = 1'000'000'000;
inline constexpr std::int64_t kMostThreads = 256;

/// How many threads there are at most by default.
int cores();

struct Series {
  std::uint64_t games = 0;
  int threads = 1;
  Seed seed;
  std::vector<std::string> bots;
  std::optional<std::string> records;
};

/// The flags that `read_series` understands, for a command to announce with its own.
std::vector<Flag> series_flags();

/// Throws Refused. `bots` are those used where none are named.
Series read_series(const Arguments& arguments, std::string_view bots);

enum class KeepRecord : std::uint8_t { No, Yes };

/// Plays the games of a series on its threads: `play(number, seed, keep)` answers with what was
/// played and its `record`, `add` gets this in the order of the games. Answers with the seconds
/// that it took.
template <class Play, class Add>
double play_series(const Series& series, Play play, Add add) {
  std::optional<OutputFile> records;
  if (series.records) records.emplace(*series.records);
  const KeepRecord keep = records ? KeepRecord::Yes : KeepRecord::No;
  const auto began = std::chrono::steady_clock::now();
  {
    Progress progress("games", series.games);
    in_order(
        series.games, series.threads,
        [&](std::uint64_t game) {
          return play(game, series.seed.derived(Seed::Purpose::Game, game), keep);
        },
        [&](std::uint64_t game, const auto& played) {
          add(played);
          if (records) records->write(played.record);
          progress.reached(game + 1);
        });
  }
  if (records) records->finish();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return took.count();
}

}  // namespace coverstory::cli
