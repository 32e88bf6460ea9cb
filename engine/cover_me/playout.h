// Plays a game on to its end with random choices: what searching bots and benchmarks do by the
// million.
#pragma once

#include <cstdint>

#include "engine/core/fast_rng.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// Each legal choice is as likely as the others. Answers with the number of decisions made.
std::uint64_t play_on_at_random(State& state, FastRng& rng);

}  // namespace coverstory::cover_me
