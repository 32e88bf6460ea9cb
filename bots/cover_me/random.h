// Plays any legal choice, each as likely as the others.
#pragma once

#include "bots/cover_me/bot.h"
#include "engine/core/fast_rng.h"

namespace coverstory::bots::cover_me {

class RandomBot : public Bot {
 public:
  explicit RandomBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View&, const Choices& choices) override {
    return choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
  }

 private:
  FastRng rng_;
};

}  // namespace coverstory::bots::cover_me
