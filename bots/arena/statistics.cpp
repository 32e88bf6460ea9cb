#include "bots/arena/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>

namespace coverstory::bots::arena {

/// Welford's way: sums of squares would lose what is small beside a large mean.
void Sample::add(double value) {
  ++count_;
  const double distance = value - mean_;
  mean_ += distance / static_cast<double>(count_);
  squares_ += distance * (value - mean_);
}

std::optional<Interval> Sample::interval() const {
  if (count_ < 2) return std::nullopt;
  const auto n = static_cast<double>(count_);
  const double error_of_mean = std::sqrt(squares_ / (n - 1) / n);
  const boost::math::students_t distribution(n - 1);
  const double half = boost::math::quantile(distribution, 0.975) * error_of_mean;
  return Interval{mean_ - half, mean_ + half};
}

double elo_difference(double share) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (share <= 0) return -kInfinity;
  if (share >= 1) return kInfinity;
  return 400 * std::log10(share / (1 - share));
}

void Durations::add(Time time) {
  const double ms = std::chrono::duration<double, std::milli>(time).count();
  const double steps =
      std::ceil(std::log(std::max(ms, kShortestMs) / kShortestMs) / std::log(kGrowth));
  ++buckets_[std::min(static_cast<std::size_t>(steps), kBuckets - 1)];
  ++count_;
  sum_ms_ += ms;
}

double Durations::mean_ms() const {
  return count_ == 0 ? 0 : sum_ms_ / static_cast<double>(count_);
}

double Durations::quantile_ms(double share) const {
  if (count_ == 0) return 0;
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t within = 0;
  std::size_t bucket = 0;
  while (bucket + 1 < kBuckets && (within += buckets_[bucket]) < wanted) ++bucket;
  return kShortestMs * std::pow(kGrowth, static_cast<double>(bucket));
}

}  // namespace coverstory::bots::arena
