// coverstory solve: par of hands (CU-7.1), given as words or as lines of the standard input.
// coverstory puzzle: the five cards of a date (CU-7.3), the same that the page deals. Both answer
// with a line of JSON or with a text and a picture.
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/cover_up/commands.h"
#include "cli/cover_up/words.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/pile.h"
#include "engine/cover_up/puzzle.h"
#include "engine/cover_up/solver.h"
#include "records/cover_up/cards.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

struct Solved {
  Par par;
  std::int64_t us = 0;
};

/// Whether the search may have been cut short: then the answer says how good it is.
enum class Effort : std::uint8_t { Exact, Limited };

/// Solves and takes the time.
Solved solve_and_time(const Hand& hand, const SolveLimit& limit) {
  const auto began = std::chrono::steady_clock::now();
  const Par par = solve(hand, limit);
  const auto took = std::chrono::steady_clock::now() - began;
  return {par, std::chrono::duration_cast<std::chrono::microseconds>(took).count()};
}

boost::json::object answer_json(const Solved& solved, Effort effort) {
  boost::json::object answer{{"par", solved.par.points},
                             {"pile", records::cover_up::pile_json(solved.par.pile)},
                             {"beside", records::cover_up::list_json(solved.par.beside)},
                             {"us", solved.us}};
  if (effort == Effort::Limited) {
    answer["lower_bound"] = solved.par.lower_bound;
    answer["exact"] = solved.par.exact;
  }
  return answer;
}

std::string answer_text(const Solved& solved) {
  const Par& par = solved.par;
  std::string text =
      par.exact ? t("terminal.par", {{"points", par.points}})
                : t("terminal.par.bound", {{"points", par.points}, {"bound", par.lower_bound}});
  text += fmt::format("\n\n{}\n{}\n", picture(par.pile), t("terminal.order"));
  for (const Placement& lying : par.pile) {
    text += fmt::format("  {} ({}, {}): {}\n", code_of(lying.card), lying.x, lying.y,
                        orientation_words(lying.o));
  }
  if (!par.beside.empty()) {
    text += capitalised(t("terminal.leftOut", {{"cards", codes(par.beside)}})) + ".\n";
  }
  return text +
         t("terminal.effort",
           {{"nodes", std::to_string(par.nodes)}, {"time", fmt::format("{} µs", solved.us)}}) +
         "\n";
}

constexpr int kWrongInput = 2;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;
constexpr std::size_t kFewestToSolve = 2;
constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kLongestQuotation = 24;

constexpr std::array<Flag, 4> kSolveFlags{{
    {"json", "", "answer with a line of JSON"},
    {"limit-nodes", "N", "give up after N nodes and say how good the pile is"},
    kLanguageFlag,
    {"help", "", "this text"},
}};

constexpr std::string_view kSolveUsage =
    "Usage: coverstory solve CARD CARD [CARD …] [options]\n"
    "Par of two to five cards, such as ab..cd.., and a pile that reaches it.\n"
    "Without cards it reads hands from the standard input, a line each, and answers a line each.\n";

/// What was typed, short and without what would spoil a line of JSON or a terminal.
std::string quoted(std::string_view word) {
  std::string text(word.substr(0, kLongestQuotation));
  std::ranges::replace_if(text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return fmt::format("'{}{}'", text, word.size() > kLongestQuotation ? "…" : "");
}

Card read_code(std::string_view code) {
  if (const auto card = card_from_code(code)) return *card;
  throw Refused(fmt::format(
      "{} is not a card; expected eight squares, each a to f or '.', with 4 to 6 symbols.",
      quoted(code)));
}

/// Two to five cards. Throws Refused with what is wrong.
Hand read_hand(std::span<const std::string_view> codes) {
  if (codes.size() < kFewestToSolve || codes.size() > kHandSize) {
    throw Refused(fmt::format("A hand to solve has {} to {} cards, not {}.", kFewestToSolve,
                              kHandSize, codes.size()));
  }
  Hand hand;
  for (const std::string_view code : codes) hand.push_back(read_code(code));
  return hand;
}

/// The words of a line, which blanks separate.
std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    if (line.empty()) return words;
    words.push_back(line.substr(0, line.find_first_of(kBlanks)));
    line.remove_prefix(words.back().size());
  }
}

struct Limit {
  SolveLimit nodes;
  Effort effort = Effort::Exact;
};

Limit read_limit(const Arguments& arguments) {
  Limit limit;
  if (!arguments.has("limit-nodes")) return limit;
  limit.nodes.nodes = static_cast<std::uint64_t>(arguments.number("limit-nodes", 1, kMostNodes, 1));
  limit.effort = Effort::Limited;
  return limit;
}

boost::json::object answer_of(std::span<const std::string_view> codes, const Limit& limit) {
  return answer_json(solve_and_time(read_hand(codes), limit.nodes), limit.effort);
}

