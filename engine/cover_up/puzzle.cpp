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

/// The seed of a day. All days are derived from the seed of zeros, for this purpose alone; days
/// count from 1970-01-01.
Seed seed_of(PuzzleDay day) {
  const auto index = static_cast<std::uint64_t>(day.time_since_epoch().count());
  return Seed{}.derived(Seed::Purpose::Puzzle, index);
}

}  // namespace

std::optional<PuzzleDay> puzzle_day(std::string_view text) {
  using namespace std::chrono;
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto y = number_in(text.substr(0, 4));
  const auto m = number_in(text.substr(5, 2));
  const auto d = number_in(text.substr(8, 2));
  if (!y || !m || !d || *y < kFirstPuzzleYear || *y > kLastPuzzleYear) return std::nullopt;
  const year_month_day date{year(*y), month(static_cast<unsigned>(*m)),
                            day(static_cast<unsigned>(*d))};
  if (!date.ok()) return std::nullopt;
  return sys_days(date);
}

Mix puzzle_mix(PuzzleDay day) {
  const unsigned weekday = std::chrono::weekday(day).iso_encoding();
  return kMixes[kRoundOfWeekday[weekday - 1] - 1];
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
