// Rearranging a pile one card at a time and never with a mistake, and how well a player sees.
#include "bots/cover_up/rearranging.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "bots/cover_up/building.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/score.h"
#include "engine/cover_up/solver.h"
#include "engine/cover_up/test_piles.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

Hand some_hand(FastRng& rng) {
  Hand hand;
  for (int i = 0; i < kHandSize; ++i) {
    const ColorCards& cards = standard_deck().of(static_cast<Color>(rng.below(kColors)));
    Card card = cards[rng.below(kCardsOfAColor)];
    while (hand.contains(card)) card = cards[rng.below(kCardsOfAColor)];
    hand.push_back(card);
  }
  return hand;
}

Pile some_pile(const Hand& hand, const Eye& eye, FastRng& rng) {
  Pile pile;
  for (const Card card : hand) {
    if (const auto place = noticed_place(pile, card, eye, rng)) pile.push_back(*place);
  }
  return pile;
}

Pile sorted(Pile pile) {
  std::ranges::sort(pile, {}, [](const Placement& p) { return std::tuple(p.card, p.o, p.x, p.y); });
  return pile;
}

std::ptrdiff_t in_common(const Pile& one, const Pile& other) {
  return std::ranges::count_if(one, [&](const Placement& p) { return other.contains(p); });
}

TEST(CoverUpRearranging, CU_3_2_a_pile_turned_as_a_whole_is_the_same_pile) {
  FastRng rng(Seed::from_number(1));
  for (int trial = 0; trial < 50; ++trial) {
    const Pile pile = some_pile(some_hand(rng), {.notices = 0.1}, rng);
    for (int o = 0; o < kOrientations; ++o) {
      const Pile turned = turned_whole(pile, o);
      EXPECT_TRUE(check(turned).is_valid());
      EXPECT_EQ(visible_symbols(turned), visible_symbols(pile));
      EXPECT_EQ(aligned(turned, pile), pile) << "all cards can lie where they lie";
    }
  }
}

TEST(CoverUpRearranging, what_is_wanted_is_turned_so_that_some_card_stays) {
  FastRng rng(Seed::from_number(2));
  for (int trial = 0; trial < 50; ++trial) {
    const Hand hand = some_hand(rng);
    const Pile lying = some_pile(hand, {.notices = 0.1}, rng), wanted = solve(hand).pile;
    const Pile close = aligned(wanted, lying);
    EXPECT_GE(in_common(close, lying), 1);
    EXPECT_TRUE(std::ranges::all_of(close, is_on_lattice));
    EXPECT_EQ(visible_symbols(close), visible_symbols(wanted));
  }
}

TEST(CoverUpRearranging, CU_3_4_steps_move_a_card_each_and_never_make_a_mistake) {
  FastRng rng(Seed::from_number(3));
  for (int trial = 0; trial < 100; ++trial) {
    const Hand hand = some_hand(rng);
    const Pile lying = some_pile(hand, {.notices = 0.1}, rng);
    const Pile wanted = aligned(some_pile(hand, {.notices = 0.5}, rng), lying);
    Pile before = lying;
    for (const Pile& step : steps_between(lying, wanted)) {
      EXPECT_TRUE(check(step).is_valid());
      EXPECT_TRUE(is_made_of(step, hand));
      EXPECT_GE(in_common(step, before) + 1, static_cast<std::ptrdiff_t>(step.size()));
      before = step;
    }
    EXPECT_EQ(sorted(before), sorted(wanted));
  }
}

TEST(CoverUpRearranging, CU_1_2_equal_cards_of_an_own_deck_are_told_apart) {
  const Placement one = lying("abcd....", 0, 0, 0), other = lying("abcd....", 0, 0, 2);
  const Pile wanted{one, one, one};
  ASSERT_TRUE(check(wanted).is_valid());
  EXPECT_EQ(steps_between({}, wanted).back(), wanted);
  EXPECT_EQ(steps_between(wanted, {one}).back(), Pile{one});
  EXPECT_EQ(steps_between({one, one}, {other}).back(), Pile{other});
}

TEST(CoverUpRearranging, nothing_is_done_when_all_lie_right) {
  const Pile pile{lying("abcd....", 0, 0, 0), lying("ab.c.d..", 0, 0, 0)};
  EXPECT_TRUE(steps_between(pile, {pile[1], pile[0]}).empty());
}

TEST(CoverUpEye, who_notices_all_lays_best_and_who_turns_little_stays_upright_where_that_fits) {
  FastRng rng(Seed::from_number(4));
  for (int trial = 0; trial < 50; ++trial) {
    const Hand hand = some_hand(rng);
    const Pile below{Placement{hand[0]}};
    const auto best = noticed_place(below, hand[1], {.notices = 1}, rng);
    const auto poor = noticed_place(below, hand[1], {.notices = 0}, rng);
    EXPECT_EQ(best.has_value(), poor.has_value());
    if (best && poor) EXPECT_LE(new_symbols(below, *best), new_symbols(below, *poor));
    const auto half = noticed_place(below, hand[1], {.turning = Turning::HalfTurns}, rng);
    const bool turned = half && half->o != 0 && half->o != 2;
    const auto all = valid_additions(below, hand[1]);
    EXPECT_TRUE(!turned || std::ranges::none_of(
                               all, [](const Placement& p) { return p.o % 2 == 0 && p.o < 4; }));
  }
}

TEST(CoverUpEye, a_noticed_move_saves_something) {
  FastRng rng(Seed::from_number(5));
  int moves = 0;
  for (int trial = 0; trial < 50; ++trial) {
    const Hand hand = some_hand(rng);
    const Pile pile = some_pile(hand, {.notices = 0}, rng);
    const auto moved = noticed_move(hand, pile, {.notices = 1}, rng);
    if (!moved) continue;
    ++moves;
    EXPECT_TRUE(check(*moved).is_valid());
    EXPECT_LT(score_of(hand, *moved, Flipped::No).points, score_of(hand, pile, Flipped::No).points);
  }
  EXPECT_GT(moves, 25);
}

}  // namespace
}  // namespace coverstory::bots::cover_up
