// Combinations of a game's options, for tests that must hold in all of them.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/option.h"

namespace coverstory {

/// Every valid combination of the values that a form offers; with `Scope::Game` those that make
/// another game.
template <class Options, std::size_t N>
std::vector<Options> all_combinations(const std::array<Option<Options>, N>& table,
                                      Scope scope = Scope::Table) {
  std::vector<Options> all;
  for_each_combination(table, [&](const Options& options) { all.push_back(options); }, scope);
  return all;
}

/// A few of them, for tests that play whole games: each value of each option is in one of these.
template <class Options, std::size_t N>
std::vector<Options> varied_combinations(const std::array<Option<Options>, N>& table) {
  const std::vector<Options> all = all_combinations(table);
  std::vector<Options> varied;
  std::set<std::pair<std::string_view, OptionValue>> met;
  for (std::size_t i = 0; i < all.size(); ++i) {
    // Far from the one before: a prime that no number of values has comes to each of them once.
    const Options& options = all[97 * i % all.size()];
    bool is_new = false;
    for (const auto& each : table) {
      is_new = met.emplace(each.key, each.value(options)).second || is_new;
    }
    if (is_new) varied.push_back(options);
  }
  return varied;
}

/// Options as a failing test prints them: those that apply.
template <class Options, std::size_t N>
std::string text_of(const std::array<Option<Options>, N>& table, const Options& options) {
  std::string text;
  for (const auto& each : table) {
    const OptionValue value = each.value(options);
    if (!value || !each.applies(options)) continue;
    text += (text.empty() ? "" : " ") + std::string(each.key) + "=";
    text += each.is_number() ? std::to_string(*value) : std::string(each.word_in(options));
  }
  return text;
}

}  // namespace coverstory
