// Any program in a seat of Cover Me. It is told what a person in that seat would see; what it does
// not answer as it should is decided for it, by the first legal choice, and counted.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "bots/cover_me/bot.h"
#include "bots/exec/program.h"

namespace coverstory::bots::exec {

class CoverMeBot : public cover_me::Bot {
 public:
  /// The program is started with its first game. `budget` is what it is told.
  CoverMeBot(std::string command, std::chrono::milliseconds budget);
  CoverMeBot(std::string command, std::chrono::milliseconds budget, Limits limits);

  void begin(const cover_me::Options& options, Seat seat) override;
  cover_me::Action choose(const cover_me::View& view, const cover_me::Choices& choices) override;
  void hear_result(const cover_me::Options& options, const cover_me::Ranking& result) override;
  std::uint64_t forfeits() const override { return forfeits_; }

 private:
  Program program_;
  std::chrono::milliseconds budget_;
  bool in_game_ = false;
  std::uint64_t forfeits_ = 0;
};

}  // namespace coverstory::bots::exec
