#include "engine/cover_up/puzzle.h"

#include <charconv>
#include <cstdint>

#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"

namespace coverstory::cover_up {
namespace {

/// CU-6.3: the hands of the five rounds.
constexpr std::array<Mix, 5> kMixes{{{5, 0, 0}, {4, 1, 0}, {3, 1, 1}, {2, 2, 1}, {1, 2, 2}}};

/// From Monday to Sunday.
constexpr std::array<std::size_t, 7> kRoundOfWeekday{1, 2, 3, 3, 4, 4, 5};

/// A number of digits only: no sign, no blank.
std::optional<int> number_in(std::string_view digits) {
  if (digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

constexpr bool is_leap(int year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

constexpr int days_in(int year, int month) {
  constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap(year) ? 1 : 0);
}

/// The days from 1970-01-01 to the first of January of a year.
constexpr int days_before(int year) {
  const auto leap_days_before = [](int y) { return (y - 1) / 4 - (y - 1) / 100 + (y - 1) / 400; };
  return 365 * (year - 1970) + leap_days_before(year) - leap_days_before(1970);
}

constexpr PuzzleDay day_of(int year, int month, int day) {
  int number = days_before(year) + day - 1;
  for (int earlier = 1; earlier < month; ++earlier) number += days_in(year, earlier);
  return {static_cast<std::uint32_t>(number)};
}

/// The seed of a day. All days are derived from the seed of zeros, for this purpose alone.
Seed seed_of(PuzzleDay day) {
  return Seed{}.derived(Seed::Purpose::Puzzle, day.number);
}

}  // namespace

std::optional<PuzzleDay> puzzle_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = number_in(text.substr(0, 4));
  const auto month = number_in(text.substr(5, 2));
  const auto day = number_in(text.substr(8, 2));
  if (!year || !month || !day) return std::nullopt;
  if (*year < kFirstPuzzleYear || *year > kLastPuzzleYear) return std::nullopt;
  if (*month < 1 || *month > 12 || *day < 1 || *day > days_in(*year, *month)) return std::nullopt;
  return day_of(*year, *month, *day);
}

Mix puzzle_mix(PuzzleDay day) {
  const std::uint32_t since_monday = (day.number + 3) % 7;
  return kMixes[kRoundOfWeekday[since_monday] - 1];
}

Hand puzzle_of(PuzzleDay day) {
  const Deck deck = shuffled(standard_deck(), seed_of(day));
  const Mix mix = puzzle_mix(day);
  Hand hand;
  for (std::size_t color = 0; color < kColors; ++color) {
    for (int i = 0; i < mix[color]; ++i) {
      hand.push_back(deck.colors[color][static_cast<std::size_t>(i)]);
    }
  }
  ENSURE(hand.size() == kHandSize);
  return hand;
}

}  // namespace coverstory::cover_up
