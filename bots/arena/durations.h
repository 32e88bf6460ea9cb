// How long decisions took: the mean exactly, quantiles to within one percent, in the same memory
// for any number of decisions.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace coverstory::bots::arena {

class Durations {
 public:
  using Time = std::chrono::nanoseconds;

  void add(Time time);

  std::uint64_t count() const { return count_; }
  /// 0 where there are none, here and below.
  double mean_ms() const;
  /// The time within which this share of the decisions was made; at most one percent too long.
  double quantile_ms(double share) const;

 private:
  /// From a microsecond to some twenty minutes, each bucket one percent wider than the one before.
  static constexpr double kGrowth = 1.01;
  static constexpr double kShortestMs = 1e-3;
  static constexpr std::size_t kBuckets = 2100;

  std::array<std::uint64_t, kBuckets> buckets_{};
  std::uint64_t count_ = 0;
  double sum_ms_ = 0;
};

}  // namespace coverstory::bots::arena
