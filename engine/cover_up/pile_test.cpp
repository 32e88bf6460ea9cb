#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/cover_up/pile.h"
#include "engine/cover_up/test_piles.h"

namespace coverstory::cover_up {
namespace {

using Conflicts = decltype(PileCheck::conflicts);
using Loose = decltype(PileCheck::loose);

TEST(CoverUpPile, is_copied_like_memory) {
  static_assert(std::is_trivially_copyable_v<Pile>);
  static_assert(std::is_trivially_copyable_v<PileCheck>);
}

TEST(CoverUpPile, CU_3_2_a_card_lies_within_the_lattice) {
  EXPECT_TRUE(is_on_lattice(lying("abcd....", 7, -32, 32)));
  EXPECT_TRUE(is_on_lattice(lying("abcd....", 0, 32, -32)));
  EXPECT_FALSE(is_on_lattice(lying("abcd....", 0, 33, 0)));
  EXPECT_FALSE(is_on_lattice(lying("abcd....", 0, -33, 0)));
  EXPECT_FALSE(is_on_lattice(lying("abcd....", 0, 0, 33)));
  EXPECT_FALSE(is_on_lattice(lying("abcd....", 0, 0, -33)));
  EXPECT_FALSE(is_on_lattice(lying("abcd....", 8, 0, 0)));
}

TEST(CoverUpPile, CU_3_2_the_check_takes_each_orientation_as_it_is_drawn) {
  for (int o = 0; o < kOrientations; ++o) {
    const Placement turned = lying("abc..def", o, 0, 0);
    const std::string picture = draw({turned});
    const int width = static_cast<int>(picture.find('\n'));
    for (int i = 0; i < static_cast<int>(picture.size()); ++i) {
      const char letter = picture[static_cast<std::size_t>(i)];
      if (letter == '.' || letter == '\n') continue;
      const std::string probe = letter + std::string(".......");
      EXPECT_TRUE(check({turned, lying(probe, 0, i % (width + 1), i / (width + 1))}).is_valid())
          << letter << " in orientation " << o;
    }
  }
}

TEST(CoverUpPile, CU_3_2_a_pile_is_made_of_ones_own_cards_each_used_once) {
  const Hand hand{card("abcd...."), card("abce...."), card("abce...."), card("abcf....")};
  EXPECT_TRUE(is_made_of({}, hand));
  EXPECT_TRUE(is_made_of({lying("abce....", 0, 0, 0), lying("abce....", 0, 0, 0)}, hand));
  EXPECT_FALSE(is_made_of({lying("abcd....", 0, 0, 0), lying("abcd....", 0, 0, 0)}, hand));
  EXPECT_FALSE(is_made_of({lying("....abcd", 2, 0, 0)}, hand));
}

TEST(CoverUpPile, CU_3_3_different_symbols_must_not_meet) {
  const Pile pile{lying("ab..cd..", 0, 3, -2), lying("af..ed..", 0, 3, -2)};
  ASSERT_EQ(draw(pile),
            "a!\n"
            "..\n"
            "!d\n"
            "..\n");
  EXPECT_EQ(check(pile).conflicts, (Conflicts{{4, -2}, {3, 0}}));
  EXPECT_TRUE(check(pile).loose.empty());
  EXPECT_FALSE(check(pile).is_valid());
}

TEST(CoverUpPile, CU_3_3_a_symbol_may_meet_an_empty_square_and_its_like) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("a.ef.d..", 0, 0, 0)};
  EXPECT_TRUE(check(pile).is_valid());
}

TEST(CoverUpPile, CU_3_3_symbols_meet_through_cards_between_them) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("a....d.f", 0, 0, 0),
                  lying("ac...d..", 0, 0, 0)};
  EXPECT_EQ(check(pile).conflicts, (Conflicts{{1, 0}}));
}

TEST(CoverUpPile, CU_3_3_a_square_with_three_different_symbols_is_named_once) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("ac..cd..", 0, 0, 0),
                  lying("ad..cd..", 0, 0, 0)};
  EXPECT_EQ(check(pile).conflicts, (Conflicts{{1, 0}}));
}

