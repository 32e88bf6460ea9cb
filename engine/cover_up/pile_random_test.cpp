// Random piles against a second implementation that is slow and obvious: pictures of cards are
// turned as text, and each square of the lattice lists what lies on it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/pile.h"
#include "engine/cover_up/test_piles.h"

namespace coverstory::cover_up {
namespace {

using Picture = std::vector<std::string>;

Picture upright(Card card) {
  const std::string code = code_of(card);
  return {code.substr(0, 2), code.substr(2, 2), code.substr(4, 2), code.substr(6, 2)};
}

Picture flipped(Picture picture) {
  for (std::string& row : picture) std::ranges::reverse(row);
  return picture;
}

Picture turned_clockwise(const Picture& picture) {
  Picture turned(picture[0].size());
  for (std::size_t column = 0; column < picture[0].size(); ++column) {
    for (std::size_t row = picture.size(); row-- > 0;) turned[column] += picture[row][column];
  }
  return turned;
}

Picture picture_of(const Placement& placement) {
  Picture picture = upright(placement.card);
  if (placement.o >= 4) picture = flipped(picture);
  for (int turn = 0; turn < placement.o % 4; ++turn) picture = turned_clockwise(picture);
  return picture;
}

/// For each square, by row and column, the cards that show a symbol there and the symbol.
using Table = std::map<std::pair<int, int>, std::map<std::size_t, char>>;

Table lay_out(const Pile& pile) {
  Table table;
  for (std::size_t card = 0; card < pile.size(); ++card) {
    const Picture picture = picture_of(pile[card]);
    for (std::size_t row = 0; row < picture.size(); ++row) {
      for (std::size_t column = 0; column < picture[row].size(); ++column) {
        if (picture[row][column] == '.') continue;
        table[{pile[card].y + static_cast<int>(row), pile[card].x + static_cast<int>(column)}]
             [card] = picture[row][column];
      }
    }
  }
  return table;
}

std::vector<std::pair<int, int>> slow_conflicts(const Table& table) {
  std::vector<std::pair<int, int>> conflicts;
  for (const auto& [square, cards] : table) {
    std::set<char> symbols;
    for (const auto& [card, symbol] : cards) symbols.insert(symbol);
    if (symbols.size() > 1) conflicts.push_back(square);
  }
  return conflicts;
}

/// Every card starts as its own group; groups that share a symbol are poured together.
std::vector<std::size_t> slow_loose(const Table& table, std::size_t cards) {
  std::vector<std::size_t> group(cards);
  for (std::size_t card = 0; card < cards; ++card) group[card] = card;
  for (const auto& [square, shown] : table) {
    for (const auto& [a, symbol] : shown) {
      for (const auto& [b, other] : shown) {
        const std::size_t from = group[b], into = group[a];
        if (symbol == other) std::ranges::replace(group, from, into);
      }
    }
  }
  std::size_t best = 0;  // the first card of the largest group
  for (std::size_t card = 0; card < cards; ++card) {
    if (std::ranges::count(group, group[card]) > std::ranges::count(group, group[best]))
      best = card;
  }
  std::vector<std::size_t> loose;
  for (std::size_t card = 0; card < cards; ++card) {
    if (group[card] != group[best]) loose.push_back(card);
  }
  return loose;
}

Card any_card(FastRng& rng) {
  return standard_deck().colors[rng.below(kColors)][rng.below(kCardsOfAColor)];
}

Pile random_pile(FastRng& rng) {
  const std::uint32_t reach = 1 + rng.below(8);  // close together or scattered
  const auto near = [&](int middle) {
    return middle + static_cast<int>(rng.below(2 * reach + 1)) - static_cast<int>(reach);
  };
  // The corners of the lattice too.
  const int x = static_cast<int>(rng.below(3)) * 24 - 24,
            y = static_cast<int>(rng.below(3)) * 24 - 24;
  Pile pile;
  const std::size_t cards = rng.below(kHandSize + 1);
  while (pile.size() < cards) {
    pile.push_back(lying(any_card(rng), static_cast<int>(rng.below(8)), near(x), near(y)));
  }
  return pile;
}

void expect_same_findings(const Pile& pile) {
  const Table table = lay_out(pile);
  const PileCheck found = check(pile);
  std::vector<std::pair<int, int>> conflicts;
  for (const LatticeSquare square : found.conflicts) conflicts.emplace_back(square.y, square.x);
  ASSERT_EQ(conflicts, slow_conflicts(table)) << draw(pile);
  ASSERT_EQ(std::vector<std::size_t>(found.loose.begin(), found.loose.end()),
            pile.empty() ? std::vector<std::size_t>{} : slow_loose(table, pile.size()))
      << draw(pile);
  ASSERT_EQ(visible_symbols(pile), static_cast<int>(table.size())) << draw(pile);
}

bool is_slowly_valid(const Pile& pile) {
  const Table table = lay_out(pile);
  return slow_conflicts(table).empty() && slow_loose(table, pile.size()).empty();
}

TEST(CoverUpPile, CU_3_3_and_CU_3_4_random_piles_are_judged_as_by_a_slow_judge) {
  FastRng rng(Seed::from_number(31));
  for (int i = 0; i < 20'000; ++i) {
    expect_same_findings(random_pile(rng));
    if (HasFatalFailure()) return;
  }
}

// Piles thrown together at random are hardly ever valid, so here the slow judge helps to lay them.
TEST(CoverUpPile, CU_3_3_and_CU_3_4_piles_that_the_slow_judge_let_grow_are_valid) {
  FastRng rng(Seed::from_number(34));
  int with_five = 0;
  for (int i = 0; i < 100; ++i) {
    Hand hand;
    while (!hand.full()) hand.push_back(any_card(rng));
    const Pile pile = grown(hand, rng, is_slowly_valid);
    expect_same_findings(pile);
    ASSERT_TRUE(check(pile).is_valid()) << draw(pile);
    with_five += pile.full();
  }
  EXPECT_GT(with_five, 50);
}

TEST(CoverUpPile, CU_5_1_what_remains_of_random_piles_is_the_longest_valid_part_from_the_bottom) {
  FastRng rng(Seed::from_number(51));
  for (int i = 0; i < 5'000; ++i) {
    const Pile pile = random_pile(rng);
    Pile longest;
    for (std::size_t cards = 1; cards <= pile.size(); ++cards) {
      Pile lower;
      for (std::size_t card = 0; card < cards; ++card) lower.push_back(pile[card]);
      if (is_slowly_valid(lower)) longest = lower;
    }
    ASSERT_EQ(without_mistakes(pile), longest) << draw(pile);
  }
}

}  // namespace
}  // namespace coverstory::cover_up
