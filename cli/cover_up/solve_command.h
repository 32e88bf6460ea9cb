// coverstory solve, with the streams it reads and writes.
#pragma once

#include <istream>
#include <ostream>

#include "cli/command.h"

namespace coverstory::cli {

/// Answers with the exit code. Throws Refused for what was typed wrong; wrong lines of `in` are
/// answered in their place.
int solve(Words words, std::istream& in, std::ostream& out);

}  // namespace coverstory::cli
