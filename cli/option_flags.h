// The options of a game as flags of the command line, from their declaration
// (engine/core/option.h):
// `--two-player advanced` for the key `two_player`, in the words of the records.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/refused.h"
#include "engine/core/option.h"

namespace coverstory::cli {

inline std::string flag_of(std::string_view key) {
  std::string flag(key);
  std::ranges::replace(flag, '_', '-');
  return flag;
}

template <class Options>
std::string value_text(const Option<Options>& option, const Options& options) {
  if (!option.value(options)) return "";
  return option.is_number() ? std::to_string(*option.value(options))
                            : std::string(option.word_in(options));
}

/// The flags of the options that are the game's own, and with `Scope::Table` those of somebody who
/// looks on; a flag points into the texts kept beside it.
class OptionFlags {
 public:
  template <class Options, std::size_t N>
  explicit OptionFlags(const std::array<Option<Options>, N>& table, Scope scope = Scope::Game) {
    for (const Option<Options>& each : table) {
      if (each.scope > scope) continue;
      const std::string otherwise = value_text(each, Options{});
      flags_.push_back(
          {.name = keep(flag_of(each.key)),
           .value = each.is_number() ? "N" : keep(fmt::format("{}", fmt::join(each.words, "|"))),
           .meaning = otherwise.empty() ? each.meaning
                                        : keep(fmt::format("{} ({})", each.meaning, otherwise))});
    }
  }

  const std::vector<Flag>& flags() const { return flags_; }

 private:
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

  std::deque<std::string> texts_;  // its elements stay where they are
  std::vector<Flag> flags_;
};

/// Sets the option if its flag was given. Throws Refused for a value that it does not have.
template <class Options>
void read_flag(const Option<Options>& option, const Arguments& arguments, Options& options) {
  const std::string flag = flag_of(option.key);
  const auto given = arguments.value(flag);
  if (!given) return;
  if (option.is_number()) {
    option.set(options, static_cast<int>(arguments.number(flag, option.low, option.high, 0)));
  } else if (const OptionValue value = option.from_word(*given)) {
    option.set(options, *value);
  } else {
    throw Refused(
        fmt::format("--{} takes {}, not '{}'.", flag, fmt::join(option.words, " or "), *given));
  }
}

/// The options given, the printed rules for the others. Throws Refused for a value that an option
/// does not have and for options that do not go together.
template <class Options, std::size_t N>
Options read_option_flags(const std::array<Option<Options>, N>& table, const Arguments& arguments,
                          Scope scope = Scope::Game) {
  Options options;
  for (const Option<Options>& each : table) {
    if (each.scope <= scope) read_flag(each, arguments, options);
  }
  if (const auto wrong = what_is_wrong(table, options)) throw Refused(std::string(*wrong));
  return options;
}

/// `--mixed`: all valid options of the game that agree with the flags given. Nobody looks on, so
/// those of a table have their defaults. Throws Refused where there are none.
template <class Options, std::size_t N>
std::vector<Options> options_to_mix(const std::array<Option<Options>, N>& table,
                                    const Arguments& arguments) {
  const auto agree = [&](const Options& options) {
    return std::ranges::all_of(table, [&](const Option<Options>& each) {
      const auto given = arguments.value(flag_of(each.key));
      return !given || *given == value_text(each, options);
    });
  };
  std::vector<Options> result;
  const auto add = [&](const Options& options) {
    if (agree(options)) result.push_back(options);
  };
  for_each_combination(table, add, Scope::Game);
  if (result.empty()) {
    throw Refused(
        "No valid options agree with those given; coverstory selfplay --help lists them.");
  }
  return result;
}

}  // namespace coverstory::cli
