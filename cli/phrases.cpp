#include "cli/phrases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace coverstory::cli {

std::string listed(const std::vector<std::string>& items) {
  if (items.size() < 2) return items.empty() ? "none" : items.front();
  const std::vector<std::string> all_but_last(items.begin(), items.end() - 1);
  return fmt::format("{} and {}", fmt::join(all_but_last, ", "), items.back());
}

std::string counted(int number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string capitalised(std::string text) {
  if (!text.empty()) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  }
  return text;
}

std::string harmless(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
  return text;
}

}  // namespace coverstory::cli
