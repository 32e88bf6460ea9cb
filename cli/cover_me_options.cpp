#include "cli/cover_me_options.h"

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

/// Sets `option` if the flag was given.
template <class Option, class Enum>
void read_word(const Arguments& arguments, std::string_view flag, Option& option) {
  const auto word = arguments.value(flag);
  if (!word) return;
  const auto value = from_word<Enum>(*word);
  if (!value) {
    throw Refused(
        fmt::format("--{} takes {}, not '{}'.", flag, fmt::join(kWords<Enum>, " or "), *word));
  }
  option = *value;
}

template <class Enum>
void read_word(const Arguments& arguments, std::string_view flag, Enum& option) {
  read_word<Enum, Enum>(arguments, flag, option);
}

}  // namespace

std::span<const Flag> cover_me_option_flags() {
  return kFlags;
}

Options read_cover_me_options(const Arguments& arguments) {
  Options options;
  options.players = static_cast<std::uint8_t>(arguments.number(
      "players", cover_me::kFewestPlayers, cover_me::kMostPlayers, options.players));
  read_word(arguments, "two-player", options.two_player);
  read_word(arguments, "length", options.length);
  read_word(arguments, "values", options.values);
  read_word<std::optional<cover_me::Clothes>, cover_me::Clothes>(arguments, "removed",
                                                                 options.removed);
  read_word(arguments, "deal", options.deal);
  read_word(arguments, "tie", options.tie);
  if (const auto wrong = cover_me::validate(options)) throw Refused(std::string(*wrong));
  return options;
}

}  // namespace coverstory::cli
