// coverstory solve: par of hands, given as words or as lines of the standard input.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/cover_up/commands.h"
#include "cli/cover_up/solve_answer.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

constexpr int kWrongInput = 2;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;
constexpr std::size_t kFewestToSolve = 2;
constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kLongestQuotation = 24;

constexpr std::array<Flag, 3> kFlags{{
    {"json", "", "answer with a line of JSON"},
    {"limit-nodes", "N", "give up after N nodes and say how good the pile is"},
    {"help", "", "this text"},
}};

constexpr std::string_view kUsage =
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

}  // namespace

int solve(Words words, std::istream& in, std::ostream& out) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    out << kUsage << help_of(kFlags);
    return 0;
  }
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

}  // namespace coverstory::cli
