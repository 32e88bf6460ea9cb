// Means with how far they can be trusted, what a share of won pairings means in Elo, and how long
// decisions took.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace coverstory::bots::arena {

struct Interval {
  double low = 0;
  double high = 0;
};

/// Independent values of the same kind, one after another.
class Sample {
 public:
  void add(double value);

  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  /// The 95 % interval of the mean by Student's distribution; two values are the fewest for one.
  std::optional<Interval> interval() const;

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean
};

/// The difference in Elo at which the stronger is expected to win this share, from 0 to 1; at the
/// ends it is infinite.
double elo_difference(double share);

/// How long decisions took: the mean exactly, quantiles to within one percent, in the same memory
/// for any number of decisions.
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
