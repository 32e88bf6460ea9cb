#include "tables/code.h"

#include <algorithm>
#include <span>

#include "engine/core/seed.h"

namespace coverstory::tables {

namespace {

/// A word gives a character, or two where there are fewer words: of each it is the remainder that
/// counts, and then that of the rest.
std::string code_of(std::span<const std::uint32_t> words, CodeKind kind) {
  constexpr auto kLetters = static_cast<std::uint32_t>(kCodeLetters.size());
  std::string code;
  for (std::size_t i = 0; i < static_cast<std::size_t>(kind); ++i) {
    const std::uint32_t word = words[i % words.size()];
    code += kCodeLetters[(i < words.size() ? word : word / kLetters) % kLetters];
  }
  return code;
}

bool is_length(std::size_t length) {
  return length == static_cast<std::size_t>(CodeKind::Listed) ||
         length == static_cast<std::size_t>(CodeKind::Secret);
}

}  // namespace

bool is_code(std::string_view text) {
  const auto is_letter = [](char c) { return kCodeLetters.find(c) != kCodeLetters.npos; };
  return is_length(text.size()) && std::ranges::all_of(text, is_letter);
}

std::string code_from(const Seed& entropy, CodeKind kind) {
  return code_of(entropy.words, kind);
}

std::string code_for(const Person& person, std::uint64_t command_id, CodeKind kind) {
  constexpr std::uint32_t kForCodes = 1;  // `key_of` has a stream of its own
  ChaChaKey key{};
  std::ranges::copy(person.words, key.begin());
  const auto low = static_cast<std::uint32_t>(command_id);
  const auto high = static_cast<std::uint32_t>(command_id >> 32);
  return code_of(chacha_block<20>(key, {low, high, kForCodes}), kind);
}

}  // namespace coverstory::tables
