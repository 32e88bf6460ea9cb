#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace coverstory::cli {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

/// How far the first word of the text reaches, with what stands before it. A number stays with the
/// word before it: at the beginning of a line it would look like one of a list.
std::size_t end_of_word(std::string_view text) {
  std::size_t end = std::min(text.find_first_of(" \n", 1), text.size());
  while (end + 1 < text.size() && text[end] == ' ' && text[end + 1] >= '0' &&
         text[end + 1] <= '9') {
    end = std::min(text.find_first_of(" \n", end + 1), text.size());
  }
  return end;
}

}  // namespace

std::size_t terminal_columns() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

/// What continues a character of UTF-8 takes no room.
std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (const char c : text) width += (static_cast<unsigned char>(c) & 0xc0u) == 0x80u ? 0 : 1;
  return width;
}

std::string wrapped(std::string_view text, std::size_t columns) {
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

TypedLine::TypedLine(std::string_view line) : line_(trimmed(line)) {
  const std::size_t end = std::min(line_.find_first_of(kSpaces), line_.size());
  word = line_.substr(0, end);
  rest = trimmed(std::string_view(line_).substr(end));
  std::ranges::transform(word, word.begin(), [](unsigned char c) { return std::tolower(c); });
}

std::optional<std::vector<int>> TypedLine::numbers() const {
  std::vector<int> numbers;
  std::string_view left = line_;
  while (!left.empty()) {
    int number = 0;
    const auto [end, error] = std::from_chars(left.data(), left.data() + left.size(), number);
    if (error != std::errc{}) return std::nullopt;
    left.remove_prefix(static_cast<std::size_t>(end - left.data()));
    const std::size_t next = std::min(left.find_first_not_of(" \t,"), left.size());
    if (next == 0 && !left.empty()) return std::nullopt;
    left.remove_prefix(next);
    numbers.push_back(number);
  }
  return numbers;
}

}  // namespace coverstory::cli
