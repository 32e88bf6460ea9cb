// coverstory selfplay cover-me.
#pragma once

#include "cli/command.h"

namespace coverstory::cli {

int selfplay_cover_me(Words words);

}  // namespace coverstory::cli
