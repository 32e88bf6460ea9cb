// Means with how far they can be trusted, and what a share of won pairings means in Elo.
#pragma once

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

}  // namespace coverstory::bots::arena
