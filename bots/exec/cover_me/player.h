// The players of Cover Me by name, and a pool of them for many games.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "bots/budget.h"
#include "bots/cover_me/bot.h"
#include "bots/exec/player.h"
#include "bots/exec/program.h"

namespace coverstory::bots::exec {

/// Any program in a seat of Cover Me. It is told what a person in that seat would see; what it does
/// not answer as it should is decided for it, by the first legal choice, and counted.
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

/// As `make_bot`, and programs.
std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget = {});

using CoverMePlayerPool = PlayerPool<cover_me::Bot>;

/// The names that are asked for must be those of players.
inline CoverMePlayerPool::Make cover_me_players(const Budget& budget) {
  return [budget](const std::string& name, const Seed& seed) {
    return make_cover_me_player(name, seed, budget).value();
  };
}

}  // namespace coverstory::bots::exec
