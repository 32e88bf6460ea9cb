// What a sensible player does without thinking long, for any decision of any seat: the opponents,
// and oneself in the months to come, as a search imagines them. Works on a sampled state.
#pragma once

#include "bots/cover_me/outlook.h"
#include "engine/core/rng.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;

/// A decision between seasons or in the season special: all but covers.
Action habitual_choice(const State& state, Seat seat);

/// Covers for all seats of a month but those in `spared`, sealed.
void seal_habitual_covers(State& state, SeatSet spared, int outlooks, FastRng& rng);

/// Plays on until `seasons` more seasons have begun, or the game is over or decided by a vote.
void play_on_by_habit(State& state, int seasons, int outlooks, FastRng& rng);

}  // namespace coverstory::bots::cover_me
