#include "bots/exec/player.h"

#include "bots/exec/cover_me_bot.h"

namespace coverstory::bots::exec {

std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget) {
  if (names_a_program(name)) {
    const std::string command(name.substr(kProgramPrefix.size()));
    if (command.find_first_not_of(' ') == std::string::npos) {
      return std::unexpected("exec: needs a command behind the colon, such as exec:./my_bot.");
    }
    return std::make_unique<CoverMeBot>(command, budget.time);
  }
  auto bot = cover_me::make_bot(name, seed, budget);
  if (!bot) return std::unexpected(bot.error() + " A program plays as exec:COMMAND.");
  return bot;
}

}  // namespace coverstory::bots::exec
