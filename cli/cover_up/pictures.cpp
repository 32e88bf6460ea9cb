#include "cli/cover_up/pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/cover_up/pile.h"

namespace coverstory::cli {
namespace {

constexpr std::size_t kGap = 4;

/// "ab." becomes "a b .".
std::string spaced(std::string_view row) {
  std::string text;
  for (const char square : row) {
    text += square;
    text += ' ';
  }
  text.resize(text.find_last_not_of(' ') + 1);
  return text;
}

std::vector<std::string> rows_of(const cover_up::Pile& pile) {
  if (pile.empty()) return {"(no cards)"};
  const std::string drawn = cover_up::draw(pile);
  std::vector<std::string> rows;
  for (std::size_t at = 0; at < drawn.size(); at = drawn.find('\n', at) + 1) {
    rows.push_back(spaced(std::string_view(drawn).substr(at, drawn.find('\n', at) - at)));
  }
  return rows;
}

std::vector<std::string> column_of(const Headed& headed) {
  std::vector<std::string> rows = rows_of(headed.pile);
  rows.insert(rows.begin(), std::string(headed.heading));
  return rows;
}

}  // namespace

std::string picture(const cover_up::Pile& pile) {
  std::string text;
  for (const std::string& row : rows_of(pile)) text += fmt::format("  {}\n", row);
  return text;
}

std::string side_by_side(std::span<const Headed> piles) {
  std::vector<std::vector<std::string>> columns;
  for (const Headed& headed : piles) columns.push_back(column_of(headed));
  const std::size_t rows = std::ranges::max(columns, {}, &std::vector<std::string>::size).size();
  std::vector<std::string> lines(rows, "  ");
  std::size_t width = 2;
  for (std::vector<std::string>& column : columns) {
    for (std::size_t i = 0; i < column.size(); ++i) {
      if (column[i].empty()) continue;
      lines[i].resize(width, ' ');
      lines[i] += column[i];
    }
    width += std::ranges::max(column, {}, &std::string::size).size() + kGap;
  }
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

std::string_view orientation_words(int o) {
  constexpr std::array<std::string_view, cover_up::kOrientations> kWords{
      "as it is",
      "turned a quarter clockwise",
      "turned half round",
      "turned three quarters clockwise",
      "flipped",
      "flipped, then turned a quarter clockwise",
      "flipped, then turned half round",
      "flipped, then turned three quarters clockwise",
  };
  return kWords.at(static_cast<std::size_t>(o));
}

}  // namespace coverstory::cli
