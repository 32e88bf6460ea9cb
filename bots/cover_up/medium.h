// A player with some practice: turns the cards every way but overlooks places, looks again a few
// times and moves a card to where it saves more. Takes a while, and does not always flip.
#pragma once

#include "bots/cover_up/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_up {

class MediumBot : public Bot {
 public:
  explicit MediumBot(const Seed& seed) : rng_(seed) {}

  RoundPlan plan_round(const View& view) override;
  Card choose_return(const View& view) override;

 private:
  FastRng rng_;
};

}  // namespace coverstory::bots::cover_up
