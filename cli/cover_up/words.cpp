#include "cli/cover_up/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "cli/telling.h"
#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/pile.h"

namespace coverstory::cli {

using namespace cover_up;

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

/// "17 points: 15 symbols seen, 3 for 1 card beside the pile, 1 less for the hourglass"
std::string points_words(const Score& score) {
  std::string text =
      fmt::format("{}: {} seen", counted(score.points, "point"), counted(score.visible, "symbol"));
  if (!score.beside.empty()) {
    text += fmt::format(", {} for {} beside the pile", score.beside_points,
                        counted(static_cast<int>(score.beside.size()), "card"));
  }
  if (score.hourglass != 0) {
    text += fmt::format(", 1 {} for the hourglass", score.hourglass < 0 ? "less" : "more");
  }
  return text;
}

/// CU-5.1: what was wrong with a pile.
std::string mistake_words(const SeatResult& result) {
  if (result.score.removed.empty()) return "";
  const PileCheck mistakes = check(result.pile);
  const std::string_view reason = mistakes.conflicts.empty()
                                      ? "the pile does not hang together"
                                      : "different symbols lie on each other (!)";
  return fmt::format("A mistake: {}. Removed from the top: {}.\n", reason,
                     codes(result.score.removed));
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

std::string with_color(Card card) {
  return fmt::format("{} [{}]", name_of(color_of(card)), code_of(card));
}

std::string codes(const Hand& cards) {
  std::vector<std::string> items;
  for (const Card card : cards) items.push_back(fmt::format("[{}]", code_of(card)));
  return listed(items);
}

std::string_view ending_words(EndedBy ended_by, int players) {
  switch (ended_by) {
    case EndedBy::Hourglass:
      return "The hourglass has run out.";
    case EndedBy::Done:
      return players == 1 ? "The player is done." : "All are done.";
    case EndedBy::Limit:
      return players == 1 ? "The time is up."
                          : "Nobody has flipped the hourglass; at the limit it ran by itself.";
  }
  ENSURE(false && "a way to end");
  return {};
}

std::string against_par_words(int points, int par) {
  const int over = points - par;
  if (over == 0) return fmt::format("at par ({})", par);
  return fmt::format("{} {} par ({})", std::abs(over), over > 0 ? "over" : "under", par);
}

std::string seat_words(std::string_view who, const SeatResult& result) {
  std::string text = fmt::format("{}: {}; {}.\n", who, points_words(result.score),
                                 against_par_words(result.score.points, result.par.points));
  text += mistake_words(result);
  if (!result.score.beside.empty()) {
    text += fmt::format("Beside the pile: {}.\n", codes(result.score.beside));
  }
  return text + side_by_side({"The pile", result.pile}, {"At par", result.par.pile});
}

}  // namespace coverstory::cli
