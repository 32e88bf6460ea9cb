// A bot in a seat of Cover Up on its clock. It plans a round ahead; what the plan says for a second
// is its move in that second.
#pragma once

#include <memory>
#include <string>

#include "bots/cover_up/bot.h"
#include "engine/core/seed.h"
#include "engine/cover_up/game.h"
#include "python/cover_up/second.h"

namespace coverstory::python::cover_up {

inline constexpr Milliseconds kMoveMs = 1000;

class Opponent {
 public:
  /// Nobody: an agent sits there.
  Opponent() = default;
  /// A name of `bot_names`; what is not one is the caller's mistake.
  Opponent(const std::string& name, const Seed& seed);

  Decision choose(const State& state, Seat seat, Milliseconds now);

 private:
  std::unique_ptr<bots::cover_up::Bot> bot_;
  bots::cover_up::RoundPlan plan_;
  int planned_ = 0;  // the round
};

}  // namespace coverstory::python::cover_up
