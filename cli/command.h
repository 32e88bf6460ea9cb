// The commands of `coverstory`, and what it can do with each game. A command takes the words behind
// its name and answers with an exit code.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "records/line.h"

namespace coverstory::cli {

using Words = std::span<const std::string_view>;

struct Command {
  std::string_view name;
  int (*run)(Words words);
  std::string_view meaning;  // for the help
};

int selfplay(Words words);
int arena(Words words);
int check(Words words);
int show(Words words);
int play(Words words);
int serve(Words words);
int backup(Words words);
int move(Words words);
int site(Words words);
int admin(Words words);

using GameCommand = int (*)(Words words);

/// What `coverstory` can do with each game: one entry for each of games/list.inc, in the game's
/// `commands.cpp`. The commands that take a game's name go by this list and know no game.
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
