// Counts a budget down: by the clock, or by iterations, of which the clock knows nothing.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "bots/budget.h"

namespace coverstory::bots {

class Countdown {
 public:
  explicit Countdown(const Budget& budget) : budget_(budget), begun_(Clock::now()) {}

  /// True as long as one more iteration is within the budget. The first always is.
  bool another() {
    const std::uint64_t done = done_++;
    if (budget_.iterations) return done < std::max<std::uint64_t>(*budget_.iterations, 1);
    if (done == 0) return true;
    const auto spent = Clock::now() - begun_;
    return spent + spent / static_cast<std::int64_t>(done) < budget_.time;
  }

 private:
  using Clock = std::chrono::steady_clock;

  Budget budget_;
  Clock::time_point begun_;
  std::uint64_t done_ = 0;
};

}  // namespace coverstory::bots
