#include "bots/exec/cover_me/player.h"

#include "bots/exec/cover_me/bot.h"

namespace coverstory::bots::exec {

std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget) {
  return make_player<cover_me::Bot>(
      name, [&] { return cover_me::make_bot(name, seed, budget); },
      [&](const std::string& command) {
        return std::make_unique<CoverMeBot>(command, budget.time);
      });
}

}  // namespace coverstory::bots::exec
