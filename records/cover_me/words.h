// The words of records and command line for the options and seasons of Cover Me.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/cover_me/calendar.h"
#include "engine/cover_me/options.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

/// The words of an enumeration, in its order.
template <class Enum>
inline constexpr auto kWords = nullptr;
template <>
inline constexpr std::array<std::string_view, 2> kWords<TwoPlayer>{"fictional", "advanced"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<GameLength>{"standard", "long", "short"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<Values>{"by-color", "equal"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<Deal>{"draft", "quick"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<Tie>{"vote", "share"};
template <>
inline constexpr std::array<std::string_view, 4> kWords<Season>{"winter", "spring", "summer",
                                                                "fall"};
/// CM-1.3: a clothes colour is its letter.
template <>
inline constexpr std::array<std::string_view, 6> kWords<Clothes>{"Y", "B", "R", "G", "K", "W"};

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

}  // namespace coverstory::records::cover_me
