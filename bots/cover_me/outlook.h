// How the tracks may stand at the end of the season: what the others may still lay is drawn at
// random from their hands, several times. Works on a sampled state, never on the true one.
#pragma once

#include "bots/cover_me/quick_tracks.h"
#include "engine/core/rng.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::State;

inline constexpr int kMostOutlooks = 32;

/// The tracks at the season's end, but for what one seat will still lay itself.
using Outlooks = FixedVector<QuickTracks, kMostOutlooks>;

/// In a month, whose covers are not yet open: the months whose covers are still to come.
int months_to_come(const State& state);

/// Adds `count` outlooks of each seat to what is there already.
void imagine(const State& state, int count, FastRng& rng,
             coverstory::cover_me::BySeat<Outlooks>& outlooks);

}  // namespace coverstory::bots::cover_me
