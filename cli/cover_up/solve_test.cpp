// coverstory solve, with streams in the place of a terminal.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cover_up/commands.h"
#include "cli/refused.h"
#include "cli/test_commands.h"

namespace coverstory::cli {
namespace {

namespace json = boost::json;
using Typed = std::vector<std::string_view>;

struct Ran {
  int code = 0;
  std::string out;
};

Ran solve_with(const Typed& words, const std::string& typed = "") {
  std::istringstream in(typed);
  std::ostringstream out;
  const int code = solve(words, in, out);
  return {code, out.str()};
}

std::vector<json::object> json_lines(const std::string& text) {
  std::vector<json::object> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line).as_object());
  return lines;
}

TEST(Solve, CU_7_1_a_hand_of_two_cards_is_drawn_with_its_par) {
  const Ran ran = solve_with({"ab..cd..", ".ab..cd."});
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(ran.out.starts_with("Par is 6.\n")) << ran.out;
  EXPECT_TRUE(ran.out.contains("From bottom to top:\n  ab..cd.. (0, 0): upright\n")) << ran.out;
  EXPECT_TRUE(ran.out.contains(" possibilities tried in "));
}

TEST(Solve, CU_7_1_cards_that_fit_nowhere_lie_beside) {
  const Ran ran = solve_with({"aaaa....", "bbbb...."});
  EXPECT_TRUE(ran.out.contains("Par is 9.")) << ran.out;
  EXPECT_TRUE(ran.out.contains("Left out: [")) << ran.out;
}

TEST(Solve, with_json_the_answer_is_one_line) {
  const auto lines = json_lines(solve_with({"--json", "ab..cd..", ".ab..cd."}).out);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].at("par"), 6);
  EXPECT_EQ(lines[0].at("pile").as_array().size(), 2u);
  EXPECT_TRUE(lines[0].at("beside").as_array().empty());
  EXPECT_GE(lines[0].at("us").as_int64(), 0);
  EXPECT_FALSE(lines[0].contains("exact"));
}

TEST(Solve, a_limited_search_says_how_good_its_pile_is) {
  const Typed hand{"aabbcc..", "ab..cd..", ".ab..cd.", "a.b.c.d.", "def.abc."};
  Typed words = hand;
  words.insert(words.end(), {"--json", "--limit-nodes", "3"});
  const auto limited = json_lines(solve_with(words).out).at(0);
  EXPECT_EQ(limited.at("exact"), false);
  EXPECT_LT(limited.at("lower_bound").as_int64(), limited.at("par").as_int64());
  words.back() = "1000000";
  const auto whole = json_lines(solve_with(words).out).at(0);
  EXPECT_EQ(whole.at("exact"), true);
  EXPECT_EQ(whole.at("lower_bound"), whole.at("par"));
  EXPECT_LE(whole.at("par").as_int64(), limited.at("par").as_int64());
}

TEST(Solve, hands_from_the_input_are_answered_a_line_each_and_wrong_ones_do_not_stop_it) {
  const Ran ran = solve_with({},
                             "ab..cd.. .ab..cd.\n"
                             "foo bar\n"
                             "\n"
                             "  ab..cd..\t.ab..cd.  \r\n"
                             "\xff\x01x abcd....\n"
                             "aaaa.... bbbb....");
  EXPECT_EQ(ran.code, 2);
  const auto lines = json_lines(ran.out);
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(lines[0].at("par"), 6);
  EXPECT_TRUE(lines[1].at("error").as_string().starts_with("'foo' is not a card; expected"));
  EXPECT_EQ(lines[2].at("error"), "A hand to solve has 2 to 5 cards, not 0.");
  EXPECT_EQ(lines[3].at("par"), 6);
  EXPECT_TRUE(lines[4].at("error").as_string().starts_with("'?\?x' is not a card"));
  EXPECT_EQ(lines[5].at("par"), 9);
  EXPECT_EQ(solve_with({}, "ab..cd.. .ab..cd.\n").code, 0);
}

