// A player whom a child can beat: takes the cards as they come, turns them little, lays each once
// and slowly, now and then forgets one beside the pile, and flips the hourglass late if at all.
#pragma once

#include "bots/cover_up/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_up {

class EasyBot : public Bot {
 public:
  explicit EasyBot(const Seed& seed) : rng_(seed) {}

  RoundPlan plan_round(const View& view) override;
  Card choose_return(const View& view) override;

 private:
  FastRng rng_;
};

}  // namespace coverstory::bots::cover_up
