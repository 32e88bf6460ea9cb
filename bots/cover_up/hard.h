// A player who nearly always finds a best pile (CU-7.1), though not at once: lays a quick draft
// that would do if somebody flipped early, then sees the best pile, later the harder the hand, and
// rebuilds. Flips as soon as there is nothing left to gain by waiting, never with a mistake.
//
// It needs no clock: a hand is solved in well under a millisecond.
#pragma once

#include "bots/cover_up/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_up {

class HardBot : public Bot {
 public:
  explicit HardBot(const Seed& seed) : rng_(seed) {}

  RoundPlan plan_round(const View& view) override;
  Card choose_return(const View& view) override;

 private:
  FastRng rng_;
};

}  // namespace coverstory::bots::cover_up
