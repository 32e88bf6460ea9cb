#include "engine/cover_up/solver_caps.h"

namespace coverstory::cover_up::solver {

void Caps::begin_level(int level) {
  level_ = level;
  for (int a = 0; a < hand_.size(); ++a) {
    for (int b = a + 1; b < hand_.size(); ++b) set_pair(a, b, of_level(a, b));
  }
}

int Caps::triple_of_level(int a, int b, int c) {
  std::uint8_t& known = triples_[index(level_)][1u << a | 1u << b | 1u << c];
  if (known == kUnknown) known = static_cast<std::uint8_t>(find_triple({a, b, c}));
  return known;
}

/// A triple whose cards form a chain, with one pair that shares nothing, saves at most what its two
/// richest pairs do. That is the bound to beat; only triples in which all three pairs share a
/// square are looked for.
int Caps::find_triple(std::array<int, 3> cards) const {
  const auto [a, b, c] = cards;
  const int ab = of_level(a, b), ac = of_level(a, c), bc = of_level(b, c);
  int best = ab + ac + bc - std::min({ab, ac, bc});
  best = best_third(a, b, c, best);
  best = best_third(a, c, b, best);
  return best_third(b, c, a, best);
}

/// The most that the three cards save if a and b are the richest pair, or `best` if that is more.
int Caps::best_third(int a, int b, int c, int best) const {
  const int ac = of_level(a, c), bc = of_level(b, c);
  for (const Pose pose : hand_.joins(a, b).sharing(1, level_)) {
    const int rich = pose.count;
    if (rich + std::min(rich, ac) + std::min(rich, bc) <= best) break;
    Board board;
    const Face second = hand_.face(b, pose.o);
    board.toggle(Pose{}, hand_.face(a, 0));
    board.toggle(pose, part_of(second, kSeen & second & ~board.under(pose)));
    const Frame frame(pose);
    const auto try_third = [&](Pose third) {
      const Face under = board.under(third), face = hand_.face(c, third.o);
      if (!clashes(under, face)) {
        best = std::max(best, rich + seen_in(shared_squares(under, face)));
      }
    };
    // The third card lies by its richer pair, which shares at least half of what it adds.
    for (const Pose third : hand_.joins(a, c).sharing((best - rich) / 2 + 1, rich)) {
      if (rich + third.count + std::min<int>(third.count, bc) > best) try_third(third);
    }
    for (const Pose third : hand_.joins(b, c).sharing((best - rich) / 2 + 1, rich)) {
      if (rich + third.count + std::min<int>(third.count, ac) > best) try_third(frame(third));
    }
  }
  return best;
}

}  // namespace coverstory::cover_up::solver
