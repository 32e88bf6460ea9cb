// coverstory puzzle: the five cards of a date (CU-7.3), the same that the page deals.
#include "engine/cover_up/puzzle.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/cover_up/commands.h"
#include "cli/cover_up/pictures.h"
#include "cli/cover_up/solve_answer.h"
#include "cli/refused.h"
#include "engine/cover_up/deck.h"
#include "records/cover_up/cards.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

constexpr std::array<Flag, 3> kFlags{{
    {"solve", "", "par too, and a pile that reaches it"},
    {"json", "", "answer with a line of JSON"},
    {"help", "", "this text"},
}};

constexpr std::string_view kUsage =
    "Usage: coverstory puzzle [DATE] [options]\n"
    "The five cards of the puzzle of the day, today or on a date such as 2026-11-16.\n";

/// A year of four digits even where a clock is far off: it is refused as a date then.
std::string local_date() {
  const std::time_t now = std::time(nullptr);
  return fmt::format("{:%Y-%m-%d}", fmt::localtime(now));
}

std::string date_in(const Arguments& arguments, std::string_view today) {
  const auto& words = arguments.positional();
  if (words.size() > 1) throw Refused("A puzzle has one date.");
  return std::string(words.empty() ? today : words[0]);
}

PuzzleDay day_of(const std::string& date) {
  if (const auto day = puzzle_day(date)) return *day;
  throw Refused(
      fmt::format("There is no puzzle of that date; expected one such as 2026-11-16, {} to {}.",
                  kFirstPuzzleYear, kLastPuzzleYear));
}

/// Each card upright under its colour.
std::string cards_text(const Hand& hand) {
  std::vector<Pile> piles;
  for (const Card card : hand) piles.push_back(Pile{Placement{.card = card}});
  std::vector<Headed> columns;
  for (const Pile& pile : piles) columns.push_back({name_of(color_of(pile[0].card)), pile});
  return side_by_side(columns);
}

std::string puzzle_text(const std::string& date, const Hand& hand) {
  std::string text = fmt::format("Puzzle of {}\n\n{}\n", date, cards_text(hand));
  text += "Solve: coverstory solve";
  for (const Card card : hand) text += ' ' + code_of(card);
  return text + '\n';
}

boost::json::object puzzle_json(const std::string& date, const Hand& hand) {
  return {{"date", date}, {"cards", records::cover_up::list_json(hand)}};
}

}  // namespace

int puzzle(Words words, std::string_view today, std::ostream& out) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    out << kUsage << help_of(kFlags);
    return 0;
  }
  const std::string date = date_in(arguments, today);
  const Hand hand = puzzle_of(day_of(date));
  if (arguments.has("json")) {
    boost::json::object answer = puzzle_json(date, hand);
    if (arguments.has("solve")) {
      for (const auto& [key, value] : answer_json(solve_and_time(hand, {}), Effort::Exact)) {
        answer[key] = value;
      }
    }
    out << answer << '\n';
  } else {
    out << puzzle_text(date, hand);
    if (arguments.has("solve")) out << '\n' << answer_text(solve_and_time(hand, {}));
  }
  out.flush();
  if (!out) throw Refused("The answer cannot be written.");
  return 0;
}

int puzzle(Words words) {
  return puzzle(words, local_date(), std::cout);
}

}  // namespace coverstory::cli
