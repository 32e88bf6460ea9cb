#include "engine/core/seed.h"

#include <algorithm>

namespace coverstory {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kBytes = sizeof(ChaChaKey);
constexpr std::size_t kFewestDigits = 32;  // 128 bits

std::optional<std::uint32_t> digit_of(char c) {
  const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  const std::size_t at = kDigits.find(lower);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint32_t>(at);
}

}  // namespace

std::string Seed::hex() const {
  std::string text;
  for (std::size_t byte = 0; byte < kBytes; ++byte) {
    const std::uint32_t value = words[byte / 4] >> (8 * (byte % 4)) & 0xffu;
    text += kDigits[value >> 4];
    text += kDigits[value & 15u];
  }
  return text;
}

std::optional<Seed> Seed::from_hex(std::string_view text) {
  if (text.size() < kFewestDigits || text.size() > 2 * kBytes || text.size() % 2 != 0) {
    return std::nullopt;
  }
  Seed seed;
  for (std::size_t byte = 0; byte < text.size() / 2; ++byte) {
    const auto high = digit_of(text[2 * byte]), low = digit_of(text[2 * byte + 1]);
    if (!high || !low) return std::nullopt;
    seed.words[byte / 4] |= (*high << 4 | *low) << (8 * (byte % 4));
  }
  return seed;
}

Seed Seed::from_number(std::uint64_t number) {
  Seed seed;
  seed.words[0] = static_cast<std::uint32_t>(number);
  seed.words[1] = static_cast<std::uint32_t>(number >> 32);
  return seed;
}

Seed Seed::derived(Purpose purpose, std::uint64_t index) const {
  const ChaChaBlock block = chacha_block<8>(
      words, {static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32),
              static_cast<std::uint32_t>(purpose), 0});
  Seed seed;
  std::copy_n(block.begin(), seed.words.size(), seed.words.begin());
  return seed;
}

}  // namespace coverstory
