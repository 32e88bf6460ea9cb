// The rule that every store keeps: an entry is the next of its table, and its body is one line.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/store.h"

namespace coverstory::store {

/// A hash that finds a std::string by a view of it.
struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>{}(text);
  }
};

template <typename Value>
using ByTable = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;

/// The number of a table's last entry, 0 for a table without any.
using LastNumber = std::function<std::uint32_t(std::string_view table)>;

/// Nothing where each entry is the next of its table, those before it in the group counted;
/// otherwise a Conflict with all the tables of which one is not, and those that stand and fall with
/// them. Throws StoreFailure where an entry holds a line break: a log at rest is a text with a line
/// for each entry.
std::optional<StoreError> conflict_in(std::span<const Entry> entries,
                                      const LastNumber& last_number);

/// The entries of all other tables.
std::vector<Entry> others(std::span<const Entry> entries, std::span<const std::string> tables);

/// Throws StoreFailure unless each log has as many entries as the table's own, or none, and is one
/// that could have been appended.
void expect_in_place(std::span<const Log> logs, const LastNumber& last_number);

}  // namespace coverstory::store
