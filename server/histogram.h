// How long something takes: counts by upper bound, as Prometheus wants them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "server/clock.h"

namespace coverstory::server {

class Histogram {
 public:
  /// In seconds. A last bucket takes what is longer.
  static constexpr std::array kBounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                      0.05,   0.1,   0.25,   0.5,   1.0,  2.5};

  void add(Steady::duration duration) {
    const double s = seconds(duration);
    const auto bucket = std::ranges::lower_bound(kBounds, s) - kBounds.begin();
    ++counts_[static_cast<std::size_t>(bucket)];
    sum_ += s;
    ++count_;
  }

  /// How many were in this bucket alone.
  std::uint64_t in_bucket(std::size_t bucket) const { return counts_[bucket]; }
  std::uint64_t count() const { return count_; }
  double sum() const { return sum_; }

 private:
  std::array<std::uint64_t, kBounds.size() + 1> counts_{};
  double sum_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace coverstory::server
