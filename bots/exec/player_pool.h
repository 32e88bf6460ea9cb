// Programs take longer to start than to play a game, so one that has played is kept for the next
// game. The bots of the game are made anew: nothing that they learnt goes from one game to another.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "bots/exec/player.h"

namespace coverstory::bots::exec {

/// For many threads at once.
class CoverMePlayerPool {
 public:
  explicit CoverMePlayerPool(const Budget& budget) : budget_(budget) {}

  /// A player that is not in a game. The name must be that of one.
  std::unique_ptr<cover_me::Bot> take(const std::string& name, const Seed& seed);

  /// A player whose game is over.
  void give_back(const std::string& name, std::unique_ptr<cover_me::Bot> player);

 private:
  Budget budget_;
  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<cover_me::Bot>>> waiting_;  // programs only
};

}  // namespace coverstory::bots::exec
