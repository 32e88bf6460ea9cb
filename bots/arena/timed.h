// A bot whose decisions are timed, those in which there was something to decide.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

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

}  // namespace coverstory::bots::arena
