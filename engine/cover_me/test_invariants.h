// What must be true of a game between any two decisions, whatever was played. For tests.
#pragma once

#include <string>

#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// The first thing that is wrong, in words; empty if nothing is.
std::string what_is_wrong(const State& state);

/// Also what holds at the first decision of a season only: full hands and a full fictional pile.
/// Not for games in which cards ran short (CM-2.9).
std::string what_is_wrong_at_season_start(const State& state);

/// What `legal`, `legal_count`, `legal_choice` and `apply` say about a seat must be the same.
std::string what_is_wrong_with_choices(const State& state, Seat seat);

/// Every action there is, legal or not, is accepted just if it is legal. Slow: for samples.
std::string what_is_wrong_with_legality(const State& state, Seat seat);

}  // namespace coverstory::cover_me
