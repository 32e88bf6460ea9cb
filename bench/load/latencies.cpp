#include "bench/load/latencies.h"

#include <algorithm>
#include <cmath>

namespace coverstory::load {
namespace {

constexpr double kStepsOfADoubling = 8;

}  // namespace

void Latencies::add(std::int64_t microseconds) {
  const double steps =
      kStepsOfADoubling * std::log2(static_cast<double>(std::max<std::int64_t>(1, microseconds)));
  ++buckets_[std::min(kBuckets - 1, static_cast<std::size_t>(std::ceil(steps)))];
  ++count_;
}

double Latencies::percentile_ms(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
    seen += buckets_[bucket];
    if (seen >= wanted) return std::exp2(static_cast<double>(bucket) / kStepsOfADoubling) / 1000;
  }
  return 0;
}

}  // namespace coverstory::load
