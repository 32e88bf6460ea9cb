#include "cli/command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <vector>

#include "cli/refused.h"

namespace coverstory::cli {

#define GAME(name) extern const GameCommands name##_commands;
#include "games/list.inc"
#undef GAME

namespace {

constexpr std::array kGames{
#define GAME(name) &name##_commands,
#include "games/list.inc"
#undef GAME
};

struct Asked {
  std::string_view command;
  GameCommand GameCommands::* of_game;
  std::string_view purpose = "";  // behind the name of a game that is not known
};

std::vector<std::string_view> names_of_games_with(GameCommand GameCommands::* of_game) {
  std::vector<std::string_view> names;
  for (const GameCommands* game : kGames) {
    if (game->*of_game) names.push_back(game->name);
  }
  return names;
}

/// The first word names the game, the others are for its command.
int run(const Asked& asked, Words words) {
  const auto names = names_of_games_with(asked.of_game);
  if (words.empty() || words[0] == "--help") {
    fmt::print("Usage: coverstory {0} {1} …\ncoverstory {0} {2} --help says more.\n", asked.command,
               fmt::join(names, "|"), names.front());
    return words.empty() ? 2 : 0;
  }
  for (const GameCommands* game : kGames) {
    if (game->name != words[0]) continue;
    if (const GameCommand command = game->*asked.of_game) return command(words.subspan(1));
  }
  throw Refused(fmt::format("There is no game '{}'{}; expected {}.", words[0], asked.purpose,
                            fmt::join(names, " or ")));
}

}  // namespace

std::span<const GameCommands* const> games() {
  return kGames;
}

int selfplay(Words words) {
  return run({"selfplay", &GameCommands::selfplay}, words);
}

int arena(Words words) {
  return run({"arena", &GameCommands::arena}, words);
}

int play(Words words) {
  return run({"play", &GameCommands::play, " to play here"}, words);
}

}  // namespace coverstory::cli
