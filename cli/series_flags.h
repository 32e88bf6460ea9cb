// What the series of both games share: how many games, on how many threads, by which bots, and
// where the records go.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
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

}  // namespace coverstory::cli
