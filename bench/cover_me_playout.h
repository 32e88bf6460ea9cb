// One random playout after another: set-up, choosing and applying, with nobody listening.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/cover_me/game.h"

namespace coverstory::bench {

class Playouts {
 public:
  explicit Playouts(const cover_me::Options& options) : options_(options) {}

  /// Plays a whole game and answers with the number of its decisions.
  std::uint64_t play_one() {
    cover_me::State state = cover_me::new_game(options_, rng_.seed());
    return cover_me::play_on_at_random(state, rng_);
  }

 private:
  cover_me::Options options_;
  FastRng rng_{Seed::from_number(1)};
};

}  // namespace coverstory::bench
