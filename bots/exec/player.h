// Whoever can be named as a player: the bots of the game, and `exec:COMMAND` for any program. A
// name that comes from somebody else, over the network or in a file, must not get here: it would
// start what it likes. For such names there is `make_bot`.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/cover_me/bot.h"
#include "bots/cover_up/bot.h"
#include "records/cover_up/json.h"

namespace coverstory::bots::exec {

inline constexpr std::string_view kProgramPrefix = "exec:";

inline bool names_a_program(std::string_view name) {
  return name.starts_with(kProgramPrefix);
}

/// As `make_bot`, and programs. Nothing is started before the first game.
std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget = {});

/// The same for Cover Up; `deck` is what a program is told about the cards.
std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget = {},
    std::string_view deck = records::cover_up::kStandardDeckName);

}  // namespace coverstory::bots::exec
