// Who is how strong, from games that were played with duplicate dealing: a deck is played several
// times, with the bots in other seats each time, so that luck cancels. The games of one deck
// resemble each other; decks are independent, and intervals are made over decks.
//
// It knows no game: a seat's result is its part of the victory, its rank and its points.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/arena/statistics.h"

namespace coverstory::bots::arena {

/// What one seat did in one game.
struct SeatResult {
  std::size_t bot = 0;  // which of the bots sat there
  double win = 0;       // a victory shared by two is a half for each
  int rank = 1;
  double points = 0;
  std::vector<std::chrono::nanoseconds> times;  // of its decisions
  std::uint64_t forfeits = 0;
};

using GameResult = std::vector<SeatResult>;  // by seat

/// Sums over all seats in which a bot sat; the samples hold one value a deck.
struct Standing {
  std::string name;
  std::uint64_t seats = 0;
  Sample win, rank, points;
  Durations times;
  std::uint64_t forfeits = 0;
};

/// In which share of the pairings at one table the first was ahead; a tie is a half.
struct Pairing {
  std::size_t first = 0;
  std::size_t second = 0;
  Sample ahead;
};

class Standings {
 public:
  /// Different names, each bot's place in the list is its number. Every bot plays in every deck.
  explicit Standings(const std::vector<std::string>& names);

  void add_deck(std::span<const GameResult> games);

  std::uint64_t decks() const { return decks_; }
  std::uint64_t games() const { return games_; }
  const std::vector<Standing>& bots() const { return bots_; }
  /// Each two bots once.
  const std::vector<Pairing>& pairings() const { return pairings_; }

 private:
  std::vector<Standing> bots_;
  std::vector<Pairing> pairings_;
  std::uint64_t decks_ = 0;
  std::uint64_t games_ = 0;
};

}  // namespace coverstory::bots::arena
