// Prints the options of a game as the engine declares them, in TypeScript: what stands in
// web/src/protocol/cover_me_options.ts, from which the client makes its forms and its types. A test
// compares the two (tests/web/compare_game_options). Usage: game_options GAME
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
void print_options(std::string_view name, const std::array<Option<Options>, N>& table) {
  fmt::print("export const {} = [\n", name);
  for (const Option<Options>& each : table) {
    fmt::print("  {{\n    key: '{}',\n", each.key);
    if (each.is_number()) fmt::print("    low: {},\n    high: {},\n", each.low, each.high);
    fmt::print("    choices: [{}],\n", choices(each));
    if (const OptionValue value = each.default_value()) {
      fmt::print("    default: {},\n", literal(each, *value));
    }
    if (each.only_with.value) fmt::print("    onlyWith: {},\n", condition(table, each));
    fmt::print("  }},\n");
  }
  fmt::print("] as const;\n");
}

int print_options_of(std::string_view game) {
  fmt::print(
      "// Written by tests/web/compare_game_options, not by hand: the options as the engine "
      "declares "
      "them.\n");
  if (game == "cover-me") {
    print_options("coverMeOptions", cover_me::kOptions);
  } else if (game == "cover-up") {
    print_options("coverUpOptions", cover_up::kOptions);
  } else {
    return 2;
  }
  return 0;
}

}  // namespace
}  // namespace coverstory

int main(int count, char** words) {
  return coverstory::print_options_of(count == 2 ? words[1] : "");
}
