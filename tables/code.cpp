#include "tables/code.h"

#include <algorithm>
#include <span>

#include "engine/core/seed.h"

namespace coverstory::tables {

namespace {

std::string code_of(std::span<const std::uint32_t> words) {
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i) {
    code += kCodeLetters[words[i] % kCodeLetters.size()];
  }
  return code;
}

}  // namespace

bool is_code(std::string_view text) {
  const auto is_letter = [](char c) { return kCodeLetters.find(c) != kCodeLetters.npos; };
  return text.size() == kCodeLength && std::ranges::all_of(text, is_letter);
}

std::string code_from(const Seed& entropy) {
  return code_of(entropy.words);
}

std::string code_for(const Person& person, std::uint64_t command_id) {
  constexpr std::uint32_t kForCodes = 1;  // `key_of` has a stream of its own
  ChaChaKey key{};
  std::ranges::copy(person.words, key.begin());
  const auto low = static_cast<std::uint32_t>(command_id);
  const auto high = static_cast<std::uint32_t>(command_id >> 32);
  return code_of(chacha_block<20>(key, {low, high, kForCodes}));
}

}  // namespace coverstory::tables