TEST(CoverUpPile, CU_3_3_cards_that_lie_apart_do_not_meet) {
  // Side by side, one above the other, and four columns apart at different heights.
  for (const Placement& other : {lying("ffffff..", 0, 2, 0), lying("ffffff..", 0, 0, 4),
                                 lying("ffffff..", 1, 4, 1), lying("ffffff..", 1, -4, -1)}) {
    EXPECT_TRUE(check({lying("aaaaaaaa", 0, 0, 0), other}).conflicts.empty());
  }
}

TEST(CoverUpPile, CU_3_4_empty_and_single_card_piles_are_valid) {
  EXPECT_TRUE(check({}).is_valid());
  EXPECT_TRUE(check({lying("ab..cd..", 3, 32, -32)}).is_valid());
}

TEST(CoverUpPile, CU_3_4_a_card_must_share_a_square_of_equal_symbols) {
  const Pile apart{lying("ab..cd..", 0, 0, 0), lying("ab..cd..", 0, 2, 0)};
  EXPECT_EQ(check(apart).loose, (Loose{1}));
  const Pile touching_in_empty_squares{lying("ab..cd..", 0, 0, 0), lying("..ef..ab", 0, 0, 0)};
  ASSERT_EQ(draw(touching_in_empty_squares),
            "ab\n"
            "ef\n"
            "cd\n"
            "ab\n");
  EXPECT_EQ(check(touching_in_empty_squares).loose, (Loose{1}));
  EXPECT_FALSE(check(touching_in_empty_squares).is_valid());
}

TEST(CoverUpPile, CU_3_4_two_pairs_that_are_not_joined_are_no_pile) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("ab..cd..", 0, 9, 0),
                  lying("ab..cd..", 0, 0, 0), lying("ab..cd..", 0, 9, 0)};
  EXPECT_EQ(check(pile).loose,
            (Loose{1, 3}));  // of equal groups the one with the lowest card stays
}

TEST(CoverUpPile, CU_3_4_the_largest_group_is_the_pile) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("ab..cd..", 0, 9, 0),
                  lying("ab..cd..", 0, 0, 0), lying("ab..cd..", 0, 9, 0),
                  lying("ab..cd..", 0, 9, 0)};
  EXPECT_EQ(check(pile).loose, (Loose{0, 2}));
}

TEST(CoverUpPile, CU_3_4_a_chain_of_five_hangs_together_in_any_order) {
  // Each shares one square with the next: the f at its lower right is the f at the other's upper
  // left. The chain goes lowest, third, fifth, second, fourth.
  const Pile pile{lying("fa.bc..f", 0, 0, 0), lying("fa.bc..f", 0, 3, 9),
                  lying("fa.bc..f", 0, 1, 3), lying("fa.bc..f", 0, 4, 12),
                  lying("fa.bc..f", 0, 2, 6)};
  EXPECT_TRUE(check(pile).is_valid());
}

TEST(CoverUpPile, CU_3_4_cards_that_touch_in_empty_squares_are_fine_if_joined_elsewhere) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("..ef..ab", 0, 0, 0),
                  lying("a.e.....", 0, 0, 0)};
  EXPECT_TRUE(check(pile).is_valid());
}

TEST(CoverUpPile, CU_3_5_cards_that_are_not_in_the_pile_lie_beside_it) {
  const Hand hand{card("abcd...."), card("abce...."), card("abce...."), card("abcf....")};
  const Pile pile{lying("abce....", 0, 0, 0), lying("abcd....", 0, 0, 0)};
  EXPECT_EQ(cards_beside(hand, pile), (Hand{card("abce...."), card("abcf....")}));
  EXPECT_EQ(cards_beside(hand, {}), hand);
}

TEST(CoverUpPile, CU_5_1_cards_are_removed_from_the_top_until_the_rest_is_valid) {
  const Placement good = lying("ab..cd..", 0, 0, 0), wrong = lying("fb..cd..", 0, 0, 0),
                  loose = lying("ab..cd..", 0, 9, 9);
  EXPECT_EQ(without_mistakes({good, good, wrong}), (Pile{good, good}));
  // The one that is wrong lies low: all above it must go, though they are fine themselves.
  EXPECT_EQ(without_mistakes({good, wrong, good, good, good}), (Pile{good}));
  // The lowest is the odd one, yet the top is where cards are taken from.
  EXPECT_EQ(without_mistakes({loose, good, good, good}), (Pile{loose}));
  EXPECT_EQ(without_mistakes({good, good}), (Pile{good, good}));
}

