// The options of Cover Me (CM-11) as flags of the command line, in the words of the records.
#pragma once

#include <span>
#include <vector>

#include "cli/arguments.h"
#include "engine/cover_me/options.h"

namespace coverstory::cli {

/// The flags that `read_cover_me_options` understands, for a command to announce with its own.
std::span<const Flag> cover_me_option_flags();

/// The options given, the printed rules for the others. Throws Refused for a word that is not known
/// and for options that do not go together.
cover_me::Options read_cover_me_options(const Arguments& arguments);

/// selfplay --mixed, every game with options of its own: all valid ones that agree with the flags
/// given. Throws Refused where there are none.
std::vector<cover_me::Options> cover_me_options_to_mix(const Arguments& arguments);

}  // namespace coverstory::cli
