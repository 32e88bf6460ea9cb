// coverstory solve: par of hands, given as words or as lines of the standard input.
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <iostream>
#include <string>

#include "cli/arguments.h"
#include "cli/cover_up/solve_answer.h"
#include "cli/cover_up/solve_command.h"
#include "cli/cover_up/solve_hand.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

using cover_up::SolveLimit;

constexpr int kWrongInput = 2;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;

constexpr std::array<Flag, 3> kFlags{{
    {"json", "", "answer with a line of JSON"},
    {"limit-nodes", "N", "give up after N nodes and say how good the pile is"},
    {"help", "", "this text"},
}};

constexpr std::string_view kUsage =
    "Usage: coverstory solve CARD CARD [CARD …] [options]\n"
    "Par of two to five cards, such as ab..cd.., and a pile that reaches it.\n"
    "Without cards it reads hands from the standard input, a line each, and answers a line each.\n";

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
