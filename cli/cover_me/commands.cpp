#include "cli/cover_me/commands.h"

#include "cli/command.h"
#include "cli/cover_me/narrator.h"
#include "cli/option_flags.h"

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

std::span<const Flag> cover_me_option_flags(Scope scope) {
  static const OptionFlags kOfGame(cover_me::kOptions);
  static const OptionFlags kOfTable(cover_me::kOptions, Scope::Table);
  return scope == Scope::Table ? kOfTable.flags() : kOfGame.flags();
}

cover_me::Options read_cover_me_options(const Arguments& arguments, Scope scope) {
  return read_option_flags(cover_me::kOptions, arguments, scope);
}

std::vector<cover_me::Options> cover_me_options_to_mix(const Arguments& arguments) {
  return options_to_mix(cover_me::kOptions, arguments);
}

}  // namespace coverstory::cli
