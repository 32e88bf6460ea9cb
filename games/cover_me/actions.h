// What a player of Cover Me can do at a table: decide (cover_me::Action), or take a decision back.
#pragma once

#include "engine/cover_me/action.h"

namespace coverstory::games {

/// CM-4.1: of a decision that is sealed.
struct Withdrawal {};

}  // namespace coverstory::games
