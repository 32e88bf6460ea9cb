// The course of the rounds: begin (CU-3.1), run (CU-4), end (CU-5), and what lies between two
// (CU-6). Used by the game, which decides who may do what; nothing here asks whether it is allowed.
// A listener may be null.
#pragma once

#include "engine/cover_up/events.h"
#include "engine/cover_up/state.h"

namespace coverstory::cover_up {

/// CU-3.1: clears the table and begins the count of three.
void begin_round(State& state, int round, Milliseconds now, Listener* listener);

/// CU-4.1: the hourglass runs; the one who flipped is done.
void flip_hourglass(State& state, Seat seat, Milliseconds now, Listener* listener);

/// CU-4.2: ends the round at once when all are done.
void declare_done(State& state, Seat seat, Listener* listener);

/// CU-6.1: the colour of the card that is taken for the green one.
Color color_taken_after(int round);

/// CU-6.1: exchanges cards, hands on and begins the next round when all have chosen.
void choose_to_return(State& state, Seat seat, Card card, Milliseconds now, Listener* listener);

/// CU-4.2, CU-7.2: what happens when the deadline of the phase is reached, at that instant.
void reach_deadline(State& state, Milliseconds deadline, Listener* listener);

}  // namespace coverstory::cover_up
