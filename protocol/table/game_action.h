// Something that a player does in a game at a table, whichever game it is.
#pragma once

#include <variant>

#include "engine/cover_me/action.h"
#include "engine/cover_up/action.h"

namespace coverstory::protocol {

/// Cover Me: takes a sealed decision back.
struct Withdrawal {};

using GameAction =
    std::variant<coverstory::cover_me::Action, Withdrawal, coverstory::cover_up::Action>;

}  // namespace coverstory::protocol
