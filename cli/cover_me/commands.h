// The commands of `coverstory` that are for Cover Me. Each takes the words behind the game's name
// and answers with an exit code.
#pragma once

#include "cli/command.h"

namespace coverstory::cli {

int selfplay_cover_me(Words words);
int arena_cover_me(Words words);
int play_cover_me(Words words);

}  // namespace coverstory::cli
