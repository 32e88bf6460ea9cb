// The players of one arena game: taken from the pool for their rotation, with a stop-watch each,
// and given back when it is over.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/arena/standings.h"
#include "cli/arena/run.h"
#include "engine/core/seed.h"

namespace coverstory::cli {

/// A stop-watch around a bot, for the decisions in which there is something to decide. `Bot` is a
/// game's; what it decides is the game's own matter.
template <class Bot>
class Timed : public Bot {
 public:
  explicit Timed(std::unique_ptr<Bot> bot)
      : bot_(std::move(bot)), forfeits_before_(bot_->forfeits()) {}

  /// Those since it is timed.
  std::uint64_t forfeits() const override { return bot_->forfeits() - forfeits_before_; }

  const std::vector<std::chrono::nanoseconds>& times() const { return times_; }
  /// The bot itself, for another game; nothing can be asked any more.
  std::unique_ptr<Bot> release() { return std::move(bot_); }

 protected:
  Bot& bot() { return *bot_; }

  auto timed(auto decide) {
    const auto began = std::chrono::steady_clock::now();
    auto decision = decide();
    times_.push_back(std::chrono::steady_clock::now() - began);
    return decision;
  }

 private:
  std::unique_ptr<Bot> bot_;
  std::uint64_t forfeits_before_;
  std::vector<std::chrono::nanoseconds> times_;  // of the decisions so far, in their order
};

/// `Bot` is what a game asks for, `Timed` the stop-watch around it.
template <class Bot, class Timed, class Pool>
class Seating {
 public:
  /// `seed` is the deck's; each rotation and seat has a random stream of its own.
  Seating(const ArenaPlan& plan, const ArenaGame& game, const Seed& seed, Pool& pool)
      : plan_(plan), game_(game), pool_(pool) {
    for (std::size_t seat = 0; seat < plan.players(); ++seat) {
      const Seed own = seed.derived(Seed::Purpose::Bot, game.rotation * plan.players() + seat);
      auto player = std::make_unique<Timed>(pool.take(plan.name_at(seat, game.rotation), own));
      timed_.push_back(player.get());
      players_.push_back(std::move(player));
    }
  }

  const std::vector<std::unique_ptr<Bot>>& players() const { return players_; }

  /// What `result_of(seat)` says of the game, with what the stop-watches say of each player.
  bots::arena::GameResult results(auto result_of) {
    bots::arena::GameResult results;
    for (std::size_t seat = 0; seat < timed_.size(); ++seat) {
      bots::arena::SeatResult result = result_of(seat);
      result.bot = plan_.bot_at(seat, game_.rotation);
      result.times = timed_[seat]->times();
      result.forfeits = timed_[seat]->forfeits();
      results.push_back(std::move(result));
      pool_.give_back(plan_.name_at(seat, game_.rotation), timed_[seat]->release());
    }
    return results;
  }

 private:
  const ArenaPlan& plan_;
  const ArenaGame& game_;
  Pool& pool_;
  std::vector<std::unique_ptr<Bot>> players_;
  std::vector<Timed*> timed_;
};

}  // namespace coverstory::cli
