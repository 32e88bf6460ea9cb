// Durations of many events, by powers of 2^(1/8): what a percentile is, within nine per cent.
#pragma once

#include <array>
#include <cstdint>

namespace coverstory::load {

class Latencies {
 public:
  void add(std::int64_t microseconds);
  std::uint64_t count() const { return count_; }
  /// The duration that `share` of all stay within, in milliseconds.
  double percentile_ms(double share) const;
  void clear() { *this = {}; }

 private:
  static constexpr std::size_t kBuckets = 256;
  std::array<std::uint64_t, kBuckets> buckets_{};
  std::uint64_t count_ = 0;
};

}  // namespace coverstory::load
