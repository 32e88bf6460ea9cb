// The block function against published vectors: RFC 8439 (20 rounds) and
// draft-strombergson-chacha-test-vectors (8 rounds, key and nonce zero).
#include "engine/core/chacha.h"

#include <gtest/gtest.h>

#include <string>

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

}  // namespace
}  // namespace coverstory
