#include "cli/speech.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "cli/refused.h"
#include "engine/core/ensure.h"
#include "texts/message_file.h"

namespace coverstory::cli {
namespace {

using texts::Messages;
using texts::messages_of;

/// In the order of `Language`.
constexpr std::array<std::string_view, texts::kLanguages.size()> kWordForAnd{"and", "en", "ja",
                                                                             "och", "og", "og"};

/// All that is said, once for the process: it talks to one person.
struct Speech {
  Language language = Language::English;
  Messages messages;
};

Speech& speech() {
  static Speech the_only{.messages = messages_of(Language::English)};
  return the_only;
}

std::string_view value_of(const char* variable) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment
  const char* value = std::getenv(variable);
  return value == nullptr ? std::string_view() : value;
}

}  // namespace

Language language_of_locale(std::span<const std::string_view> locales) {
  const auto said = std::ranges::find_if(locales, [](auto locale) { return !locale.empty(); });
  if (said == locales.end()) return Language::English;
  const std::string_view code = said->substr(0, said->find_first_of("_.@-"));
  // A reader of Nynorsk, and one whose system only says Norwegian, reads Bokmål.
  if (code == "nn" || code == "no") return Language::Norwegian;
  return texts::language_of_code(code).value_or(Language::English);
}

Language wanted_language(std::optional<std::string_view> code) {
  if (!code) {
    const std::array locales{value_of("LC_ALL"), value_of("LC_MESSAGES"), value_of("LANG")};
    return language_of_locale(locales);
  }
  if (const auto language = texts::language_of_code(*code)) return *language;
  std::vector<std::string_view> codes;
  for (const Language each : texts::kLanguages) codes.push_back(texts::code_of(each));
  throw Refused(
      fmt::format("--language takes one of {}, not '{}'.", fmt::join(codes, ", "), *code));
}

void speak(Language language) {
  if (language == speech().language) return;
  speech() = {.language = language, .messages = messages_of(language)};
}

Language spoken_language() {
  return speech().language;
}

std::string_view word_for_and() {
  return kWordForAnd[static_cast<std::size_t>(speech().language)];
}

std::string t(std::string_view key, std::span<const Parameter> parameters) {
  const auto found = speech().messages.find(key);
  ENSURE(found != speech().messages.end());
  return texts::filled(found->second, parameters);
}

}  // namespace coverstory::cli
