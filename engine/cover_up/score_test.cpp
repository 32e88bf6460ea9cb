#include "engine/cover_up/score.h"

#include <gtest/gtest.h>

#include "engine/cover_up/pile.h"
#include "engine/cover_up/test_piles.h"

namespace coverstory::cover_up {
namespace {

// Four that fit on each other, and one whose e meets the d of the others.
const Card kGreen = card("ab..cd.."), kYellow = card("ab..cd.f"), kOther = card("ab..c.e."),
           kRed = card("ab..cdef"), kFitting = card("a...cde."), kWrong = card("ab..ce..");

const Hand kGood{kGreen, kYellow, kOther, kFitting, kRed};
const Hand kBad{kGreen, kYellow, kOther, kWrong, kRed};

/// The cards of a hand on one spot, in its order.
Pile on_one_spot(const Hand& hand) {
  Pile pile;
  for (const Card card : hand) pile.push_back(lying(card, 0, 0, 0));
  return pile;
}

TEST(CoverUpScore, CU_5_1_cards_still_in_hand_go_beside_the_pile) {
  const Score score = score_of(kGood, on_one_spot({kOther, kGreen}), Flipped::No);
  EXPECT_EQ(score.beside, (Hand{kYellow, kFitting, kRed}));
  EXPECT_TRUE(score.removed.empty());
}

TEST(CoverUpScore, CU_5_1_removed_cards_go_beside_the_pile) {
  const Score score = score_of(kBad, on_one_spot(kBad), Flipped::No);
  EXPECT_EQ(score.removed, (Hand{kRed, kWrong}));
  EXPECT_EQ(score.beside, (Hand{kWrong, kRed}));
}

TEST(CoverUpScore, CU_5_2_a_point_for_each_visible_symbol_of_what_remains) {
  ASSERT_EQ(draw(on_one_spot({kGreen, kYellow, kOther})),
            "ab\n"
            "..\n"
            "cd\n"
            "ef\n");
  EXPECT_EQ(score_of(kBad, on_one_spot(kBad), Flipped::No).visible, 6);
  const Pile loose{lying(kGreen, 0, 0, 0), lying(kRed, 0, 9, 0)};
  EXPECT_EQ(score_of(kGood, loose, Flipped::No).visible, 4);
}

TEST(CoverUpScore, CU_5_3_a_card_beside_costs_its_symbols_and_one) {
  EXPECT_EQ(points_beside({}), 0);
  EXPECT_EQ(points_beside({kGreen}), 5);
  EXPECT_EQ(points_beside({kYellow}), 6);
  EXPECT_EQ(points_beside({kRed, kGreen}), 7 + 5);
  EXPECT_EQ(score_of(kGood, {}, Flipped::No).points, 5 + 6 + 5 + 5 + 7);
}

TEST(CoverUpScore, CU_5_4_a_flip_with_five_cards_and_no_mistake_saves_a_point) {
  const Score score = score_of(kGood, on_one_spot(kGood), Flipped::Yes);
  EXPECT_EQ(score.hourglass, -1);
  EXPECT_EQ(score.points, 6 - 1);
  EXPECT_EQ(score_of(kGood, on_one_spot(kGood), Flipped::No).points, 6);
}

TEST(CoverUpScore, CU_5_4_a_flip_with_a_mistake_costs_a_point) {
  const Score score = score_of(kBad, on_one_spot(kBad), Flipped::Yes);
  EXPECT_EQ(score.hourglass, 1);
  EXPECT_EQ(score.beside_points, 5 + 7);
  EXPECT_EQ(score.points, 6 + 12 + 1);
  EXPECT_EQ(score_of(kBad, on_one_spot(kBad), Flipped::No).points, 6 + 12);
}

}  // namespace
}  // namespace coverstory::cover_up
