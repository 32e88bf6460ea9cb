#include "cli/cover_up/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <string>

#include "cli/cover_up/deck.h"
#include "cli/refused.h"
#include "records/cover_up/words.h"

namespace coverstory::cli {
namespace {

using cover_up::Options;
using cover_up::Referee;
using records::cover_up::from_word;
using records::cover_up::kWords;

constexpr std::array<Flag, 5> kFlags{{
    {"players", "N", "players at the table, 1 to 6 (2); one plays against par"},
    {"referee", "book|live", "mistakes are found at scoring, or at once (book)"},
    {"hourglass-s", "N", "how many seconds the hourglass runs (30)"},
    {"limit-s", "N", "how many seconds until it runs by itself (300)"},
    {"deck", "FILE", "other cards: a line each, colour and code (our own deck)"},
}};

Referee read_referee(const Arguments& arguments, Referee otherwise) {
  const auto word = arguments.value("referee");
  if (!word) return otherwise;
  if (const auto referee = from_word<Referee>(*word)) return *referee;
  throw Refused(
      fmt::format("--referee takes {}, not '{}'.", fmt::join(kWords<Referee>, " or "), *word));
}

int read_int(const Arguments& arguments, std::string_view flag, int high, int otherwise) {
  return static_cast<int>(arguments.number(flag, 1, high, otherwise));
}

}  // namespace

std::span<const Flag> cover_up_option_flags() {
  return kFlags;
}

CoverUpTable read_cover_up_table(const Arguments& arguments) {
  constexpr Options kPrinted;
  CoverUpTable result{.deck = cover_up::standard_deck()};
  result.table.options = {
      .players = read_int(arguments, "players", cover_up::kMostPlayers, kPrinted.players),
      .referee = read_referee(arguments, kPrinted.referee),
      .hourglass_s =
          read_int(arguments, "hourglass-s", cover_up::kLongestHourglassS, kPrinted.hourglass_s),
      .limit_s = read_int(arguments, "limit-s", cover_up::kLongestLimitS, kPrinted.limit_s)};
  if (const auto file = arguments.value("deck")) {
    result.table.deck = deck_name(*file);
    result.deck = read_deck_file(std::string(*file));
  }
  return result;
}

}  // namespace coverstory::cli
