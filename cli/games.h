// What `coverstory` can do with each game: one entry for each of games/list.inc, in the game's
// `commands.cpp`. The commands that take a game's name go by this list and know no game.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "records/line.h"

namespace coverstory::cli {

using GameCommand = int (*)(Words words);

struct GameCommands {
  std::string_view name;   // on the command line and in records
  std::string_view title;  // in sentences
  GameCommand selfplay;
  GameCommand arena;
  GameCommand play;  // null where a game cannot be played in the terminal
  /// A recorded game in words, or the first line that is wrong.
  std::expected<std::string, records::Mistake> (*story)(const records::GameLines& lines,
                                                        const records::Header& header);
  std::span<const Command> own = {};  // commands that no other game has
};

std::span<const GameCommands* const> games();

}  // namespace coverstory::cli
