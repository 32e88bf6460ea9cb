// A seed of 256 bits: the key of a game's dealing generator, written as 64 hex digits (a shorter
// one of at least 32 is filled up with zeros). Seeds of many games are derived from one, by the
// block function of ChaCha, which the generator (rng.h) is made of too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace coverstory {

using ChaChaKey = std::array<std::uint32_t, 8>;
using ChaChaBlock = std::array<std::uint32_t, 16>;

/// The last four words of ChaCha's input: a 64-bit block counter and a 64-bit nonce, low word
/// first.
using ChaChaPosition = std::array<std::uint32_t, 4>;

/// The ChaCha block function (D. J. Bernstein), with the number of rounds as a parameter: 8 for
/// dealing; 20 only for the published test vectors. One block is 16 words; key and counter say
/// which.
template <int Rounds>
ChaChaBlock chacha_block(const ChaChaKey& key, const ChaChaPosition& position) {
  using Row = std::uint32_t __attribute__((vector_size(16)));
  const Row constants{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};  // "expand 32-byte k"
  const Row key_low{key[0], key[1], key[2], key[3]};
  const Row key_high{key[4], key[5], key[6], key[7]};
  const Row place{position[0], position[1], position[2], position[3]};

  const auto rotated = [](Row row, int bits) { return row << bits | row >> (32 - bits); };
  Row a = constants, b = key_low, c = key_high, d = place;
  const auto quarter_rounds = [&] {
    a += b, d ^= a, d = rotated(d, 16);
    c += d, b ^= c, b = rotated(b, 12);
    a += b, d ^= a, d = rotated(d, 8);
    c += d, b ^= c, b = rotated(b, 7);
  };
  for (int round = 0; round < Rounds; round += 2) {
    quarter_rounds();  // columns
    b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
    quarter_rounds();  // diagonals
    b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
  }
  a += constants, b += key_low, c += key_high, d += place;

  ChaChaBlock block;
  for (int i = 0; i < 4; ++i) {
    const auto at = static_cast<std::size_t>(i);
    block[at] = a[i], block[at + 4] = b[i], block[at + 8] = c[i], block[at + 12] = d[i];
  }
  return block;
}

struct Seed {
  ChaChaKey words{};

  friend bool operator==(const Seed&, const Seed&) = default;

  std::string hex() const;
  static std::optional<Seed> from_hex(std::string_view text);
  static Seed from_number(std::uint64_t number);

  /// What a derived seed is for; no two purposes share a stream, nor one with Rng::Stream.
  enum class Purpose : std::uint32_t { Game = 16, Bot, Options, Puzzle };

  /// The `index`-th seed for a purpose: the first half of a ChaCha8 block under this seed.
  Seed derived(Purpose purpose, std::uint64_t index) const;
};

}  // namespace coverstory
