#include "engine/cover_up/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seed.h"
#include "engine/cover_up/card.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/solver_test_reference.h"

namespace coverstory::cover_up {
namespace {

using Hand = std::vector<Card>;

Hand hand_of(std::initializer_list<std::string_view> codes) {
  Hand hand;
  for (const std::string_view code : codes) hand.push_back(card_from_code(code).value_or(Card{}));
  return hand;
}

std::string text_of(const Hand& hand) {
  std::string text;
  for (const Card card : hand) text += (text.empty() ? "" : " ") + code_of(card);
  return text;
}

/// CU-6.3: green, yellow and red cards in each round.
constexpr std::array<std::array<std::uint32_t, 3>, 5> kRounds{
    {{5, 0, 0}, {4, 1, 0}, {3, 1, 1}, {2, 2, 1}, {1, 2, 2}}};

Hand dealt(FastRng& rng, std::size_t round) {
  Hand hand;
  for (std::size_t color = 0; color < 3; ++color) {
    ColorCards cards = standard_deck().colors[color];
    rng.shuffle(cards);
    hand.insert(hand.end(), cards.begin(), cards.begin() + kRounds[round][color]);
  }
  rng.shuffle(hand);
  return hand;
}

/// Any card with 4 to 6 symbols of the first `kinds`, as a deck from a file may have.
Card any_card(FastRng& rng, std::uint32_t kinds) {
  std::array<int, kSquares> squares{0, 1, 2, 3, 4, 5, 6, 7};
  rng.shuffle(squares);
  Card card;
  const std::uint32_t symbols = 4 + rng.below(3);
  for (std::uint32_t i = 0; i < symbols; ++i) {
    card.squares |= (1 + rng.below(kinds)) << (4 * squares[i]);
  }
  return card;
}

Hand any_hand(FastRng& rng, std::size_t size, std::uint32_t kinds) {
  Hand hand;
  while (hand.size() < size) hand.push_back(any_card(rng, kinds));
  return hand;
}

/// The pile is one of these cards, is valid, and scores what is said.
void expect_sound(const Hand& hand, const Par& par) {
  SCOPED_TRACE(text_of(hand));
  Hand used(par.beside.begin(), par.beside.end());
  for (const Placement& placement : par.pile) {
    used.push_back(placement.card);
    EXPECT_LE(std::max(std::abs(placement.x), std::abs(placement.y)), kLatticeLimit);
  }
  EXPECT_TRUE(std::is_permutation(used.begin(), used.end(), hand.begin(), hand.end()));
  EXPECT_EQ(reference::score(par.pile, par.beside), par.points);
  EXPECT_LE(par.lower_bound, par.points);
  EXPECT_EQ(par.exact, par.lower_bound == par.points);
}

/// The pile shows that its score can be reached; the exhaustive search need only show that no
/// smaller one can.
void expect_exact(const Hand& hand) {
  const Par par = solve(hand);
  expect_sound(hand, par);
  EXPECT_TRUE(par.exact);
  EXPECT_EQ(reference::Exhaustive(hand).smallest_score(par.points), par.points) << text_of(hand);
}

int par_of(std::initializer_list<std::string_view> codes) {
  const Hand hand = hand_of(codes);
  expect_exact(hand);
  return solve(hand).points;
}

/// How many times the usual number of hands are compared: COVERSTORY_PAR_EFFORT, or 1.
int effort() {
  const char* const text = std::getenv("COVERSTORY_PAR_EFFORT");
  return text == nullptr ? 1 : std::max(1, std::atoi(text));
}

TEST(CoverUpPar, CU_7_1_small_cases_by_hand) {
  EXPECT_EQ(par_of({}), 0);
  EXPECT_EQ(par_of({"abcd...."}), 4);
  EXPECT_EQ(par_of({"abcd....", "....dcba"}), 4);  // turned about, the same card
  EXPECT_EQ(par_of({"abcd....", "badc...."}), 4);  // and flipped
  EXPECT_EQ(par_of({"abc.d...", "abc..e.."}), 5);  // three squares shared
  EXPECT_EQ(par_of({"abab....", "cdcd....", "aece...."}), 10);
}

TEST(CoverUpPar, CU_7_1_cards_without_a_common_symbol_stay_beside) {
  EXPECT_EQ(par_of({"aabb....", "ccdd...."}), 9);
  EXPECT_EQ(par_of({"aabb....", "ccddee..", "aabb...."}), 11);
  const Hand hand = hand_of({"aabb....", "ccddee..", "aabb...."});
  const Par par = solve(hand);
  EXPECT_EQ(par.beside, (FixedVector<Card, kParCards>{hand[1]}));
}

TEST(CoverUpPar, CU_7_1_a_card_that_could_lie_in_the_pile_is_left_beside_where_that_is_better) {
  EXPECT_EQ(par_of({".af..a.c", "...dee.b", "...fa.fc", ".e.b.d.d", "..be..db"}), 18);
  const Par par = solve(hand_of({".af..a.c", "...dee.b", "...fa.fc", ".e.b.d.d", "..be..db"}));
  EXPECT_EQ(par.beside.size(), 2u);
}

TEST(CoverUpPar, CU_7_1_identical_cards_lie_on_each_other) {
  EXPECT_EQ(par_of({"ab.cd.e.", "ab.cd.e.", "ab.cd.e."}), 5);
  EXPECT_EQ(par_of({"ab.cd.e.", "ab.cd.e.", "ab.cd.e.", "ab.cd.e.", "ab.cd.e."}), 5);
  EXPECT_EQ(par_of({"aaaaaa..", "aaaaaa..", "aaaaaa..", "aaaaaa.."}), 6);
}

TEST(CoverUpPar, CU_7_1_equals_the_exhaustive_search_without_a_bound) {
  FastRng rng(Seed::from_number(1));
  for (int i = 0; i < 3000 * effort(); ++i) {
    const Hand hand = any_hand(rng, 2 + rng.below(2), 3 + rng.below(4));
    EXPECT_EQ(solve(hand).points, reference::Exhaustive(hand).smallest_score(100)) << text_of(hand);
  }
}

TEST(CoverUpPar, CU_7_1_equals_the_exhaustive_search_for_two_and_three_cards) {
  FastRng rng(Seed::from_number(2));
  for (int i = 0; i < 8000 * effort(); ++i) {
    expect_exact(any_hand(rng, 2 + rng.below(2), 2 + rng.below(5)));
  }
}

TEST(CoverUpPar, CU_7_1_equals_the_exhaustive_search_for_four_cards) {
  FastRng rng(Seed::from_number(3));
  for (int i = 0; i < 400 * effort(); ++i) expect_exact(any_hand(rng, 4, 4 + rng.below(3)));
}

class CoverUpParOfRound : public testing::TestWithParam<std::size_t> {};

TEST_P(CoverUpParOfRound, CU_7_1_equals_the_exhaustive_search) {
  FastRng rng(Seed::from_number(100 + GetParam()));
  for (int i = 0; i < 20 * effort(); ++i) expect_exact(dealt(rng, GetParam()));
}

TEST_P(CoverUpParOfRound, CU_7_1_any_limit_gives_a_sound_pile_and_more_is_never_worse) {
  FastRng rng(Seed::from_number(200 + GetParam()));
  for (int i = 0; i < 20 * effort(); ++i) {
    const Hand hand = dealt(rng, GetParam());
    const Par exact = solve(hand);
    int points = 100, lower_bound = 0;
    for (std::uint64_t nodes = 0; nodes <= exact.nodes; nodes += 1 + nodes / 8) {
      const Par par = solve(hand, {.nodes = nodes});
      expect_sound(hand, par);
      EXPECT_LE(par.nodes, nodes);
      EXPECT_LE(par.points, points);
      EXPECT_GE(par.lower_bound, lower_bound);
      EXPECT_LE(par.lower_bound, exact.points);
      points = par.points;
      lower_bound = par.lower_bound;
    }
    EXPECT_TRUE(solve(hand, {.nodes = exact.nodes}).exact);
  }
}

TEST_P(CoverUpParOfRound, CU_7_1_the_same_hand_gives_the_same_pile) {
  FastRng rng(Seed::from_number(300 + GetParam()));
  for (int i = 0; i < 20; ++i) {
    Hand hand = dealt(rng, GetParam());
    const Par first = solve(hand), second = solve(hand);
    EXPECT_EQ(first.pile, second.pile);
    EXPECT_EQ(first.nodes, second.nodes);
    rng.shuffle(hand);
    EXPECT_EQ(solve(hand).pile, first.pile);  // the order of the hand is of no account
  }
}

INSTANTIATE_TEST_SUITE_P(Rounds, CoverUpParOfRound, testing::Range<std::size_t>(0, 5));

TEST(CoverUpPar, a_caller_with_a_clock_can_stop_the_search) {
  FastRng rng(Seed::from_number(4));
  const Hand hand = dealt(rng, 4);
  int asked = 0;
  const auto stop = [](void* count) { return ++*static_cast<int*>(count) > 1; };
  const Par par = solve(hand, {.stop = stop, .stop_context = &asked});
  expect_sound(hand, par);
  EXPECT_EQ(asked, 2);
  EXPECT_LT(par.nodes, solve(hand).nodes);
}

}  // namespace
}  // namespace coverstory::cover_up
