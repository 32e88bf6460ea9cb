// CU-7.3: the puzzle of the day. The goldens must never change: people compare their results.
#include "engine/cover_up/puzzle.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace coverstory::cover_up {
namespace {

std::string puzzle(std::string_view date) {
  const auto day = puzzle_day(date);
  if (!day) return "no such day";
  std::string text;
  for (const Card card : puzzle_of(*day)) text += (text.empty() ? "" : " ") + code_of(card);
  return text;
}

TEST(CoverUpPuzzle, CU_7_3_the_cards_of_a_date_stay_as_they_are_for_ever) {
  EXPECT_EQ(puzzle("2000-01-01"), "ab...a.f fbc.d... ..b.aefc b.acd.d. ab.abe.c");
  EXPECT_EQ(puzzle("2024-02-29"), ".e.b.ef. .a.f.e.a ...de.ce fe.c..fb aef..acf");
  EXPECT_EQ(puzzle("2026-11-16"), "e.e.c.f. f..c.dc. .dcf...d e..b..fb ad..cd..");
  EXPECT_EQ(puzzle("2026-11-17"), ".f..ebc. e..b..fb d.a.b..d ..a.e.ef dce...fb");
  EXPECT_EQ(puzzle("2026-11-22"), ".afa.d.. ba.ea.e. eff..d.e eaefdd.. ffdb..bd");
  EXPECT_EQ(puzzle("2999-12-31"), "c..ef..c a.bc...a ..d.eda. ad..cd.. a.c.bae.");
}

TEST(CoverUpPuzzle, CU_7_3_cards_get_harder_from_monday_to_sunday) {
  const auto mix = [](std::string_view date) { return puzzle_mix(*puzzle_day(date)); };
  EXPECT_EQ(mix("2026-11-16"), (Mix{5, 0, 0}));  // Monday
  EXPECT_EQ(mix("2026-11-17"), (Mix{4, 1, 0}));
  EXPECT_EQ(mix("2026-11-18"), (Mix{3, 1, 1}));
  EXPECT_EQ(mix("2026-11-19"), (Mix{3, 1, 1}));
  EXPECT_EQ(mix("2026-11-20"), (Mix{2, 2, 1}));
  EXPECT_EQ(mix("2026-11-21"), (Mix{2, 2, 1}));
  EXPECT_EQ(mix("2026-11-22"), (Mix{1, 2, 2}));  // Sunday
}

TEST(CoverUpPuzzle, CU_7_3_each_day_of_years_has_five_different_cards_of_its_mix) {
  std::set<std::string> seen;
  const PuzzleDay first = *puzzle_day("2026-01-01");
  constexpr int kDays = 3000;
  for (int i = 0; i < kDays; ++i) {
    const PuzzleDay day{first.number + static_cast<std::uint32_t>(i)};
    const Hand hand = puzzle_of(day);
    ASSERT_EQ(std::set<Card>(hand.begin(), hand.end()).size(), 5u);
    Mix mix{};
    for (const Card card : hand) ++mix[static_cast<std::size_t>(color_of(card))];
    EXPECT_EQ(mix, puzzle_mix(day));
    std::string text;
    for (const Card card : hand) text += code_of(card);
    seen.insert(text);
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kDays));
}

TEST(CoverUpPuzzle, CU_7_3_days_are_counted_as_the_calendar_does) {
  const auto number = [](std::string_view date) { return puzzle_day(date)->number; };
  EXPECT_EQ(number("2000-01-01"), 10957u);
  EXPECT_EQ(number("2024-03-01") - number("2024-02-28"), 2u);
  EXPECT_EQ(number("2100-03-01") - number("2100-02-28"), 1u);
  EXPECT_EQ(number("2999-12-31"), 376199u);
}

TEST(CoverUpPuzzle, CU_7_3_what_is_no_day_has_no_puzzle) {
  for (const std::string_view text :
       {"", "today", "2026-11-1", "2026-11-161", "2026-13-01", "2026-00-10", "2026-11-00",
        "2026-11-31", "2025-02-29", "1999-12-31", "3000-01-01", "2026/11/16", "+026-11-16",
        "2026-1 -16", "2026-11-1x", "0000-00-00"}) {
    EXPECT_FALSE(puzzle_day(text).has_value()) << text;
  }
  EXPECT_TRUE(puzzle_day("2024-02-29").has_value());
}

}  // namespace
}  // namespace coverstory::cover_up
