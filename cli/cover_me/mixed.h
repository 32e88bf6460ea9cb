// selfplay --mixed: every game with options of its own.
#pragma once

#include <vector>

#include "cli/arguments.h"
#include "engine/cover_me/options.h"

namespace coverstory::cli {

/// All valid options that agree with the flags given. Throws Refused where there are none.
std::vector<cover_me::Options> options_to_mix(const Arguments& arguments);

}  // namespace coverstory::cli
