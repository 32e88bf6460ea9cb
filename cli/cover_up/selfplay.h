// coverstory selfplay cover-up.
#pragma once

#include "cli/command.h"

namespace coverstory::cli {

int selfplay_cover_up(Words words);

}  // namespace coverstory::cli
