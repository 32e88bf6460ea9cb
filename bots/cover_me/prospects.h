// How good a position is for a seat: its chance to win, from 0 to 1. At the end it is what the
// ranking says; before, prestige and hands are compared, and what the season
// promises is added; the less is left to play, the more a lead tells.
#pragma once

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::State;

/// At the start of a season, at the end of the game, or where a vote is due.
double chance_to_win(const State& state, Seat seat, FastRng& rng);

/// The same for all seats, to be told and not to be compared: what the season promises is added for
/// everybody, so that together they are 1, and a lead tells as much as it did in games that were
/// played out. It is noisier, and no better for choosing.
coverstory::cover_me::BySeat<double> chances_to_win(const State& state, FastRng& rng);

/// What a difference in `chance_to_win` is to be multiplied with where it is told beside those: 1
/// in the last season, whose end the search reaches.
double told_difference(coverstory::cover_me::Calendar now,
                       const coverstory::cover_me::Options& options);

}  // namespace coverstory::bots::cover_me
