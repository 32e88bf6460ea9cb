// The words of records and command line for the options and rounds of Cover Up.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/cover_up/options.h"
#include "engine/cover_up/state.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

/// The words of an enumeration, in its order.
template <class Enum>
inline constexpr auto kWords = nullptr;
template <>
inline constexpr std::array<std::string_view, 2> kWords<Referee>{"book", "live"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<EndedBy>{"hourglass", "done", "limit"};

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

}  // namespace coverstory::records::cover_up
