// The message files of the page (web/src/texts) as programs carry them: an object of keys and texts
// in TypeScript, of which only that is read. The terminal speaks from them, and so does the server
// to a browser that cannot have the page.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "texts/language.h"

namespace coverstory::texts {

/// A text, or with `one` a text for 1 and another for all other numbers: the plural forms of all
/// six languages.
struct Message {
  std::string text;
  std::optional<std::string> one{};
};

using Messages = std::map<std::string, Message, std::less<>>;

/// The files of a language, as the build has found them.
std::span<const std::string_view> message_files(Language language);

/// Adds the messages of a file; what is no such file meets ENSURE.
void read_messages(std::string_view file, Messages& messages);

/// All of a language.
Messages messages_of(Language language);

}  // namespace coverstory::texts
