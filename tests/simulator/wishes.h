// What somebody at a table may want to send next, wise or not, as the fields of a command.
#pragma once

#include <string>

#include "tests/simulator/chance.h"
#include "tests/simulator/known.h"

namespace coverstory::simulator {

std::string any_settings(Chance& chance);

/// In the lobby, at play, or after the end, by what is known of the table.
std::string wish_at(const std::string& code, const Known& known, Chance& chance);

/// What brings the game nearer to its end; empty where others are to act.
std::string next_move(const std::string& code, const Known& known, Chance& chance);

/// Something that is no command, or one that makes no sense: without its id.
std::string nonsense(const std::string& code, Chance& chance);

/// `"do":"say","table":"K7MQ2X"` and whatever follows.
std::string at_table(std::string_view deed, const std::string& code, std::string_view rest = {});

}  // namespace coverstory::simulator
