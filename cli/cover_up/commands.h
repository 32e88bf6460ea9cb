// The commands of `coverstory` that are for Cover Up. Each takes the words behind the game's name
// and answers with an exit code.
#pragma once

#include <istream>
#include <ostream>
#include <string_view>

#include "cli/command.h"

namespace coverstory::cli {

int selfplay_cover_up(Words words);
int arena_cover_up(Words words);

/// coverstory solve. Throws Refused for what was typed wrong; wrong lines of `in` are answered in
/// their place.
int solve(Words words, std::istream& in, std::ostream& out);
int solve(Words words);

/// coverstory puzzle, of the date `today` unless another is typed. Throws Refused for what was
/// typed wrong.
int puzzle(Words words, std::string_view today, std::ostream& out);
int puzzle(Words words);

}  // namespace coverstory::cli
