#include "bots/exec/player.h"

#include "bots/exec/cover_me_bot.h"
#include "bots/exec/cover_up_bot.h"

namespace coverstory::bots::exec {
namespace {

std::expected<std::string, std::string> command_in(std::string_view name) {
  const std::string command(name.substr(kProgramPrefix.size()));
  if (command.find_first_not_of(' ') == std::string::npos) {
    return std::unexpected("exec: needs a command behind the colon, such as exec:./my_bot.");
  }
  return command;
}

/// What `make_bot` says of a name that it does not know, and what can be named here besides.
std::unexpected<std::string> unknown(const std::string& sentence) {
  return std::unexpected(sentence + " A program plays as exec:COMMAND.");
}

}  // namespace

std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget) {
  if (names_a_program(name)) {
    const auto command = command_in(name);
    if (!command) return std::unexpected(command.error());
    return std::make_unique<CoverMeBot>(*command, budget.time);
  }
  auto bot = cover_me::make_bot(name, seed, budget);
  if (!bot) return unknown(bot.error());
  return bot;
}

std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget, std::string_view deck) {
  if (names_a_program(name)) {
    const auto command = command_in(name);
    if (!command) return std::unexpected(command.error());
    return std::make_unique<CoverUpBot>(*command, budget.time, std::string(deck));
  }
  auto bot = cover_up::make_bot(name, seed);
  if (!bot) return unknown(bot.error());
  return bot;
}

}  // namespace coverstory::bots::exec
