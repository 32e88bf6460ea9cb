// The players of Cover Me by name, and a pool of them for many games.
#pragma once

#include "bots/budget.h"
#include "bots/cover_me/bot.h"
#include "bots/exec/player_pool.h"

namespace coverstory::bots::exec {

/// As `make_bot`, and programs.
std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget = {});

using CoverMePlayerPool = PlayerPool<cover_me::Bot>;

/// The names that are asked for must be those of players.
inline CoverMePlayerPool::Make cover_me_players(const Budget& budget) {
  return [budget](const std::string& name, const Seed& seed) {
    return make_cover_me_player(name, seed, budget).value();
  };
}

}  // namespace coverstory::bots::exec
