#include "cli/typed_line.h"

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

}  // namespace

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
