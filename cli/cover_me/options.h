// The options of Cover Me (CM-11) as flags of the command line, in the words of the records.
#pragma once

#include <span>

#include "cli/arguments.h"
#include "engine/cover_me/options.h"

namespace coverstory::cli {

/// The flags that `read_cover_me_options` understands, for a command to announce with its own.
std::span<const Flag> cover_me_option_flags();

/// The options given, the printed rules for the others. Throws Refused for a word that is not known
/// and for options that do not go together.
cover_me::Options read_cover_me_options(const Arguments& arguments);

}  // namespace coverstory::cli
