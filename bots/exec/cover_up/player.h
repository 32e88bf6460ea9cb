// The players of Cover Up by name, and a pool of them for many games. `deck` is what a program is
// told about the cards.
#pragma once

#include "bots/budget.h"
#include "bots/cover_up/bot.h"
#include "bots/exec/player_pool.h"
#include "records/cover_up/json.h"

namespace coverstory::bots::exec {

/// As `make_bot`, and programs.
std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget = {},
    std::string_view deck = records::cover_up::kStandardDeckName);

using CoverUpPlayerPool = PlayerPool<cover_up::Bot>;

/// The names that are asked for must be those of players.
inline CoverUpPlayerPool::Make cover_up_players(const Budget& budget, std::string deck) {
  return [budget, deck = std::move(deck)](const std::string& name, const Seed& seed) {
    return make_cover_up_player(name, seed, budget, deck).value();
  };
}

}  // namespace coverstory::bots::exec
