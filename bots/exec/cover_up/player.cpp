#include "bots/exec/cover_up/player.h"

#include "bots/exec/cover_up/bot.h"

namespace coverstory::bots::exec {

std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget, std::string_view deck) {
  return make_player<cover_up::Bot>(
      name, [&] { return cover_up::make_bot(name, seed); },
      [&](const std::string& command) {
        return std::make_unique<CoverUpBot>(command, budget.time, std::string(deck));
      });
}

}  // namespace coverstory::bots::exec
