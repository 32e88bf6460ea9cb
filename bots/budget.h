// How much a bot may think about one decision: for a time, or for a number of iterations. With
// iterations a bot is deterministic: the clock has no say.
#pragma once

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

}  // namespace coverstory::bots
