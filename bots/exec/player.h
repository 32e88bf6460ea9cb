// Whoever can be named as a player: the bots of a game, and `exec:COMMAND` for any program. Each
// game has its own `player.h` in the folder of its name. A name that comes from somebody else, over
// the network or in a file, must not get there: it would start what it likes. For such names there
// is `make_bot`.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace coverstory::bots::exec {

inline constexpr std::string_view kProgramPrefix = "exec:";

inline bool names_a_program(std::string_view name) {
  return name.starts_with(kProgramPrefix);
}

/// The command in the name of a program, or a sentence where there is none.
std::expected<std::string, std::string> command_in(std::string_view name);

/// What `make_bot` says of a name that it does not know, and what can be named here besides.
std::string unknown_player(const std::string& sentence);

/// A bot of the game by `make_bot`, or a program by `make_program`, which is given the command.
/// Nothing is started before the first game.
template <class Bot, class MakeBot, class MakeProgram>
std::expected<std::unique_ptr<Bot>, std::string> make_player(std::string_view name,
                                                             MakeBot make_bot,
                                                             MakeProgram make_program) {
  if (names_a_program(name)) {
    const auto command = command_in(name);
    if (!command) return std::unexpected(command.error());
    return make_program(*command);
  }
  auto bot = make_bot();
  if (!bot) return std::unexpected(unknown_player(bot.error()));
  return bot;
}

}  // namespace coverstory::bots::exec
