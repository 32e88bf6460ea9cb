#include "tables/person.h"

#include <algorithm>

#include "engine/core/ensure.h"
#include "engine/core/seed.h"

namespace coverstory::tables {
namespace {

constexpr std::size_t kDigits = 32;

/// The first 32 digits of a seed's hex are its first 128 bits.
std::optional<std::array<std::uint32_t, 4>> words_from(std::string_view hex) {
  if (hex.size() != kDigits) return std::nullopt;
  const auto seed = Seed::from_hex(hex);
  if (!seed) return std::nullopt;
  std::array<std::uint32_t, 4> words;
  std::copy_n(seed->words.begin(), words.size(), words.begin());
  return words;
}

std::string hex_of(const std::array<std::uint32_t, 4>& words) {
  Seed seed;
  std::ranges::copy(words, seed.words.begin());
  return seed.hex().substr(0, kDigits);
}

}  // namespace

std::string Person::hex() const {
  return hex_of(words);
}

std::optional<Person> Person::from_hex(std::string_view text) {
  const auto words = words_from(text);
  return words ? std::optional(Person{*words}) : std::nullopt;
}

std::string public_id(const Person& person) {
  return person.hex().substr(0, kPublicIdDigits);
}

bool is_public_id(std::string_view text) {
  return text.size() >= kPublicIdDigits && text.size() <= Person{}.hex().size() &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string token_from(const Seed& entropy) {
  return entropy.hex().substr(0, kDigits);
}

Person person_of(std::string_view token) {
  const auto secret = words_from(token);
  ENSURE(secret.has_value());
  ChaChaKey key{};
  std::ranges::copy(*secret, key.begin());
  const ChaChaBlock block = chacha_block<20>(key, {});
  Person person;
  std::copy_n(block.begin(), person.words.size(), person.words.begin());
  return person;
}

std::uint64_t key_of(const Person& person, std::uint64_t command_id) {
  ChaChaKey key{};
  std::ranges::copy(person.words, key.begin());
  const ChaChaBlock block = chacha_block<8>(
      key, {static_cast<std::uint32_t>(command_id), static_cast<std::uint32_t>(command_id >> 32)});
  return std::uint64_t{block[0]} << 32 | block[1];
}

}  // namespace coverstory::tables
