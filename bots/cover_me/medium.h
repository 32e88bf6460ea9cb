// Plans the season: over a handful of outlooks, which cards in which order bring the most; takes,
// keeps, swaps and features by habit.
#pragma once

#include "bots/cover_me/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_me {

class MediumBot : public Bot {
 public:
  explicit MediumBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View& view, const Choices& choices) override;

 private:
  FastRng rng_;
};

}  // namespace coverstory::bots::cover_me
