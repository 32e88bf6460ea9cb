#include "tables/code.h"

#include <algorithm>

namespace coverstory::tables {

bool is_code(std::string_view text) {
  const auto is_letter = [](char c) { return kCodeLetters.find(c) != kCodeLetters.npos; };
  return text.size() == kCodeLength && std::ranges::all_of(text, is_letter);
}

std::string code_from(const Seed& entropy) {
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i) {
    code += kCodeLetters[entropy.words[i] % kCodeLetters.size()];
  }
  return code;
}

}  // namespace coverstory::tables
