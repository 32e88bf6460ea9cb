#include "cli/cover_up/options.h"

#include <string>
#include <vector>

#include "cli/cover_up/deck.h"
#include "cli/option_flags.h"

namespace coverstory::cli {

std::span<const Flag> cover_up_option_flags() {
  static const OptionFlags kOptionFlags(cover_up::kOptions);
  static const std::vector<Flag> kFlags = [] {
    std::vector<Flag> flags = kOptionFlags.flags();
    flags.push_back({"deck", "FILE", "other cards: a line each, colour and code (our own deck)"});
    return flags;
  }();
  return kFlags;
}

CoverUpTable read_cover_up_table(const Arguments& arguments) {
  CoverUpTable result{.deck = cover_up::standard_deck()};
  result.table.options = read_option_flags(cover_up::kOptions, arguments);
  if (const auto file = arguments.value("deck")) {
    result.table.deck = deck_name(*file);
    result.deck = read_deck_file(std::string(*file));
  }
  return result;
}

}  // namespace coverstory::cli
