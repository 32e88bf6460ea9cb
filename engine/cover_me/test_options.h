// Every valid combination of options (CM-11), for tests that must hold in all of them.
#pragma once

#include <string>
#include <vector>

#include "engine/cover_me/options.h"

namespace coverstory::cover_me {

/// 420 of them: five tables, three lengths, printed values or one of six colours removed, two
/// deals, two ways to settle a tie.
std::vector<Options> all_valid_options();

/// Options as a failing test prints them.
std::string text_of(const Options& options);

}  // namespace coverstory::cover_me
