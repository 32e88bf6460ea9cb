// How much a bot may think about one decision: for a time, or for a number of iterations. With
// iterations a bot is deterministic: the clock has no say.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace coverstory::bots {

struct Budget {
  std::chrono::milliseconds time{100};
  /// Where given, it counts instead of the time.
  std::optional<std::uint64_t> iterations;

  static Budget of_ms(std::int64_t ms) { return {.time = std::chrono::milliseconds(ms)}; }
  static Budget of_iterations(std::uint64_t count) { return {.iterations = count}; }
};

inline constexpr std::int64_t kDefaultBudgetMs = 100;
inline constexpr std::int64_t kMostBudgetMs = 2000;

/// Counts a budget down: by the clock, or by iterations, of which the clock knows nothing.
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
