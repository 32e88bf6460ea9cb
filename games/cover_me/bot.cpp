#include "games/cover_me/bot.h"

#include "bots/cover_me/bot.h"
#include "engine/core/ensure.h"

namespace coverstory::games {

BotAnswer WhichChoice::think(std::string_view bot, const Seed& seed,
                             const bots::Budget& budget) const {
  const auto thinker = bots::cover_me::make_bot(bot, seed, budget);
  ENSURE(thinker.has_value());
  return {{.action = (*thinker)->choose(view, choices)}};
}

}  // namespace coverstory::games
