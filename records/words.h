// The words of records and command line for closed choices: an enumeration lists its words once, in
// its order, and both directions follow.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace coverstory::records {

template <class Enum>
inline constexpr auto kWords = nullptr;

template <class Enum>
constexpr std::string_view word_of(Enum value) {
  return kWords<Enum>[static_cast<std::size_t>(value)];
}

template <class Enum>
constexpr std::optional<Enum> from_word(std::string_view word) {
  for (std::size_t i = 0; i < kWords<Enum>.size(); ++i) {
    if (kWords<Enum>[i] == word) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

}  // namespace coverstory::records
