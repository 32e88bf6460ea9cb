// The players of Cover Up by name, and a pool of them for many games. `deck` is what a program is
// told about the cards.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "bots/budget.h"
#include "bots/cover_up/bot.h"
#include "bots/exec/player.h"
#include "bots/exec/program.h"
#include "records/cover_up/json.h"

namespace coverstory::bots::exec {

/// Any program in a seat of Cover Up. A round that it does not answer as it should leaves all five
/// cards beside the pile; a card that it does not choose is the first of those it could return.
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

/// As `make_bot`, and programs.
std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget = {},
    std::string_view deck = records::cover_up::kStandardDeckName);

using CoverUpPlayerPool = PlayerPool<cover_up::Bot>;

/// The names that are asked for must be those of players.
inline CoverUpPlayerPool::Make cover_up_players(const Budget& budget, std::string deck) {
  return [budget, deck = std::move(deck)](const std::string& name, const Seed& seed) {
    return make_cover_up_player(name, seed, budget, deck).value();
  };
}

}  // namespace coverstory::bots::exec