TEST(Solve, what_is_typed_wrong_is_refused_in_a_sentence) {
  const auto refusal = [](const Typed& words) { return refusal_of([&] { solve_with(words); }); };
  EXPECT_EQ(refusal({"ab..cd.."}), "A hand to solve has 2 to 5 cards, not 1.");
  EXPECT_EQ(refusal(Typed(6, "ab..cd..")), "A hand to solve has 2 to 5 cards, not 6.");
  EXPECT_EQ(refusal({"abcd....", "abc....."}),
            "'abc.....' is not a card; expected eight squares, each a to f or '.', with 4 to 6 "
            "symbols.");
  EXPECT_TRUE(refusal({"--limit-nodes", "0"}).starts_with("--limit-nodes takes a whole number"));
  EXPECT_TRUE(refusal({"--fast"}).starts_with("There is no option --fast; expected one of"));
}

TEST(Solve, help_says_what_it_reads) {
  EXPECT_TRUE(solve_with({"--help"}).out.contains("Usage: coverstory solve CARD CARD"));
}

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
  EXPECT_EQ(
      said({}),
      "Cover Up daily puzzle, 2026-11-16\n\n"
      "  green    green    green    green    green\n"
      "  e .      f .      . d      e .      a d\n"
      "  e .      . c      c f      . b      . .\n"
      "  c .      . d      . .      . .      c d\n"
      "  f .      c .      . d      f b      . .\n"
      "\nTo see the best pile: coverstory solve e.e.c.f. f..c.dc. .dcf...d e..b..fb ad..cd..\n");
}

TEST(Puzzle, CU_7_3_a_date_has_the_same_cards_on_any_day_and_par_if_asked) {
  const std::string text = said({"2026-11-22", "--solve"});
  EXPECT_TRUE(text.starts_with("Cover Up daily puzzle, 2026-11-22\n")) << text;
  EXPECT_TRUE(text.contains("\nPar is ")) << text;
  const auto answer = boost::json::parse(said({"2026-11-16", "--json", "--solve"})).as_object();
  EXPECT_EQ(answer.at("date"), "2026-11-16");
  EXPECT_EQ(answer.at("cards").as_array().size(), 5u);
  EXPECT_GT(answer.at("par").as_int64(), 3);
  EXPECT_FALSE(boost::json::parse(said({"--json"})).as_object().contains("par"));
}

TEST(Puzzle, is_told_in_each_language_with_its_columns_below_their_headings) {
  const std::string finnish = said({"--language", "fi", "--solve"});
  EXPECT_TRUE(
      finnish.starts_with("Cover Up, päivän pulma 2026-11-16\n\n"
                          "  vihreä    vihreä    vihreä    vihreä    vihreä\n"
                          "  e .       f .       . d       e .       a d\n"))
      << finnish;
  EXPECT_TRUE(finnish.contains("\nIhannetulos on ")) << finnish;
  EXPECT_TRUE(said({"--language", "nl"}).contains("De beste stapel zien: coverstory solve "));
  EXPECT_TRUE(said({"--language", "sv", "i går"}).starts_with("refused: Det finns inget pussel"));
  EXPECT_TRUE(said({}).starts_with("Cover Up daily puzzle"));
}

TEST(Puzzle, what_is_typed_wrong_is_refused_in_a_sentence) {
  EXPECT_EQ(said({"yesterday"}),
            "refused: There’s no puzzle for that day. Type a date such as 2026-11-16, from 2000 to "
            "2999.");
  EXPECT_EQ(said({"2026-11-16", "2026-11-17"}), "refused: puzzle takes one date.");
  EXPECT_TRUE(said({"--fast"}).starts_with("refused: There is no option --fast"));
  EXPECT_TRUE(said({"--help"}).contains("Usage: coverstory puzzle"));
}

}  // namespace

}  // namespace coverstory::cli
