#include "cli/cover_up/solve_hand.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/refused.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kLongestQuotation = 24;

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

}  // namespace

Hand read_hand(std::span<const std::string_view> codes) {
  if (codes.size() < kFewestToSolve || codes.size() > kHandSize) {
    throw Refused(fmt::format("A hand to solve has {} to {} cards, not {}.", kFewestToSolve,
                              kHandSize, codes.size()));
  }
  Hand hand;
  for (const std::string_view code : codes) hand.push_back(read_code(code));
  return hand;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    if (line.empty()) return words;
    words.push_back(line.substr(0, line.find_first_of(kBlanks)));
    line.remove_prefix(words.back().size());
  }
}

}  // namespace coverstory::cli
