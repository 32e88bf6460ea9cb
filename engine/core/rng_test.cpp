// The block function against published vectors, RFC 8439 (20 rounds) and
// draft-strombergson-chacha-test-vectors (8 rounds, key and nonce zero); then seeds and generators.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>

#include "engine/core/rng.h"
#include "engine/core/seed.h"

namespace coverstory {
namespace {

std::string hex(const ChaChaBlock& block) {
  std::string text;
  for (const std::uint32_t word : block) {
    for (int byte = 0; byte < 4; ++byte) {
      const std::uint32_t value = word >> (8 * byte) & 0xffu;
      text += "0123456789abcdef"[value >> 4];
      text += "0123456789abcdef"[value & 15u];
    }
  }
  return text;
}

TEST(ChaCha, rfc_8439_section_2_3_2_twenty_rounds) {
  ChaChaKey key;
  for (std::uint32_t i = 0; i < 8; ++i) {
    key[i] = 4 * i | (4 * i + 1) << 8 | (4 * i + 2) << 16 | (4 * i + 3) << 24;
  }
  EXPECT_EQ(hex(chacha_block<20>(key, {1, 0x09000000, 0x4a000000, 0})),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha, strombergson_tc1_eight_rounds_both_blocks) {
  EXPECT_EQ(hex(chacha_block<8>({}, {})),
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
  EXPECT_EQ(hex(chacha_block<8>({}, {1, 0, 0, 0})),
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa");
}

const Seed kSeed = Seed::from_number(7);

TEST(Seed, hex_and_back) {
  const Seed seed = kSeed.derived(Seed::Purpose::Game, 3);
  EXPECT_EQ(seed.hex().size(), 64u);
  EXPECT_EQ(Seed::from_hex(seed.hex()), seed);
  EXPECT_EQ(Seed::from_hex("00112233445566778899aabbccddeeff")->hex(),
            "00112233445566778899aabbccddeeff00000000000000000000000000000000");
}

TEST(Seed, fewer_than_128_bits_or_other_digits_are_refused) {
  EXPECT_FALSE(Seed::from_hex(""));
  EXPECT_FALSE(Seed::from_hex("0011223344556677"));
  EXPECT_FALSE(Seed::from_hex("00112233445566778899aabbccddeef"));
  EXPECT_FALSE(Seed::from_hex("00112233445566778899aabbccddeefg"));
  EXPECT_FALSE(Seed::from_hex(std::string(66, '0')));
}

TEST(Seed, derived_seeds_differ_by_purpose_and_index) {
  EXPECT_NE(kSeed.derived(Seed::Purpose::Game, 0), kSeed.derived(Seed::Purpose::Game, 1));
  EXPECT_NE(kSeed.derived(Seed::Purpose::Game, 0), kSeed.derived(Seed::Purpose::Bot, 0));
}

TEST(Rng, the_same_seed_gives_the_same_order) {
  std::array<int, 50> a, b;
  std::iota(a.begin(), a.end(), 0);
  b = a;
  Rng first(kSeed, Rng::Stream::SetUp), second(kSeed, Rng::Stream::SetUp);
  first.shuffle(a);
  second.shuffle(b);
  EXPECT_EQ(a, b);
  EXPECT_EQ(first.blocks_used(), 2u);  // 49 numbers of 16 bits; an operation begins a new block
  second.shuffle(b);
  EXPECT_NE(a, b);
}

TEST(Rng, a_shuffle_follows_the_documented_stream) {
  std::array<int, 3> items{0, 1, 2};
  Rng rng(kSeed, Rng::Stream::Play);
  rng.shuffle(items);
  const ChaChaBlock block = chacha_block<8>(kSeed.words, {0, 0, 1, 0});
  std::array<int, 3> expected{0, 1, 2};
  std::swap(expected[2], expected[(block[0] & 0xffffu) * 3 >> 16]);
  std::swap(expected[1], expected[(block[0] >> 16) * 2 >> 16]);
  EXPECT_EQ(items, expected);
}

// 60,000 shuffles of 4 items: each of the 24 orders is expected 2,500 times with a standard
// deviation of 49. The seed is fixed, so this passes always or never; six deviations would show a
// bias.
template <class Generator>
void expect_all_orders_equally_often(Generator rng) {
  std::map<std::array<int, 4>, int> seen;
  for (int i = 0; i < 60'000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    rng.shuffle(items);
    ++seen[items];
  }
  EXPECT_EQ(seen.size(), 24u);
  for (const auto& [order, times] : seen) EXPECT_NEAR(times, 2500, 294);
}

TEST(Rng, every_order_is_equally_likely) {
  expect_all_orders_equally_often(Rng(kSeed, Rng::Stream::Play));
}
TEST(FastRng, every_order_is_equally_likely) {
  expect_all_orders_equally_often(FastRng(kSeed));
}

TEST(FastRng, an_all_zero_seed_still_moves) {
  FastRng rng{Seed{}};
  EXPECT_NE(rng.next(), rng.next());
}

}  // namespace

}  // namespace coverstory
