// CU-5: what a round costs a player, with the parts it is made of.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/cover_up/pile.h"

namespace coverstory::cover_up {

enum class Flipped : std::uint8_t { No, Yes };

struct Score {
  Hand beside;            // CU-5.1: all cards beside the pile in the end
  Hand removed;           // CU-5.1: those of them that were taken from the pile, topmost first
  int visible = 0;        // CU-5.2
  int beside_points = 0;  // CU-5.3
  int hourglass = 0;      // CU-5.4: -1, 0 or 1
  int points = 0;         // the sum

  friend bool operator==(const Score&, const Score&) = default;
};

/// CU-5.3: one point for each symbol of each card, and one more a card.
inline int points_beside(const Hand& beside) {
  int points = 0;
  for (const Card card : beside) points += symbols_on(card) + 1;
  return points;
}

/// CU-5.4: for the player who flipped the hourglass.
inline int hourglass_point(const Score& score) {
  // Whatever was wrong or missing now lies beside the pile.
  return score.beside.empty() ? -1 : 1;
}

/// CU-5.1 to CU-5.4, for a pile as its player left it.
inline Score score_of(const Hand& hand, const Pile& pile, Flipped flipped) {
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

}  // namespace coverstory::cover_up
