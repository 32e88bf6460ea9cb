// A bot of Cover Up whose decisions are timed.
#pragma once

#include "bots/arena/timed.h"
#include "bots/cover_up/bot.h"

namespace coverstory::bots::arena {

/// Rounds are timed, and cards returned where there is a choice.
class TimedCoverUpBot : public Timed<cover_up::Bot> {
 public:
  using Timed::Timed;

  cover_up::RoundPlan plan_round(const cover_up::View& view) override {
    return timed([&] { return bot().plan_round(view); });
  }
  cover_up::Card choose_return(const cover_up::View& view) override {
    if (view.own.returnable.size() == 1) return bot().choose_return(view);
    return timed([&] { return bot().choose_return(view); });
  }
  void begin(const cover_up::Options& options, Seat seat) override { bot().begin(options, seat); }
  void hear_result(const cover_up::GameResult& result) override { bot().hear_result(result); }
};

}  // namespace coverstory::bots::arena
