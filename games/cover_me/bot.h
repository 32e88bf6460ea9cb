// A bot of Cover Me at a table: each decision is one of the choices.
#pragma once

#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "tables/thinking.h"

namespace coverstory::games {

using tables::BotAnswer;

struct WhichChoice final : tables::Decision {
  WhichChoice(const cover_me::View& seen, const cover_me::Choices& allowed)
      : view(seen), choices(allowed) {}

  BotAnswer think(std::string_view bot, const Seed& seed,
                  const bots::Budget& budget) const override;
  BotAnswer without_a_thought() const override { return {{.action = choices.front()}}; }

  cover_me::View view;
  cover_me::Choices choices;
};

}  // namespace coverstory::games
