#include "bots/exec/player_pool.h"

#include <utility>

namespace coverstory::bots::exec {

std::unique_ptr<cover_me::Bot> CoverMePlayerPool::take(const std::string& name, const Seed& seed) {
  {
    const std::scoped_lock lock(mutex_);
    if (auto& programs = waiting_[name]; !programs.empty()) {
      auto program = std::move(programs.back());
      programs.pop_back();
      return program;
    }
  }
  return make_cover_me_player(name, seed, budget_).value();
}

void CoverMePlayerPool::give_back(const std::string& name, std::unique_ptr<cover_me::Bot> player) {
  if (!names_a_program(name)) return;
  const std::scoped_lock lock(mutex_);
  waiting_[name].push_back(std::move(player));
}

}  // namespace coverstory::bots::exec
