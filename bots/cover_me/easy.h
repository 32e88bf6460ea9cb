// Follows the fashion of the moment as greedy does, but is often distracted: pleasant to beat.
#pragma once

#include "bots/cover_me/bot.h"
#include "bots/cover_me/greedy.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_me {

class EasyBot : public Bot {
 public:
  explicit EasyBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View& view, const Choices& choices) override;

 private:
  FastRng rng_;
  GreedyBot greedy_;
};

}  // namespace coverstory::bots::cover_me
