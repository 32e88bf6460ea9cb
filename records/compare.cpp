#include "records/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace coverstory::records {
namespace {

/// The innermost lists sorted: `[["b","a"],["c"]]` becomes `[["a","b"],["c"]]`.
boost::json::value sorted(const boost::json::value& value) {
  if (value.is_object()) {
    boost::json::object result;
    for (const auto& [key, inner] : value.get_object()) result[key] = sorted(inner);
    return result;
  }
  if (!value.is_array()) return value;
  std::vector<boost::json::value> items;
  for (const auto& inner : value.get_array()) items.push_back(sorted(inner));
  const bool innermost = std::ranges::none_of(
      items, [](const auto& item) { return item.is_array() || item.is_object(); });
  if (innermost) {
    std::ranges::sort(items, {}, [](const auto& item) { return boost::json::serialize(item); });
  }
  return boost::json::array(items.begin(), items.end());
}

}  // namespace

std::optional<std::string> difference(const boost::json::object& line,
                                      const boost::json::object& expected,
                                      std::span<const std::string_view> unordered) {
  for (const auto& [key, wanted] : expected) {
    const std::string_view name(key.data(), key.size());
    const auto* found = line.if_contains(key);
    if (!found) return fmt::format("'{}' is missing; expected {}", name, serialize(wanted));
    const bool any_order = std::ranges::find(unordered, name) != unordered.end();
    const bool same = any_order ? sorted(*found) == sorted(wanted) : *found == wanted;
    if (!same) {
      return fmt::format("'{}' is {}, expected {}", name, serialize(*found), serialize(wanted));
    }
  }
  return std::nullopt;
}

}  // namespace coverstory::records
