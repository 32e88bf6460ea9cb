// The dealing generator: a keyed stream, ChaCha8 in counter mode with the game's seed as its key,
// so that what players have seen of earlier shuffles does not let a clever one compute the next. A
// seed, the options and the actions reproduce a game anywhere.
//
// The stream, for other implementations: block n is ChaCha8 with block counter n and the stream's
// number as nonce. Each shuffle and each single draw begins with the next unused block and leaves
// the rest of its last block unused; the state so holds only the key and a counter.
//
// Bots and playouts have a quicker generator, FastRng.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <utility>

#include "engine/core/seed.h"

namespace coverstory {

/// For dealing.
class Rng {
 public:
  /// Set-up and play have streams of their own, so that a game whose decks come from a record goes
  /// on as the seed says.
  enum class Stream : std::uint32_t { SetUp = 0, Play = 1 };

  Rng() = default;
  Rng(const Seed& seed, Stream stream) : key_(seed.words), stream_(stream) {}

  /// A number from 0 to bound - 1, each as likely as the others; bound is at most 65,536.
  std::uint32_t below(std::uint32_t bound) { return Draws(*this).below(bound); }

  /// Fisher-Yates from the back: item i changes places with item below(i + 1), for i = n-1 … 1.
  template <std::ranges::contiguous_range Items>
  void shuffle(Items&& items) {
    const auto first = std::ranges::data(items);
    Draws draws(*this);
    for (std::size_t i = std::ranges::size(items); i > 1; --i) {
      std::swap(first[i - 1], first[draws.below(static_cast<std::uint32_t>(i))]);
    }
  }

  std::uint64_t blocks_used() const { return next_block_; }

 private:
  /// The numbers of the blocks that one operation uses up.
  class Draws {
   public:
    explicit Draws(Rng& rng) : rng_(rng) {}

    /// Lemire's method: the high half of number × bound; a number in the biased remainder is passed
    /// over.
    std::uint32_t below(std::uint32_t bound) {
      std::uint32_t product = next() * bound;
      if ((product & 0xffffu) < bound) {
        const std::uint32_t remainder = 0x10000u % bound;
        while ((product & 0xffffu) < remainder) product = next() * bound;
      }
      return product >> 16;
    }

   private:
    std::uint32_t next() {
      if (used_ == numbers_.size()) begin_block();
      return numbers_[used_++];
    }

    /// A word's low half comes before its high half.
    void begin_block() {
      static_assert(std::endian::native == std::endian::little);
      const std::uint64_t n = rng_.next_block_++;
      numbers_ = std::bit_cast<Numbers>(chacha_block<8>(
          rng_.key_, {static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(n >> 32),
                      static_cast<std::uint32_t>(rng_.stream_), 0}));
      used_ = 0;
    }

    using Numbers = std::array<std::uint16_t, sizeof(ChaChaBlock) / sizeof(std::uint16_t)>;

    Rng& rng_;
    Numbers numbers_;
    std::size_t used_ = std::tuple_size_v<Numbers>;
  };

  ChaChaKey key_{};
  std::uint64_t next_block_ = 0;
  Stream stream_ = Stream::SetUp;
};

/// A small, quick generator for bots and playouts (wyrand by Wang Yi), never for dealing: who sees
/// some of its numbers can compute the rest.
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
