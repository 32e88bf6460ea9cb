#include "bots/exec/player.h"

namespace coverstory::bots::exec {

std::expected<std::string, std::string> command_in(std::string_view name) {
  const std::string command(name.substr(kProgramPrefix.size()));
  if (command.find_first_not_of(' ') == std::string::npos) {
    return std::unexpected("exec: needs a command behind the colon, such as exec:./my_bot.");
  }
  return command;
}

std::string unknown_player(const std::string& sentence) {
  return sentence + " A program plays as exec:COMMAND.";
}

}  // namespace coverstory::bots::exec
