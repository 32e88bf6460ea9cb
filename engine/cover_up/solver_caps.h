// The par solver's upper bounds on what cards can share.
//
// Cards *save* the difference between the number of their symbols and the number of squares that
// show them: a square on which m cards show their symbol saves m - 1. What a set of cards saves is
// at most the sum over its pairs, since m - 1 <= m (m - 1) / 2; and of a square that three cards
// share, the three pairs would count 3 where 2 are saved, so that a bound for the triple as a whole
// is better than its pairs.
//
// The search visits piles by their richest pair: on level g no pair of the pile shares more than g
// squares, and pairs that were already the richest there share fewer. The caps follow that.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/cover_up/solver_hand.h"

namespace coverstory::cover_up::solver {

class Caps {
 public:
  explicit Caps(const Hand& hand) : hand_(hand) {
    for (auto& level : triples_) level.fill(kUnknown);
  }

  /// From here on no pair shares more than `level` squares.
  void begin_level(int level);
  int level() const { return level_; }

  /// From here on this pair shares fewer squares than the level.
  void end_pair(int a, int b) {
    if (pair(a, b) == level_) set_pair(a, b, level_ - 1);
  }

  /// The most squares that two cards can share.
  int pair(int a, int b) const { return pairs_[index(a)][index(b)]; }

  /// The most that three cards can save together.
  int triple(int a, int b, int c) {
    const int by_pairs = pair(a, b) + pair(a, c) + pair(b, c);
    return std::min(by_pairs, triple_of_level(a, b, c, level_));
  }

 private:
  static constexpr std::uint8_t kUnknown = 255;
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  int of_level(int a, int b, int level) const {
    return std::min(level, hand_.joins(a, b).most_shared());
  }
  void set_pair(int a, int b, int most) {
    pairs_[index(a)][index(b)] = pairs_[index(b)][index(a)] = static_cast<std::uint8_t>(most);
  }
  int triple_of_level(int a, int b, int c, int level);
  int best_third(int a, int b, int c, int level, int best) const;

  const Hand& hand_;
  int level_ = 0;
  std::array<std::array<std::uint8_t, kMaxCards>, kMaxCards> pairs_{};
  std::array<std::array<std::uint8_t, 1u << kMaxCards>, kSquares + 1> triples_;
};

}  // namespace coverstory::cover_up::solver
