#include "cli/cover_up/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <ranges>
#include <vector>

#include "cli/speech.h"
#include "cli/telling.h"
#include "cli/terminal.h"
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
  if (pile.empty()) return {fmt::format("({})", t("coverUp.pile.none"))};
  const std::string drawn = cover_up::draw(pile);
  std::vector<std::string> rows;
  for (std::size_t at = 0; at < drawn.size(); at = drawn.find('\n', at) + 1) {
    rows.push_back(spaced(std::string_view(drawn).substr(at, drawn.find('\n', at) - at)));
  }
  return rows;
}

std::vector<std::string> column_of(const Headed& headed) {
  std::vector<std::string> rows = rows_of(headed.pile);
  rows.insert(rows.begin(), headed.heading);
  return rows;
}

/// "15 symbols showing; left out: [ab..cd..] (5 points); 1 point less for the hourglass": what
/// makes up the sum (CU-5).
std::string parts_words(const Score& score) {
  std::string text = t("coverUp.step.seen", {{"count", score.visible}});
  if (!score.beside.empty()) {
    text += fmt::format("; {} ({})", t("terminal.leftOut", {{"cards", codes(score.beside)}}),
                        points_words(score.beside_points));
  }
  if (score.hourglass != 0) {
    text += "; " + t(score.hourglass < 0 ? "terminal.hourglass.less" : "terminal.hourglass.more");
  }
  return text;
}

/// CU-5.1: what was wrong with a pile.
std::string mistake_words(const SeatResult& result) {
  if (result.score.removed.empty()) return "";
  const bool clash = !check(result.pile).conflicts.empty();
  return t(clash ? "terminal.mistake.clash" : "terminal.mistake.loose",
           {{"cards", codes(result.score.removed)}}) +
         "\n";
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
  std::vector<std::string> lines(rows);
  std::size_t width = 2;
  for (const std::vector<std::string>& column : columns) {
    for (std::size_t i = 0; i < column.size(); ++i) {
      if (column[i].empty()) continue;
      lines[i].append(width - width_of(lines[i]), ' ');
      lines[i] += column[i];
    }
    width += std::ranges::max(column | std::views::transform(width_of)) + kGap;
  }
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

std::string orientation_words(int o) {
  constexpr std::array<std::string_view, cover_up::kOrientations> kKeys{
      "terminal.lies.0", "terminal.lies.1", "terminal.lies.2", "terminal.lies.3",
      "terminal.lies.4", "terminal.lies.5", "terminal.lies.6", "terminal.lies.7",
  };
  return t(kKeys.at(static_cast<std::size_t>(o)));
}

std::string color_words(Color color) {
  switch (color) {
    case Color::Green:
      return t("terminal.green");
    case Color::Yellow:
      return t("terminal.yellow");
    case Color::Red:
      return t("terminal.red");
  }
  ENSURE(false && "a colour");
  return {};
}

std::string bracketed(Card card) {
  return fmt::format("[{}]", code_of(card));
}

std::string codes(const Hand& cards) {
  std::vector<std::string> items;
  for (const Card card : cards) items.push_back(bracketed(card));
  return listed(items);
}

std::string points_words(int points) {
  return t("coverUp.points", {{"count", points}});
}

std::string ending_words(EndedBy ended_by) {
  switch (ended_by) {
    case EndedBy::Hourglass:
      return t("coverUp.ended.hourglass");
    case EndedBy::Done:
      return t("coverUp.ended.done");
    case EndedBy::Limit:
      return t("coverUp.ended.limit");
  }
  ENSURE(false && "a way to end");
  return {};
}

std::string against_par_words(int points, int par) {
  const int over = points - par;
  const std::string words = over == 0 ? t("coverUp.par.on")
                                      : t(over > 0 ? "coverUp.par.above" : "coverUp.par.below",
                                          {{"count", std::abs(over)}});
  return fmt::format("{} ({})", words, par);
}

std::string seat_words(std::string_view who, const SeatResult& result) {
  const Score& score = result.score;
  return fmt::format("{}: {}. {}.\n{}.\n", who, points_words(score.points),
                     against_par_words(score.points, result.par.points), parts_words(score)) +
         mistake_words(result) +
         side_by_side({t("terminal.pile"), result.pile}, {t("terminal.best"), result.par.pile});
}

}  // namespace coverstory::cli
