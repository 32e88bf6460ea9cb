// What the par solver prepares once for a hand: every card's face in its eight orientations, and
// for every ordered pair of cards the joins, the poses of the second in the frame of the first in
// which they share a square with the same symbol and no square with different ones (CU-3.3,
// CU-3.4).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/cover_up/solver_board.h"

namespace coverstory::cover_up::solver {

inline constexpr int kMaxCards = 5;

/// Two cards overlap in 21 places where both are upright and in 25 where one lies.
inline constexpr std::size_t kMaxJoins = 4 * 21 + 4 * 25;

/// Poses with the most equal squares first; `count` is the number of equal squares.
class Joins {
 public:
  /// Poses that share at least `least` and at most `most` squares.
  std::span<const Pose> sharing(int least, int most) const {
    if (least < 1) least = 1;
    if (most > kSquares) most = kSquares;
    if (least > most) return {};
    const std::size_t from = with_more_than_[static_cast<std::size_t>(most)];
    const std::size_t to = with_more_than_[static_cast<std::size_t>(least - 1)];
    return {poses_.data() + from, to - from};
  }
  int most_shared() const { return with_more_than_[0] == 0 ? 0 : poses_[0].count; }

  void fill(std::span<const Pose> unsorted);

 private:
  std::array<Pose, kMaxJoins> poses_;
  std::array<std::uint8_t, kSquares + 1> with_more_than_;  // [n]: joins of more than n squares
};

class Hand {
 public:
  explicit Hand(std::span<const Card> cards);

  int size() const { return size_; }
  int symbols(int card) const { return symbols_[index(card)]; }
  int most_shared() const { return most_shared_; }  // by any two cards
  Face face(int card, int o) const { return faces_[index(card)][index(o)]; }
  /// By orientation.
  const std::array<Face, kOrientations>& faces(int card) const { return faces_[index(card)]; }
  const Joins& joins(int from, int to) const { return joins_[index(from)][index(to)]; }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  void find_joins(Card first, Card second, int from, int to);

  int size_;
  int most_shared_ = 0;
  std::array<int, kMaxCards> symbols_{};
  std::array<std::array<Face, kOrientations>, kMaxCards> faces_{};
  std::array<std::array<Joins, kMaxCards>, kMaxCards> joins_;
};

}  // namespace coverstory::cover_up::solver
