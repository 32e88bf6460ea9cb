#include "engine/cover_up/score.h"

#include <numeric>

namespace coverstory::cover_up {

Score score_of(const Hand& hand, const Pile& pile, Flipped flipped) {
  Score score;
  const Pile remaining = without_mistakes(pile);
  for (std::size_t card = pile.size(); card > remaining.size(); --card) {
    score.removed.push_back(pile[card - 1].card);
  }
  score.beside = cards_beside(hand, remaining);
  score.visible = visible_symbols(remaining);
  score.beside_points = points_beside(score.beside);
  score.hourglass = flipped == Flipped::Yes ? hourglass_point(score) : 0;
  score.points = score.visible + score.beside_points + score.hourglass;
  return score;
}

int points_beside(const Hand& beside) {
  int points = 0;
  for (const Card card : beside) points += symbols_on(card) + 1;
  return points;
}

int hourglass_point(const Score& score) {
  // Whatever was wrong or missing now lies beside the pile.
  return score.beside.empty() ? -1 : 1;
}

int against_par(int total, std::span<const int> pars) {
  return total - std::accumulate(pars.begin(), pars.end(), 0);
}

}  // namespace coverstory::cover_up
