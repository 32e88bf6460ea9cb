// Prints the options of the games as the engine declares them, in TypeScript: what stands in
// web/src/protocol/game_options.ts, from which the client makes its forms and its types. A test
// compares the two (tests/web/compare_game_options).
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cover_me/options.h"
#include "engine/cover_up/options.h"

namespace coverstory {
namespace {

template <class Options>
std::string literal(const Option<Options>& option, int value) {
  return option.is_number() ? std::to_string(value)
                            : fmt::format("'{}'", option.words[static_cast<std::size_t>(value)]);
}

/// Every value that a form offers.
template <class Options>
std::string choices(const Option<Options>& option) {
  std::vector<std::string> all;
  option.for_each_offered([&](int value) { all.push_back(literal(option, value)); });
  return fmt::format("{}", fmt::join(all, ", "));
}

/// The option on which another one depends stands in the same table.
template <class Options, std::size_t N>
std::string condition(const std::array<Option<Options>, N>& table, const Option<Options>& option) {
  const auto* const other =
      std::ranges::find(table, option.only_with.value, &Option<Options>::value);
  ENSURE(other != table.end());
  return fmt::format("{{ key: '{}', value: {} }}", other->key,
                     literal(*other, option.only_with.wanted));
}

template <class Options, std::size_t N>
void print_options(std::string_view game, const std::array<Option<Options>, N>& table) {
  fmt::print("  '{}': [\n", game);
  for (const Option<Options>& each : table) {
    fmt::print("    {{\n      key: '{}',\n", each.key);
    if (each.is_number()) fmt::print("      low: {},\n      high: {},\n", each.low, each.high);
    fmt::print("      choices: [{}],\n", choices(each));
    if (const OptionValue value = each.default_value()) {
      fmt::print("      default: {},\n", literal(each, *value));
    }
    if (each.only_with.value) fmt::print("      onlyWith: {},\n", condition(table, each));
    fmt::print("    }},\n");
  }
  fmt::print("  ],\n");
}

}  // namespace
}  // namespace coverstory

int main() {
  fmt::print(
      "// Written by tests/web/compare_game_options --write, not by hand: the options as the "
      "engine\n"
      "// declares them (engine/cover_me/options.h, engine/cover_up/options.h).\n"
      "export const gameOptions = {{\n");
  coverstory::print_options("cover-me", coverstory::cover_me::kOptions);
  coverstory::print_options("cover-up", coverstory::cover_up::kOptions);
  fmt::print("}} as const;\n");
}
