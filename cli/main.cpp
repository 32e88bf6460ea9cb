// The `coverstory` command.
#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/refused.h"
#include "cli/telling.h"
#include "engine/core/version.h"

namespace coverstory::cli {
namespace {

constexpr int kWrongInput = 2;

constexpr std::array kOfGames{
    Command{"play", play, "play against bots in the terminal"},
    Command{"selfplay", selfplay, "let bots play whole games"},
    Command{"arena", arena, "find out which bots are stronger"},
    Command{"check", check, "replay game records and find the first wrong line"},
    Command{"show", show, "tell a recorded game in words, in six languages"},
};

constexpr std::array kOfServers{
    Command{"serve", serve, "let people and bots play over the network"},
    Command{"admin", admin, "look after a running server"},
    Command{"backup", backup, "copy the tables of a server, also while it runs"},
    Command{"move", move, "move the tables of a server from a file into a database, or back"},
    Command{"site", site, "write the client as plain files for any web host"},
};

/// In the order of the help.
std::vector<Command> all_commands() {
  std::vector<Command> all(kOfGames.begin(), kOfGames.end());
  for (const GameCommands* game : games()) {
    all.insert(all.end(), game->own.begin(), game->own.end());
  }
  all.insert(all.end(), kOfServers.begin(), kOfServers.end());
  return all;
}

void print_help() {
  std::vector<std::string> titles;
  for (const GameCommands* game : games()) titles.emplace_back(game->title);
  fmt::print("Cover Story: the card games {}.\n\nUsage: coverstory COMMAND …\n", listed(titles));
  for (const Command& command : all_commands()) {
    fmt::print("  {:<10} {}\n", command.name, command.meaning);
  }
  fmt::print(
      "\ncoverstory COMMAND --help lists the options of a command, --version shows the version.\n");
}

int run(Words words) {
  if (words.empty() || words[0] == "--help" || words[0] == "help") {
    print_help();
    return words.empty() ? kWrongInput : 0;
  }
  if (words[0] == "--version") {
    fmt::print("coverstory {}\n", version());
    return 0;
  }
  for (const Command& command : all_commands()) {
    if (command.name == words[0]) return command.run(words.subspan(1));
  }
  throw Refused(fmt::format("There is no command '{}'; coverstory --help lists them.", words[0]));
}

}  // namespace
}  // namespace coverstory::cli

int main(int count, char** words) {
  try {
    const std::vector<std::string_view> all(words + 1, words + count);
    return coverstory::cli::run(all);
  } catch (const coverstory::cli::Refused& refused) {
    fmt::print(stderr, "coverstory: {}\n", refused.what());
    return coverstory::cli::kWrongInput;
  } catch (const std::exception& error) {
    fmt::print(stderr, "coverstory: something is wrong in the program itself: {}\n", error.what());
    return 1;
  }
}
