#include "engine/cover_up/solver.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/core/ensure.h"
#include "engine/core/fixed_vector.h"
#include "engine/cover_up/card.h"
#include "engine/cover_up/solver_hand.h"
#include "engine/cover_up/solver_pose.h"
#include "engine/cover_up/solver_search.h"

namespace coverstory::cover_up {
namespace {

bool has(unsigned cards, std::size_t card) {
  return (cards >> card & 1u) != 0;
}

/// Cards with many symbols are the hardest to place: the search is quicker if they come first. The
/// order of the hand does not matter then.
bool most_symbols_first(Card a, Card b) {
  return std::pair{symbols_on(b), a} < std::pair{symbols_on(a), b};
}

/// CU-5.3.
int points_beside(std::span<const Card> cards, unsigned beside) {
  int points = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (has(beside, i)) points += symbols_on(cards[i]) + 1;
  }
  return points;
}

/// One card alone is a pile, and better than none.
Par first_card_alone(std::span<const Card> cards) {
  Par par;
  if (cards.empty()) return par;
  par.pile.push_back({cards[0]});
  for (const Card card : cards.subspan(1)) par.beside.push_back(card);
  par.points = symbols_on(cards[0]) + points_beside(cards.subspan(1), ~0u);
  return par;
}

/// Squares of one card are different squares: of each symbol at least as many are seen as the card
/// with the most of it shows. A card beside the pile pays for all its symbols.
int simple_lower_bound(std::span<const Card> cards) {
  std::array<int, 16> most{};
  for (const Card card : cards) {
    std::array<int, 16> of_card{};
    for (int square = 0; square < kSquares; ++square) ++of_card[card.at(square)];
    for (std::size_t s = 1; s < most.size(); ++s) most[s] = std::max(most[s], of_card[s]);
  }
  int points = 0;
  for (const int count : most) points += count;
  return points;
}

void take(Par& par, std::span<const Card> cards, unsigned beside, const solver::Search& search) {
  par.points = search.best_shows() + points_beside(cards, beside);
  par.pile.clear();
  for (const solver::Laid& laid : search.best()) {
    const Offset corner = corner_of(laid.pose);
    par.pile.push_back({cards[static_cast<std::size_t>(laid.card)], laid.pose.o,
                        static_cast<std::int8_t>(corner.x), static_cast<std::int8_t>(corner.y)});
  }
  par.beside.clear();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (has(beside, i)) par.beside.push_back(cards[i]);
  }
}

}  // namespace

Par solve(std::span<const Card> unsorted, SolveLimit limit) {
  ENSURE(unsorted.size() <= kParCards);
  FixedVector<Card, kParCards> cards;
  cards.append(unsorted);
  std::ranges::sort(cards, most_symbols_first);
  Par par = first_card_alone(cards);
  par.lower_bound = simple_lower_bound(cards);
  const solver::Hand hand(cards);
  solver::Budget budget(limit);
  solver::Search search(hand, budget);
  const unsigned all = (1u << cards.size()) - 1;
  for (unsigned beside = 0; beside < all; ++beside) {
    const int target = par.points - 1 - points_beside(cards, beside);
    if (search.run(all & ~beside, target)) take(par, cards, beside, search);
  }
  if (!budget.exhausted()) par.lower_bound = par.points;
  par.exact = par.lower_bound == par.points;
  par.nodes = budget.nodes();
  return par;
}

}  // namespace coverstory::cover_up
