#include "engine/cover_up/solver_caps.h"
#include <algorithm>
#include <cstdint>
#include "engine/cover_up/solver_board.h"
#include "engine/cover_up/solver_pose.h"

namespace coverstory::cover_up::solver {

void Caps::begin_level(int level) {
  level_ = level;
  for (int a = 0; a < hand_.size(); ++a) {
    for (int b = a + 1; b < hand_.size(); ++b) set_pair(a, b, of_level(a, b, level));
  }
}

/// A triple whose cards form a chain, with one pair that shares nothing, saves at most what its two
/// richest pairs do. One with no pair as rich as the level is bounded a level below. Only triples
/// that save more than both are looked for: those with three pairs that share a square, the richest
/// of them as many as the level says.
int Caps::triple_of_level(int a, int b, int c, int level) {
  std::uint8_t& known = triples_[index(level)][1u << a | 1u << b | 1u << c];
  if (known != kUnknown) return known;
  const int ab = of_level(a, b, level), ac = of_level(a, c, level), bc = of_level(b, c, level);
  int best = ab + ac + bc;
  if (level > 1) {
    best = std::max(best - std::min({ab, ac, bc}), triple_of_level(a, b, c, level - 1));
    best = best_third(a, b, c, level, best);
    best = best_third(a, c, b, level, best);
    best = best_third(b, c, a, level, best);
  }
  known = static_cast<std::uint8_t>(best);
  return best;
}

/// The most that the three cards save if a and b share `rich` squares and the other pairs no more,
/// or `best` if that is more.
int Caps::best_third(int a, int b, int c, int rich, int best) const {
  const int ac = of_level(a, c, rich), bc = of_level(b, c, rich);
  if (rich + ac + bc <= best) return best;
  for (const Pose pose : hand_.joins(a, b).sharing(rich, rich)) {
    Board board;
    const Face second = hand_.face(b, pose.o);
    board.toggle(Pose{}, hand_.face(a, 0));
    board.toggle(pose, part_of(second, kSeen & second & ~board.under(pose)));
    const Frame frame(pose);
    const auto try_third = [&](Pose third) {
      const Face under = board.under(third), face = hand_.face(c, third.o);
      const int saved = rich + seen_in(shared_squares(under, face));
      best = std::max(best, clashes(under, face) ? 0 : saved);
    };
    // The third card lies by its richer pair, which shares more than half of what is wanted.
    const int half = (best - rich) / 2 + 1;
    for (const Pose third : hand_.joins(a, c).sharing(std::max(half, best - rich - bc + 1), ac)) {
      try_third(third);
    }
    for (const Pose third : hand_.joins(b, c).sharing(std::max(half, best - rich - ac + 1), bc)) {
      try_third(frame(third));
    }
  }
  return best;
}

}  // namespace coverstory::cover_up::solver
