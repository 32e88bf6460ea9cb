// A series of games of Cover Me between bots: one game of it, and what is counted over all.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "cli/series.h"
#include "engine/core/seed.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/ranking.h"

namespace coverstory::cli {

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

}  // namespace coverstory::cli
