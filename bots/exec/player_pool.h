// Programs take longer to start than to play a game, so one that has played is kept for the next
// game. The bots of the game are made anew: nothing that they learnt goes from one game to another.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "bots/exec/player.h"
#include "engine/core/seed.h"

namespace coverstory::bots::exec {

/// For many threads at once.
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
