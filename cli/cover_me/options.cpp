#include "cli/cover_me/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/refused.h"
#include "records/cover_me/words.h"

namespace coverstory::cli {
namespace {

using cover_me::Options;
using records::cover_me::from_word;
using records::cover_me::kWords;

constexpr std::array<Flag, 7> kFlags{{
    {"players", "N", "players at the table, 2 to 5 (4)"},
    {"two-player", "fictional|advanced", "how two play (fictional)"},
    {"length", "standard|long|short", "3 years, 4 years, or 4 years of two seasons (standard)"},
    {"values", "by-color|equal", "prestige by clothes colour, or one a card (by-color)"},
    {"removed", "Y|B|R|G|K|W", "the clothes colour left out, with equal values"},
    {"deal", "draft|quick", "take the last cards in turn, or deal them all (draft)"},
    {"tie", "vote|share", "a tie for the first place: vote on a season more, or share (vote)"},
}};

/// Nothing if the flag was not given.
template <class Enum>
std::optional<Enum> read_word(const Arguments& arguments, std::string_view flag) {
  const auto word = arguments.value(flag);
  if (!word) return std::nullopt;
  const auto value = from_word<Enum>(*word);
  if (!value) {
    throw Refused(
        fmt::format("--{} takes {}, not '{}'.", flag, fmt::join(kWords<Enum>, " or "), *word));
  }
  return value;
}

/// Sets the option if its flag was given.
template <class Enum>
void set(Enum& option, const Arguments& arguments, std::string_view flag) {
  option = read_word<Enum>(arguments, flag).value_or(option);
}

}  // namespace

std::span<const Flag> cover_me_option_flags() {
  return kFlags;
}

Options read_cover_me_options(const Arguments& arguments) {
  Options options;
  options.players = static_cast<std::uint8_t>(arguments.number(
      "players", cover_me::kFewestPlayers, cover_me::kMostPlayers, options.players));
  set(options.two_player, arguments, "two-player");
  set(options.length, arguments, "length");
  set(options.values, arguments, "values");
  options.removed = read_word<cover_me::Clothes>(arguments, "removed");
  set(options.deal, arguments, "deal");
  set(options.tie, arguments, "tie");
  if (const auto wrong = cover_me::validate(options)) throw Refused(std::string(*wrong));
  return options;
}

}  // namespace coverstory::cli
