// The options of Cover Up as flags of the command line, in the words of the records.
#pragma once

#include <span>

#include "cli/arguments.h"
#include "engine/cover_up/deck.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {

/// A table and the cards that lie on it.
struct CoverUpTable {
  records::cover_up::Table table;
  cover_up::Deck deck;
};

/// The flags that `read_cover_up_table` understands, for a command to announce with its own.
std::span<const Flag> cover_up_option_flags();

/// The options given, the printed rules for the others. Throws Refused for a word that is not known
/// and for a file that is no deck.
CoverUpTable read_cover_up_table(const Arguments& arguments);

}  // namespace coverstory::cli