TEST(CoverUpPile, CU_5_1_a_loose_card_that_a_higher_one_joins_may_stay) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("..ef..ab", 0, 0, 0),
                  lying("a.e.....", 0, 0, 0), lying("f.......", 0, 0, 0)};
  EXPECT_EQ(without_mistakes(pile).size(), 3u);
}

TEST(CoverUpPile, CU_5_2_equal_symbols_on_a_square_are_one_and_empty_squares_hide_nothing) {
  const Pile pile{lying("ab..c..d", 0, 0, 0), lying("a..e.f.d", 0, 0, 0)};
  ASSERT_EQ(draw(pile),
            "ab\n"
            ".e\n"
            "cf\n"
            ".d\n");
  EXPECT_EQ(visible_symbols(pile), 6);
  EXPECT_EQ(visible_symbols({}), 0);
}

TEST(CoverUpPile, CU_5_2_a_square_counts_once_however_many_cards_show_it) {
  const Pile pile{lying("ab..cd..", 0, 0, 0), lying("..dc..ba", 2, 0, 0),
                  lying("ba..dc..", 4, 0, 0), lying("fb.d....", 0, 1, 0)};
  ASSERT_EQ(draw(pile),
            "a!b\n"
            "..d\n"
            "cd.\n"
            "...\n");
  EXPECT_EQ(visible_symbols(without_mistakes(pile)), 4);
}

TEST(CoverUpDraw, CU_3_2_a_card_lies_in_eight_orientations) {
  const std::vector<std::string> pictures{
      // Quarter turns clockwise.
      "ab\n"
      "c.\n"
      ".d\n"
      "ef\n",
      "e.ca\n"
      "fd.b\n",
      "fe\n"
      "d.\n"
      ".c\n"
      "ba\n",
      "b.df\n"
      "ac.e\n",
      // The same, flipped left-right before.
      "ba\n"
      ".c\n"
      "d.\n"
      "fe\n",
      "fd.b\n"
      "e.ca\n",
      "ef\n"
      ".d\n"
      "c.\n"
      "ab\n",
      "ac.e\n"
      "b.df\n",
  };
  for (int o = 0; o < kOrientations; ++o) {
    EXPECT_EQ(draw({lying("abc..def", o, 0, 0)}), pictures[static_cast<std::size_t>(o)])
        << "orientation " << o;
  }
}

TEST(CoverUpDraw, CU_3_2_x_runs_to_the_right_and_y_down_from_the_top_left_square) {
  EXPECT_EQ(draw({lying("ab..cd..", 0, 0, 0), lying("ef..ef..", 1, 3, 2)}),
            "ab\n"
            "..\n"
            "cd .e.e\n"
            ".. .f.f\n");
}

TEST(CoverUpDraw, CU_5_2_a_symbol_is_seen_over_and_under_empty_squares) {
  EXPECT_EQ(draw({lying("ab..c..d", 0, 0, 0), lying("a..e.f.d", 0, 0, 0)}),
            "ab\n"
            ".e\n"
            "cf\n"
            ".d\n");
}

TEST(CoverUpDraw, CU_3_3_a_square_where_symbols_differ_is_marked) {
  EXPECT_EQ(
      draw({lying("ab..c..d", 0, 0, 0), lying("af....cd", 0, 0, 0), lying("abc..ef.", 0, 0, 0)}),
      "a!\n"
      "c.\n"
      "ce\n"
      "!d\n");
}

TEST(CoverUpDraw, an_empty_pile_is_an_empty_text) {
  EXPECT_EQ(draw({}), "");
}

TEST(CoverUpDraw, corners_of_the_lattice_can_be_drawn) {
  const std::string text = draw({lying("abcd....", 0, -32, -32), lying("abcd....", 1, 32, 32)});
  EXPECT_EQ(text.substr(0, 3), "ab\n");
  EXPECT_EQ(text.substr(text.size() - 5), "..db\n");
}

}  // namespace

}  // namespace coverstory::cover_up
