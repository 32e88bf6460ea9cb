#include "protocol/table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "records/fields.h"

namespace coverstory::protocol {
namespace {

/// The code points of valid UTF-8.
std::u32string characters_of(std::string_view text) {
  std::u32string result;
  for (const char byte : text) {
    const auto bits = static_cast<unsigned char>(byte);
    if ((bits & 0xc0) == 0x80) {
      result.back() = result.back() << 6 | (bits & 0x3f);
    } else {
      result += bits < 0x80   ? bits
                : bits < 0xe0 ? bits & 0x1f
                : bits < 0xf0 ? bits & 0xf
                              : bits & 7;
    }
  }
  return result;
}

struct Range {
  char32_t first, last;
};

bool is_in(std::span<const Range> ranges, char32_t character) {
  return std::ranges::any_of(ranges, [&](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

/// Characters that control a terminal, turn the direction of the text around them, break a line, or
/// cannot be seen: with them a name could pass for another.
constexpr std::array kNotShown{
    Range{0x00, 0x1f},     Range{0x7f, 0x9f},     Range{0xad, 0xad},     Range{0x61c, 0x61c},
    Range{0x115f, 0x1160}, Range{0x17b4, 0x17b5}, Range{0x180b, 0x180f}, Range{0x200b, 0x200f},
    Range{0x2028, 0x202e}, Range{0x2060, 0x206f}, Range{0x2800, 0x2800}, Range{0x3164, 0x3164},
    Range{0xfeff, 0xfeff}, Range{0xffa0, 0xffa0}, Range{0xfff0, 0xfffb}, Range{0xe0000, 0xe0fff}};

constexpr std::array kSpaces{Range{0x20, 0x20},     Range{0xa0, 0xa0},     Range{0x1680, 0x1680},
                             Range{0x2000, 0x200a}, Range{0x202f, 0x202f}, Range{0x205f, 0x205f},
                             Range{0x3000, 0x3000}};

/// How many bytes the first character has; nothing is behind the last one.
std::size_t bytes_of_first(std::string_view text) {
  std::size_t bytes = 1;
  while (bytes < text.size() && (text[bytes] & 0xc0) == 0x80) ++bytes;
  return bytes;
}

std::size_t start_of_last(std::string_view text) {
  std::size_t start = text.size() - 1;
  while (start > 0 && (text[start] & 0xc0) == 0x80) --start;
  return start;
}

bool is_space(std::string_view character) {
  return is_in(kSpaces, characters_of(character).front());
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.substr(0, bytes_of_first(text)))) {
    text.remove_prefix(bytes_of_first(text));
  }
  while (!text.empty() && is_space(text.substr(start_of_last(text)))) {
    text = text.substr(0, start_of_last(text));
  }
  return text;
}

}  // namespace

std::string read_words(std::string_view text, std::string_view what, std::size_t longest) {
  const std::string_view words = trimmed(text);
  if (words.empty()) throw records::WrongField(fmt::format("'{}' is empty", what));
  const std::u32string characters = characters_of(words);
  if (characters.size() > longest) {
    throw records::WrongField(fmt::format("'{}' has more than {} characters", what, longest));
  }
  if (std::ranges::any_of(characters, [](char32_t c) { return is_in(kNotShown, c); })) {
    throw records::WrongField(fmt::format("'{}' has characters that cannot be shown", what));
  }
  return std::string(words);
}

}  // namespace coverstory::protocol
