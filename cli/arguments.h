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

#include "engine/core/seed.h"

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
  std::size_t given() const { return given_.size(); }  // how many flags
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

/// The flags of a command behind those of a game's own options.
std::vector<Flag> flags_behind(std::span<const Flag> options, std::span<const Flag> own);

/// A list on the command line, such as names of bots.
std::vector<std::string> split_at_commas(std::string_view text);

/// The flag that `seed_of` reads, for a command to announce with its own.
inline constexpr Flag kSeedFlag{"seed", "HEX|NUMBER", "32 to 64 hex digits, or a number (random)"};

/// What `wanted_language` is asked with.
inline constexpr Flag kLanguageFlag{"language", "CODE",
                                    "en, nl, fi, sv, da or nb (the locale's, or else en)"};

/// 256 bits that nobody can guess.
Seed system_seed();

/// A seed as 32 to 64 hex digits or as a whole number. Throws Refused.
Seed read_seed(std::string_view text);

/// The seed given with --seed, or one of the system's.
Seed seed_of(const Arguments& arguments);

}  // namespace coverstory::cli
