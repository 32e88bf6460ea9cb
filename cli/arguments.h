// The words of a command line: positional ones, `--flag` and `--flag value` (or `--flag=value`).
// Whatever was not announced is refused with what was expected.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::cli {

struct Flag {
  std::string_view name;     // without the dashes
  std::string_view value;    // what it takes, for the help; empty for a flag alone
  std::string_view meaning;  // one line for the help
};

class Arguments {
 public:
  /// Throws Refused.
  Arguments(std::span<const std::string_view> words, std::span<const Flag> flags);

  const std::vector<std::string_view>& positional() const { return positional_; }
  bool has(std::string_view flag) const { return given_.contains(flag); }
  std::optional<std::string_view> value(std::string_view flag) const;

  /// A whole number within bounds, or the default. Throws Refused.
  std::int64_t number(std::string_view flag, std::int64_t low, std::int64_t high,
                      std::int64_t otherwise) const;

 private:
  std::vector<std::string_view> positional_;
  std::map<std::string_view, std::string_view> given_;
};

/// A whole number within bounds. Throws Refused, naming what was asked for.
std::int64_t read_number(std::string_view text, std::string_view what, std::int64_t low,
                         std::int64_t high);

/// The flags of a command, a line each, for its help.
std::string help_of(std::span<const Flag> flags);

/// A list on the command line, such as names of bots.
std::vector<std::string> split_at_commas(std::string_view text);

}  // namespace coverstory::cli