void expect_written(const std::ostream& out) {
  if (!out) throw Refused("The answer cannot be written.");
}

/// Each answer is flushed, so that a program at the other end can ask and wait.
int solve_lines(std::istream& in, std::ostream& out, const Limit& limit) {
  int code = 0;
  for (std::string line; std::getline(in, line);) {
    boost::json::object answer;
    try {
      answer = answer_of(words_of(line), limit);
    } catch (const Refused& refused) {
      answer = {{"error", refused.what()}};
      code = kWrongInput;
    }
    out << answer << std::endl;
    expect_written(out);
  }
  return code;
}

constexpr std::array<Flag, 4> kPuzzleFlags{{
    {"solve", "", "par too, and a pile that reaches it"},
    {"json", "", "answer with a line of JSON"},
    kLanguageFlag,
    {"help", "", "this text"},
}};

constexpr std::string_view kPuzzleUsage =
    "Usage: coverstory puzzle [DATE] [options]\n"
    "The five cards of the daily puzzle, today's or that of a date such as 2026-11-16.\n";

/// A year of four digits even where a clock is far off: it is refused as a date then.
std::string local_date() {
  const std::time_t now = std::time(nullptr);
  return fmt::format("{:%Y-%m-%d}", fmt::localtime(now));
}

std::string date_in(const Arguments& arguments, std::string_view today) {
  const auto& words = arguments.positional();
  if (words.size() > 1) throw Refused("puzzle takes one date.");
  return std::string(words.empty() ? today : words[0]);
}

PuzzleDay day_of(const std::string& date) {
  if (const auto day = puzzle_day(date)) return *day;
  throw Refused(fmt::format(
      "{} {}", t("puzzle.none"),
      t("terminal.puzzle.date",
        {{"date", "2026-11-16"}, {"first", kFirstPuzzleYear}, {"last", kLastPuzzleYear}})));
}

/// Each card upright under its colour.
std::string cards_text(const Hand& hand) {
  std::vector<Pile> piles;
  for (const Card card : hand) piles.push_back(Pile{Placement{.card = card}});
  std::vector<Headed> columns;
  for (const Pile& pile : piles) columns.push_back({color_words(color_of(pile[0].card)), pile});
  return side_by_side(columns);
}

std::string puzzle_text(const std::string& date, const Hand& hand) {
  std::string command = "coverstory solve";
  for (const Card card : hand) command += ' ' + code_of(card);
  return fmt::format("{}\n\n{}\n{}\n", t("puzzle.shared", {{"date", date}}), cards_text(hand),
                     t("terminal.puzzle.solve", {{"command", command}}));
}

boost::json::object puzzle_json(const std::string& date, const Hand& hand) {
  return {{"date", date}, {"cards", records::cover_up::list_json(hand)}};
}

}  // namespace

int solve(Words words, std::istream& in, std::ostream& out) {
  const Arguments arguments(words, kSolveFlags);
  if (arguments.has("help")) {
    out << kSolveUsage << help_of(kSolveFlags);
    return 0;
  }
  speak(wanted_language(arguments.value(kLanguageFlag.name)));
  const Limit limit = read_limit(arguments);
  const auto& codes = arguments.positional();
  if (codes.empty()) return solve_lines(in, out, limit);
  if (arguments.has("json")) {
    out << answer_of(codes, limit) << '\n';
  } else {
    out << answer_text(solve_and_time(read_hand(codes), limit.nodes));
  }
  out.flush();
  expect_written(out);
  return 0;
}

int solve(Words words) {
  if (words.empty() && isatty(STDIN_FILENO) == 1) {
    fmt::print(stderr, "Type hands, a line each, such as: ab..cd.. .ab..cd.\n");
  }
  return solve(words, std::cin, std::cout);
}

int puzzle(Words words, std::string_view today, std::ostream& out) {
  const Arguments arguments(words, kPuzzleFlags);
  if (arguments.has("help")) {
    out << kPuzzleUsage << help_of(kPuzzleFlags);
    return 0;
  }
  speak(wanted_language(arguments.value(kLanguageFlag.name)));
  const std::string date = date_in(arguments, today);
  const Hand hand = puzzle_of(day_of(date));
  if (arguments.has("json")) {
    boost::json::object answer = puzzle_json(date, hand);
    if (arguments.has("solve")) {
      for (const auto& [key, value] : answer_json(solve_and_time(hand, {}), Effort::Exact)) {
        answer[key] = value;
      }
    }
    out << answer << '\n';
  } else {
    out << puzzle_text(date, hand);
    if (arguments.has("solve")) out << '\n' << answer_text(solve_and_time(hand, {}));
  }
  out.flush();
  expect_written(out);
  return 0;
}

int puzzle(Words words) {
  return puzzle(words, local_date(), std::cout);
}

}  // namespace coverstory::cli
