// A game of Cover Me at a table, what a player can do there, and its bots.
#pragma once

#include <memory>
#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/view.h"
#include "tables/game.h"
#include "tables/thinking.h"

namespace coverstory::games {

std::unique_ptr<tables::Game> make_cover_me(const cover_me::Options& options,
                                            const tables::Beginning& beginning);
/// One that goes on from there, without a record.
std::unique_ptr<tables::Game> make_cover_me(const cover_me::State& state);

/// CM-4.1: a player takes back a decision that is sealed. All else is a cover_me::Action.
struct Withdrawal {};

/// What a bot is asked: which of the choices.
struct WhichChoice final : tables::Decision {
  WhichChoice(const cover_me::View& seen, const cover_me::Choices& allowed)
      : view(seen), choices(allowed) {}

  tables::BotAnswer think(std::string_view bot, const Seed& seed,
                          const bots::Budget& budget) const override;
  tables::BotAnswer without_a_thought() const override { return {{.action = choices.front()}}; }

  cover_me::View view;
  cover_me::Choices choices;
};

}  // namespace coverstory::games
