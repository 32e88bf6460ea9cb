// A line as a person types it: numbers, or a word and what follows it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::cli {

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
