#include "cli/phrases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

}  // namespace coverstory::cli
