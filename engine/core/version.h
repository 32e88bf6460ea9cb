// The version of Cover Story, as version.txt of the repository has it: what `--version`, the
// records and the server say.
#pragma once

#include <string_view>

namespace coverstory {

std::string_view version();

}  // namespace coverstory
