// Searches: tries each choice on many states sampled from its view (CM-12.4), lets everybody play
// on by habit, and takes what wins most often.
#pragma once

#include "bots/budget.h"
#include "bots/cover_me/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_me {

class HardBot : public Bot {
 public:
  HardBot(const Seed& seed, const Budget& budget) : rng_(seed), budget_(budget) {}

  Action choose(const View& view, const Choices& choices) override;

 private:
  FastRng rng_;
  Budget budget_;
};

}  // namespace coverstory::bots::cover_me
