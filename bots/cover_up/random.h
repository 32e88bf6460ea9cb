// Lays cards at any place where they fit, in any order. Now and then it leaves a card beside the
// pile, or lays one without looking, which is mostly a mistake.
#pragma once

#include "bots/cover_up/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_up {

class RandomBot : public Bot {
 public:
  explicit RandomBot(const Seed& seed) : rng_(seed) {}

  RoundPlan plan_round(const View& view) override;
  Card choose_return(const View& view) override;

 private:
  bool one_in(std::uint32_t chances) { return rng_.below(chances) == 0; }
  void lay(Pile& pile, Card card);

  FastRng rng_;
};

}  // namespace coverstory::bots::cover_up
