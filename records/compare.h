// Compares a line of a record with what the rules say it must be.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace coverstory::records {

/// The first key of `expected` whose value differs, as a sentence; nothing where all agree. Keys
/// that only the line has may be there. Lists under a key of `unordered` agree if they hold the
/// same.
std::optional<std::string> difference(const boost::json::object& line,
                                      const boost::json::object& expected,
                                      std::span<const std::string_view> unordered);

}  // namespace coverstory::records
