// The one way into a game of Cover Up: set it up (CU-2), let players act, tell it the time. All
// that follows from an action or from the time follows at once: scoring (CU-5), taking and handing
// on (CU-6), the next round. What happens is told to the listener, if one is passed.
//
// Time is an argument, in milliseconds; it should not run backwards. A deadline comes before an
// action of the same instant: what arrives at the end of the hourglass arrives too late. Where a
// game is replayed from a record, the piles may be laid at any time within the round, the flip at
// its own.
#pragma once

#include <optional>

#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_up/action.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/state.h"

namespace coverstory::cover_up {

/// CU-2.1: shuffles with the seed and deals. The options must be valid, the deck complete.
State new_game(const Options& options, const Deck& deck, const Seed& seed, Milliseconds now,
               Listener& listener);
State new_game(const Options& options, const Deck& deck, const Seed& seed, Milliseconds now);

/// CU-2.1: deals from piles that are shuffled already, as a record gives them (top first).
State new_game_from(const Options& options, const Deck& piles, Milliseconds now,
                    Listener& listener);
State new_game_from(const Options& options, const Deck& piles, Milliseconds now);

/// Whether the seat may do this now, as far as the time has been told.
Outcome allowed(const State& state, Seat seat, const Action& action);

/// First lets the time pass, then does the action if it is allowed; otherwise nothing more changes.
Outcome apply(State& state, Seat seat, const Action& action, Milliseconds now, Listener& listener);
Outcome apply(State& state, Seat seat, const Action& action, Milliseconds now);

/// Lets the time pass: does all that was due by now, each thing at its own instant.
void tick(State& state, Milliseconds now, Listener& listener);
void tick(State& state, Milliseconds now);

/// When something happens though nobody acts.
std::optional<Milliseconds> next_deadline(const State& state);

}  // namespace coverstory::cover_up
