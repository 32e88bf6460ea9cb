#include "cli/cover_up/commands.h"

#include <array>

#include "cli/cover_up/narrator.h"
#include "cli/games.h"

namespace coverstory::cli {
namespace {

constexpr std::array kOwn{
    Command{"solve", solve, "find par of a hand of Cover Up"},
    Command{"puzzle", puzzle, "show the five cards of the day's puzzle of Cover Up"},
};

}  // namespace

extern const GameCommands cover_up_commands;
constinit const GameCommands cover_up_commands{
    .name = "cover-up",
    .title = "Cover Up",
    .selfplay = selfplay_cover_up,
    .arena = arena_cover_up,
    .play = nullptr,
    .story = cover_up_story,
    .own = kOwn,
};

}  // namespace coverstory::cli
