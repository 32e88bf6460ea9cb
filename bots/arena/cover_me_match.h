// One game of Cover Me between bots.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/events.h"

namespace coverstory::bots::arena {

inline const std::atomic<bool> kNeverStopped{false};

/// Plays a whole game; the listener hears it. Nothing if `stop` was set before the game ended.
std::optional<cover_me::Ranking> play_match(const cover_me::Options& options, const Seed& seed,
                                            std::span<const std::unique_ptr<cover_me::Bot>> bots,
                                            coverstory::cover_me::Listener& listener,
                                            const std::atomic<bool>& stop = kNeverStopped);

/// A bot whose decisions are timed, those in which there was something to decide.
class TimedBot : public cover_me::Bot {
 public:
  explicit TimedBot(std::unique_ptr<cover_me::Bot> bot)
      : bot_(std::move(bot)), forfeits_before_(bot_->forfeits()) {}

  cover_me::Action choose(const cover_me::View& view, const cover_me::Choices& choices) override;
  void begin(const cover_me::Options& options, Seat seat) override { bot_->begin(options, seat); }
  void hear_result(const cover_me::Options& options, const cover_me::Ranking& result) override {
    bot_->hear_result(options, result);
  }
  /// Those since it is timed.
  std::uint64_t forfeits() const override { return bot_->forfeits() - forfeits_before_; }

  const std::vector<std::chrono::nanoseconds>& times() const { return times_; }
  /// The bot itself, for another game; nothing can be asked any more.
  std::unique_ptr<cover_me::Bot> release() { return std::move(bot_); }

 private:
  std::unique_ptr<cover_me::Bot> bot_;
  std::uint64_t forfeits_before_;
  std::vector<std::chrono::nanoseconds> times_;
};

}  // namespace coverstory::bots::arena
