// Bots whose decisions are timed, those in which there was something to decide.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/cover_me/bot.h"
#include "bots/cover_up/bot.h"

namespace coverstory::bots::arena {

/// A stop-watch around a bot. `Bot` is a game's; what it decides is the game's own matter.
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
