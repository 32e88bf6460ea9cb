// A small, quick generator for bots and playouts (wyrand by Wang Yi), never for dealing: who sees
// some of its numbers can compute the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ranges>
#include <utility>

#include "engine/core/seed.h"

namespace coverstory {

class FastRng {
 public:
  explicit FastRng(const Seed& seed) {
    for (const std::uint32_t word : seed.words) state_ = (state_ ^ word) * kStep + next();
  }

  std::uint64_t next() {
    state_ += kStep;
    const auto product = static_cast<unsigned __int128>(state_) * (state_ ^ kTwist);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  /// A number from 0 to bound - 1. The bias, under bound / 2^32, is below what a playout can
  /// notice.
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
  }

  /// A number in [0, 1).
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  template <std::ranges::contiguous_range Items>
  void shuffle(Items&& items) {
    const auto first = std::ranges::data(items);
    for (std::size_t i = std::ranges::size(items); i > 1; --i) {
      std::swap(first[i - 1], first[below(static_cast<std::uint32_t>(i))]);
    }
  }

  Seed seed() {
    Seed seed;
    for (auto& word : seed.words) word = static_cast<std::uint32_t>(next() >> 32);
    return seed;
  }

 private:
  static constexpr std::uint64_t kStep = 0xa0761d6478bd642fu;
  static constexpr std::uint64_t kTwist = 0xe7037ed1a0b428dbu;

  std::uint64_t state_ = 0;
};

}  // namespace coverstory
