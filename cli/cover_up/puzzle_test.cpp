// coverstory puzzle, with a date and a stream in the place of a clock and a terminal.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/cover_up/commands.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

std::string said(const std::vector<std::string_view>& words) {
  std::ostringstream out;
  try {
    EXPECT_EQ(puzzle(words, "2026-11-16", out), 0);
  } catch (const Refused& refused) {
    return std::string("refused: ") + refused.what();
  }
  return out.str();
}

TEST(Puzzle, CU_7_3_todays_cards_are_drawn_side_by_side) {
  EXPECT_EQ(said({}),
            "Puzzle of 2026-11-16\n\n"
            "  green    green    green    green    green\n"
            "  e .      f .      . d      e .      a d\n"
            "  e .      . c      c f      . b      . .\n"
            "  c .      . d      . .      . .      c d\n"
            "  f .      c .      . d      f b      . .\n"
            "\nSolve: coverstory solve e.e.c.f. f..c.dc. .dcf...d e..b..fb ad..cd..\n");
}

TEST(Puzzle, CU_7_3_a_date_has_the_same_cards_on_any_day_and_par_if_asked) {
  const std::string text = said({"2026-11-22", "--solve"});
  EXPECT_TRUE(text.starts_with("Puzzle of 2026-11-22\n")) << text;
  EXPECT_TRUE(text.contains("\nPar is ")) << text;
  const auto answer = boost::json::parse(said({"2026-11-16", "--json", "--solve"})).as_object();
  EXPECT_EQ(answer.at("date"), "2026-11-16");
  EXPECT_EQ(answer.at("cards").as_array().size(), 5u);
  EXPECT_GT(answer.at("par").as_int64(), 3);
  EXPECT_FALSE(boost::json::parse(said({"--json"})).as_object().contains("par"));
}

TEST(Puzzle, what_is_typed_wrong_is_refused_in_a_sentence) {
  EXPECT_EQ(said({"yesterday"}),
            "refused: There is no puzzle of that date; expected one such as 2026-11-16, 2000 to "
            "2999.");
  EXPECT_EQ(said({"2026-11-16", "2026-11-17"}), "refused: A puzzle has one date.");
  EXPECT_TRUE(said({"--fast"}).starts_with("refused: There is no option --fast"));
  EXPECT_TRUE(said({"--help"}).contains("Usage: coverstory puzzle"));
}

}  // namespace
}  // namespace coverstory::cli
