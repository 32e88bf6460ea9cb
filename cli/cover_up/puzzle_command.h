// coverstory puzzle, with the date of today and the stream it writes to.
#pragma once

#include <ostream>
#include <string_view>

#include "cli/command.h"

namespace coverstory::cli {

/// Answers with the exit code. Throws Refused for what was typed wrong.
int puzzle(Words words, std::string_view today, std::ostream& out);

}  // namespace coverstory::cli
