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

/// The text with spaces turned into line ends where a line would be wider than `columns`. Words
/// that are wider themselves stay whole.
inline std::string wrapped(std::string_view text, std::size_t columns) {
  std::string result;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n", 1), text.size());
    const std::string_view word = text.substr(0, end);  // with the space or line end before it
    text.remove_prefix(end);
    const std::size_t width = width_of(word);
    if (word[0] == '\n') used = 0;
    const bool too_wide = columns > 0 && word[0] == ' ' && used > 0 && used + width > columns;
    result += too_wide ? "\n" : word.substr(0, 1);
    result += word.substr(1);
    used = (too_wide ? 0 : used) + width - (too_wide || word[0] == '\n' ? 1 : 0);
  }
  return result;
}

}  // namespace coverstory::cli
