// The six languages that people are spoken to in.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace coverstory::texts {

enum class Language : std::uint8_t { English, Dutch, Finnish, Swedish, Danish, Norwegian };

inline constexpr std::array kLanguages{Language::English, Language::Dutch,  Language::Finnish,
                                       Language::Swedish, Language::Danish, Language::Norwegian};

/// "nl".
constexpr std::string_view code_of(Language language) {
  constexpr std::array<std::string_view, kLanguages.size()> kCodes{"en", "nl", "fi",
                                                                   "sv", "da", "nb"};
  return kCodes.at(static_cast<std::size_t>(language));
}

/// Nothing for a code of a language that is not spoken here.
constexpr std::optional<Language> language_of_code(std::string_view code) {
  for (const Language language : kLanguages) {
    if (code_of(language) == code) return language;
  }
  return std::nullopt;
}

}  // namespace coverstory::texts
