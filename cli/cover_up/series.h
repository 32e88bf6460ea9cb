// A series of games of Cover Up between bots: one game of it, and what is counted over all.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "bots/cover_up/bot.h"
#include "cli/cover_up/options.h"
#include "cli/series.h"
#include "engine/core/seed.h"
#include "engine/cover_up/state.h"

namespace coverstory::cli {

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

}  // namespace coverstory::cli
