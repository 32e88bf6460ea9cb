// A small, quick generator for bots and playouts (xoshiro256++ by Blackman and Vigna), never for
// dealing: who sees some of its numbers can compute the rest.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <utility>

#include "engine/core/seed.h"

namespace coverstory {

class FastRng {
 public:
  explicit FastRng(const Seed& seed) {
    for (std::size_t i = 0; i < 4; ++i) {
      words_[i] = std::uint64_t{seed.words[2 * i]} << 32 | seed.words[2 * i + 1];
    }
    words_[0] |= 1;  // the all-zero state is the one that stays where it is
    for (int i = 0; i < 8; ++i) next();
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
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
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace coverstory
