#include "cli/cover_me/mixed.h"

#include <string>

#include "cli/refused.h"
#include "records/cover_me/words.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;
using records::cover_me::kWords;
using records::cover_me::word_of;

/// Calls `visit` with every value of an enumeration.
template <class Enum>
void for_each_value(auto visit) {
  for (std::size_t i = 0; i < kWords<Enum>.size(); ++i) visit(static_cast<Enum>(i));
}

/// Calls `visit` with a copy for each value of one axis.
template <class Enum>
void vary(const Options& options, Enum Options::* axis, auto visit) {
  for_each_value<Enum>([&](Enum value) {
    Options varied = options;
    varied.*axis = value;
    visit(varied);
  });
}

/// CM-11: the axes combine freely, but for what `validate` says.
void for_each_combination(auto visit) {
  const auto with_removed = [&](const Options& options) {
    visit(options);
    for_each_value<Clothes>([&](Clothes color) {
      Options varied = options;
      varied.removed = color;
      visit(varied);
    });
  };
  const auto with_tie = [&](const Options& o) { vary(o, &Options::tie, with_removed); };
  const auto with_deal = [&](const Options& o) { vary(o, &Options::deal, with_tie); };
  const auto with_values = [&](const Options& o) { vary(o, &Options::values, with_deal); };
  const auto with_length = [&](const Options& o) { vary(o, &Options::length, with_values); };
  for (int players = kFewestPlayers; players <= kMostPlayers; ++players) {
    vary(Options{.players = static_cast<std::uint8_t>(players)}, &Options::two_player, with_length);
  }
}

bool agrees(const Options& options, const Arguments& arguments) {
  const auto same = [&](std::string_view flag, std::string_view word) {
    const auto given = arguments.value(flag);
    return !given || *given == word;
  };
  return same("players", std::to_string(options.players)) &&
         same("two-player", word_of(options.two_player)) &&
         same("length", word_of(options.length)) && same("values", word_of(options.values)) &&
         same("removed", options.removed ? word_of(*options.removed) : "") &&
         same("deal", word_of(options.deal)) && same("tie", word_of(options.tie));
}

}  // namespace

std::vector<Options> options_to_mix(const Arguments& arguments) {
  std::vector<Options> result;
  for_each_combination([&](const Options& options) {
    if (!validate(options) && agrees(options, arguments)) result.push_back(options);
  });
  if (result.empty()) {
    throw Refused(
        "No valid options agree with those given; coverstory selfplay --help lists them.");
  }
  return result;
}

}  // namespace coverstory::cli
