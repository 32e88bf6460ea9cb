// A bot of Cover Up whose decisions are timed: rounds, and cards returned where there is a choice.
#pragma once

#include <chrono>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "bots/cover_up/bot.h"

namespace coverstory::bots::arena {

class TimedCoverUpBot : public cover_up::Bot {
 public:
  explicit TimedCoverUpBot(std::unique_ptr<cover_up::Bot> bot)
      : bot_(std::move(bot)), forfeits_before_(bot_->forfeits()) {}

  cover_up::RoundPlan plan_round(const cover_up::View& view) override {
    return timed([&] { return bot_->plan_round(view); });
  }
  cover_up::Card choose_return(const cover_up::View& view) override {
    if (view.own.returnable.size() == 1) return bot_->choose_return(view);
    return timed([&] { return bot_->choose_return(view); });
  }

  void begin(const cover_up::Options& options, Seat seat) override { bot_->begin(options, seat); }
  void hear_result(const cover_up::GameResult& result) override { bot_->hear_result(result); }
  /// Those since it is timed.
  std::uint64_t forfeits() const override { return bot_->forfeits() - forfeits_before_; }

  const std::vector<std::chrono::nanoseconds>& times() const { return times_; }
  /// The bot itself, for another game; nothing can be asked any more.
  std::unique_ptr<cover_up::Bot> release() { return std::move(bot_); }

 private:
  template <class Decide>
  std::invoke_result_t<Decide> timed(Decide decide) {
    const auto began = std::chrono::steady_clock::now();
    auto decision = decide();
    times_.push_back(std::chrono::steady_clock::now() - began);
    return decision;
  }

  std::unique_ptr<cover_up::Bot> bot_;
  std::uint64_t forfeits_before_;
  std::vector<std::chrono::nanoseconds> times_;
};

}  // namespace coverstory::bots::arena
