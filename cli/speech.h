// What the terminal says to a person, in that person's language. The messages are those of the page
// (web/src/texts): what both say is one text, and what only the terminal says is beside it, in
// terminal.ts. Flags, their help, what is wrong with them, and what programs read are English
// everywhere.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "texts/filling.h"
#include "texts/language.h"

namespace coverstory::cli {

using texts::Language;

/// The language of a locale such as "nl_BE.UTF-8"; English where it is not spoken here. Of several,
/// as LC_ALL, LC_MESSAGES and LANG are looked at, the first that says anything decides.
Language language_of_locale(std::span<const std::string_view> locales);

/// The one asked for with --language, or that of the locale. Throws Refused.
Language wanted_language(std::optional<std::string_view> code);

/// From now on all that is told is in this language; before that it is in English.
void speak(Language language);
Language spoken_language();
/// The word between the last two of a list.
std::string_view word_for_and();

using texts::Parameter;

/// The text of a message in the language spoken. The key exists, and all its places are filled.
std::string t(std::string_view key, std::span<const Parameter> parameters);
inline std::string t(std::string_view key, std::initializer_list<Parameter> parameters = {}) {
  return t(key, std::span(parameters.begin(), parameters.size()));
}

}  // namespace coverstory::cli
