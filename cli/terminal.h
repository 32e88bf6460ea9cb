// A terminal of lines: what a person types into it, and texts broken between words, since it would
// break them within.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::cli {

/// How wide the terminal behind standard output is; 0 where there is none, which means no limit.
std::size_t terminal_columns();

/// How much room a text takes: characters, not bytes.
std::size_t width_of(std::string_view text);

/// The text with spaces turned into line ends where a line would be wider than `columns`. Words
/// that are wider themselves stay whole.
std::string wrapped(std::string_view text, std::size_t columns);

/// A line as a person types it: numbers, or a word and what follows it.
struct TypedLine {
  explicit TypedLine(std::string_view line);

  /// The numbers, separated by spaces or commas; nothing if there is anything else.
  std::optional<std::vector<int>> numbers() const;

  std::string word;  // the first one, in small letters
  std::string rest;  // as typed, without spaces around it

 private:
  std::string line_;
};

}  // namespace coverstory::cli
