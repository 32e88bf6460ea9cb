// CU-7.3: the puzzle of the day, five cards made from a calendar date alone. The date is the key of
// a dealing stream, so that engines everywhere, with no server to ask, deal the same cards. What
// was dealt for a date must never change: people compare their results.
//
// No solver looks at the cards: every deal of the standard deck is worth building, and a puzzle so
// depends on nothing but the deck and the stream.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/cover_up/pile.h"

namespace coverstory::cover_up {

/// A day of the calendar.
struct PuzzleDay {
  std::uint32_t number = 0;  // from 1970-01-01, a Thursday

  friend constexpr bool operator==(PuzzleDay, PuzzleDay) = default;
};

inline constexpr int kFirstPuzzleYear = 2000;
inline constexpr int kLastPuzzleYear = 2999;

/// `2026-11-16`, a day of the years above; nothing for a text that is no such day.
std::optional<PuzzleDay> puzzle_day(std::string_view text);

/// CU-6.3: how many green, yellow and red cards a hand has.
using Mix = std::array<int, kColors>;

/// CU-7.3: harder towards Sunday.
Mix puzzle_mix(PuzzleDay day);

/// The five cards of a day; green first, then yellow, then red.
Hand puzzle_of(PuzzleDay day);

}  // namespace coverstory::cover_up
