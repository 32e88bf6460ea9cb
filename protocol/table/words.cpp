#include "protocol/table/words.h"

#include <fmt/format.h>

#include <algorithm>

#include "records/fields.h"

namespace coverstory::protocol {
namespace {

bool is_control(unsigned char byte) {
  return byte < 0x20 || byte == 0x7f;
}

/// Characters that turn the direction of the text around them, or cannot be seen: with them a name
/// could pass for another. U+200B to U+200F, U+202A to U+202E, U+2060 to U+2069, U+FEFF, and the
/// line separators U+2028 and U+2029.
bool has_invisible(std::string_view text) {
  for (std::size_t at = 0; at + 2 < text.size(); ++at) {
    const auto byte = [&](std::size_t ahead) {
      return static_cast<unsigned char>(text[at + ahead]);
    };
    if (byte(0) == 0xef && byte(1) == 0xbb && byte(2) == 0xbf) return true;
    if (byte(0) != 0xe2) continue;
    if (byte(1) == 0x80 && (byte(2) >= 0x8b && byte(2) <= 0x8f)) return true;
    if (byte(1) == 0x80 && (byte(2) >= 0xa8 && byte(2) <= 0xae)) return true;
    if (byte(1) == 0x81 && (byte(2) >= 0xa0 && byte(2) <= 0xa9)) return true;
  }
  return false;
}

std::size_t characters_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

std::string read_words(std::string_view text, std::string_view what, std::size_t longest) {
  const std::string_view words = trimmed(text);
  if (words.empty()) throw records::WrongField(fmt::format("'{}' is empty", what));
  if (characters_of(words) > longest) {
    throw records::WrongField(fmt::format("'{}' has more than {} characters", what, longest));
  }
  if (std::ranges::any_of(words, is_control) || has_invisible(words)) {
    throw records::WrongField(fmt::format("'{}' has characters that cannot be shown", what));
  }
  return std::string(words);
}

}  // namespace coverstory::protocol
