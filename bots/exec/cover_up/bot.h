// Any program in a seat of Cover Up. A round that it does not answer as it should leaves all five
// cards beside the pile; a card that it does not choose is the first of those it could return.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "bots/cover_up/bot.h"
#include "bots/exec/program.h"
#include "records/cover_up/json.h"

namespace coverstory::bots::exec {

class CoverUpBot : public cover_up::Bot {
 public:
  /// The program is started with its first game. `deck` is the deck's name, for the greeting.
  CoverUpBot(std::string command, std::chrono::milliseconds budget, std::string deck);
  CoverUpBot(std::string command, std::chrono::milliseconds budget, std::string deck,
             Limits limits);

  void begin(const cover_up::Options& options, Seat seat) override;
  cover_up::RoundPlan plan_round(const cover_up::View& view) override;
  cover_up::Card choose_return(const cover_up::View& view) override;
  void hear_result(const cover_up::GameResult& result) override;
  std::uint64_t forfeits() const override { return forfeits_; }

 private:
  void begin_if_needed(const cover_up::View& view);

  Program program_;
  std::chrono::milliseconds budget_;
  std::string deck_;
  bool in_game_ = false;
  std::uint64_t forfeits_ = 0;
};

}  // namespace coverstory::bots::exec
