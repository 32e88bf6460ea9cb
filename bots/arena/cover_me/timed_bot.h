// A bot of Cover Me whose decisions are timed.
#pragma once

#include "bots/arena/timed.h"
#include "bots/cover_me/bot.h"

namespace coverstory::bots::arena {

class TimedCoverMeBot : public Timed<cover_me::Bot> {
 public:
  using Timed::Timed;

  cover_me::Action choose(const cover_me::View& view, const cover_me::Choices& choices) override {
    if (choices.size() == 1) return bot().choose(view, choices);
    return timed([&] { return bot().choose(view, choices); });
  }
  void begin(const cover_me::Options& options, Seat seat) override { bot().begin(options, seat); }
  void hear_result(const cover_me::Options& options, const cover_me::Ranking& result) override {
    bot().hear_result(options, result);
  }
};

}  // namespace coverstory::bots::arena
