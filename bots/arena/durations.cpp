#include "bots/arena/durations.h"

#include <algorithm>
#include <cmath>

namespace coverstory::bots::arena {

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
