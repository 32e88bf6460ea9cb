// Lines broken between words, for terminals that would break them within.
#pragma once

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace coverstory::cli {

/// How wide the terminal behind standard output is; 0 where there is none, which means no limit.
inline std::size_t terminal_columns() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

/// Characters, not bytes: what continues a character of UTF-8 takes no room.
inline std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (const char c : text) width += (static_cast<unsigned char>(c) & 0xc0u) == 0x80u ? 0 : 1;
  return width;
}

/// How far the first word of the text reaches, with what stands before it. A number stays with the
/// word before it: at the beginning of a line it would look like one of a list.
inline std::size_t end_of_word(std::string_view text) {
  std::size_t end = std::min(text.find_first_of(" \n", 1), text.size());
  while (end + 1 < text.size() && text[end] == ' ' && text[end + 1] >= '0' &&
         text[end + 1] <= '9') {
    end = std::min(text.find_first_of(" \n", end + 1), text.size());
  }
  return end;
}

/// The text with spaces turned into line ends where a line would be wider than `columns`. Words
/// that are wider themselves stay whole.
inline std::string wrapped(std::string_view text, std::size_t columns) {
  std::string result;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, end_of_word(text));
    text.remove_prefix(word.size());
    const std::size_t width = width_of(word);
    const bool fits = columns == 0 || used == 0 || used + width <= columns;
    if (word[0] == '\n' || (word[0] == ' ' && !fits)) {
      result += '\n';
      result += word.substr(1);
      used = width - 1;
    } else {
      result += word;
      used += width;
    }
  }
  return result;
}

}  // namespace coverstory::cli
