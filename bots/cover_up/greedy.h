// Lays one card after another where it shows the fewest new symbols, never moves a card again, and
// flips the hourglass as soon as all five are in the pile.
#pragma once

#include "bots/cover_up/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_up {

class GreedyBot : public Bot {
 public:
  explicit GreedyBot(const Seed& seed) : rng_(seed) {}

  RoundPlan plan_round(const View& view) override;
  Card choose_return(const View& view) override;

 private:
  FastRng rng_;  // how long it takes to lay a card
};

}  // namespace coverstory::bots::cover_up
