#include "server/http/accept_language.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace coverstory::server {
namespace {

/// More than any browser names.
constexpr std::size_t kMostLanguages = 16;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::optional<std::string> code_of(std::string_view tag) {
  tag = tag.substr(0, tag.find('-'));
  if (tag.size() < 2 || tag.size() > 3) return std::nullopt;
  std::string code;
  for (const char c : tag) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (small < 'a' || small > 'z') return std::nullopt;
    code += small;
  }
  return code == "no" || code == "nn" ? "nb" : code;
}

/// How much an entry is wanted, in thousandths.
int weight_of(std::string_view entry) {
  const std::size_t mark = entry.find(";q=");
  if (mark == std::string_view::npos) return 1000;
  const std::string_view text = entry.substr(mark + 3);
  double weight = 0;
  std::from_chars(text.data(), text.data() + text.size(), weight);
  return weight > 0 && weight <= 1 ? static_cast<int>(weight * 1000) : 0;
}

}  // namespace

std::vector<std::string> languages_wanted(std::string_view accept_language) {
  std::vector<std::pair<int, std::string>> found;
  while (!accept_language.empty() && found.size() < kMostLanguages) {
    const std::string_view entry = accept_language.substr(0, accept_language.find(','));
    accept_language.remove_prefix(std::min(accept_language.size(), entry.size() + 1));
    const int weight = weight_of(entry);
    const auto code = code_of(trimmed(entry.substr(0, entry.find(';'))));
    // Behind those that are wanted as much.
    const auto place = std::ranges::upper_bound(found, weight, std::ranges::greater{},
                                                &std::pair<int, std::string>::first);
    if (code && weight > 0) found.emplace(place, weight, *code);
  }
  std::vector<std::string> codes;
  for (const auto& [weight, code] : found)
    if (std::ranges::find(codes, code) == codes.end()) codes.push_back(code);
  return codes;
}

}  // namespace coverstory::server
