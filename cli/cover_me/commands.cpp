#include "cli/cover_me/commands.h"

#include "cli/cover_me/narrator.h"
#include "cli/games.h"

namespace coverstory::cli {

extern const GameCommands cover_me_commands;
constinit const GameCommands cover_me_commands{
    .name = "cover-me",
    .title = "Cover Me",
    .selfplay = selfplay_cover_me,
    .arena = arena_cover_me,
    .play = play_cover_me,
    .story = cover_me_story,
};

}  // namespace coverstory::cli
