// A rate with a burst: a bucket that fills at the rate and holds the burst. Every taking costs,
// also when nothing is left: who goes on regardless sinks deeper, who waits comes up again.
#pragma once

#include <algorithm>

#include "server/clock.h"

namespace coverstory::server {

struct Rate {
  double a_second = 1;
  double burst = 1;
};

class TokenBucket {
 public:
  TokenBucket(const Rate& rate, Instant now) : level_(rate.burst), filled_(now) {}

  /// What is left after taking so many; below zero, it was too much.
  double take(const Rate& rate, Instant now, double many = 1) {
    level_ = level(rate, now) - many;
    filled_ = std::max(now, filled_);
    return level_;
  }

  /// What is there at present.
  double level(const Rate& rate, Instant now) const {
    const auto since = std::max(now, filled_) - filled_;
    return std::min(rate.burst, level_ + seconds(since) * rate.a_second);
  }

 private:
  double level_;
  Instant filled_;
};

}  // namespace coverstory::server
