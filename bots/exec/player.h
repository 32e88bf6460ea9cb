// Whoever can be named as a player: the bots of a game, and `exec:COMMAND` for any program. Each
// game has its own `player.h` in the folder of its name. A name that comes from somebody else, over
// the network or in a file, must not get there: it would start what it likes. For such names there
// is `make_bot`.
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/seed.h"

namespace coverstory::bots::exec {

inline constexpr std::string_view kProgramPrefix = "exec:";

inline bool names_a_program(std::string_view name) {
  return name.starts_with(kProgramPrefix);
}

/// The command in the name of a program, or a sentence where there is none.
inline std::expected<std::string, std::string> command_in(std::string_view name) {
  const std::string command(name.substr(kProgramPrefix.size()));
  if (command.find_first_not_of(' ') == std::string::npos) {
    return std::unexpected("exec: needs a command behind the colon, such as exec:./my_bot.");
  }
  return command;
}

/// What `make_bot` says of a name that it does not know, and what can be named here besides.
inline std::string unknown_player(const std::string& sentence) {
  return sentence + " A program plays as exec:COMMAND.";
}

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

/// Programs take longer to start than to play a game, so one that has played is kept for the next
/// game. The bots of the game are made anew: nothing that they learnt goes from one game to
/// another. For many threads at once.
template <class Bot>
class PlayerPool {
 public:
  using Make = std::function<std::unique_ptr<Bot>(const std::string& name, const Seed& seed)>;

  explicit PlayerPool(Make make) : make_(std::move(make)) {}

  /// A player that is not in a game.
  std::unique_ptr<Bot> take(const std::string& name, const Seed& seed) {
    if (auto program = take_waiting(name)) return program;
    return make_(name, seed);
  }

  /// A player whose game is over.
  void give_back(const std::string& name, std::unique_ptr<Bot> player) {
    if (!names_a_program(name)) return;
    const std::scoped_lock lock(mutex_);
    waiting_[name].push_back(std::move(player));
  }

 private:
  std::unique_ptr<Bot> take_waiting(const std::string& name) {
    const std::scoped_lock lock(mutex_);
    auto& programs = waiting_[name];
    if (programs.empty()) return nullptr;
    auto program = std::move(programs.back());
    programs.pop_back();
    return program;
  }

  Make make_;
  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<Bot>>> waiting_;  // programs only
};

}  // namespace coverstory::bots::exec
