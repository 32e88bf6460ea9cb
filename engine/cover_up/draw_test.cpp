#include "engine/cover_up/draw.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/cover_up/test_piles.h"

namespace coverstory::cover_up {
namespace {

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
