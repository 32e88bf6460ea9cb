// All the chance of a simulated life, from one seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "engine/core/rng.h"
#include "tables/time.h"

namespace coverstory::simulator {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : rng_(Seed::from_number(seed)) {}

  std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }
  bool one_in(std::size_t n) { return n != 0 && below(n) == 0; }
  /// From `low` to `high`, both included.
  tables::Time between(tables::Time low, tables::Time high) {
    return low + static_cast<tables::Time>(below(static_cast<std::size_t>(high - low + 1)));
  }
  const auto& one_of(const auto& items) {
    return *std::next(std::begin(items), static_cast<std::ptrdiff_t>(below(std::size(items))));
  }
  Seed seed() { return rng_.seed(); }

 private:
  FastRng rng_;
};

}  // namespace coverstory::simulator
