// Is an action legal, and if not, why.
#pragma once

#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/violation.h"

namespace coverstory::cover_me {

/// Nothing where the action is legal.
std::optional<Violation> violation_of(const State& state, Seat seat, Action action);

}  // namespace coverstory::cover_me
