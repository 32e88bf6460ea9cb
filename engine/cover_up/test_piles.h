// Short ways to write cards and piles down in tests.
#pragma once

#include <string_view>

#include "engine/core/rng.h"
#include "engine/cover_up/pile.h"

namespace coverstory::cover_up {

/// Of codes in tests, which may also be of no colour (CU-1.1 is not asked for).
inline Card card(std::string_view code) {
  ENSURE(code.size() == kSquares);
  Card result;
  for (int square = 0; square < kSquares; ++square) {
    const auto symbol = std::string_view(".abcdef").find(code[static_cast<std::size_t>(square)]);
    ENSURE(symbol != std::string_view::npos);
    result.squares |= static_cast<std::uint32_t>(symbol) << (4 * square);
  }
  return result;
}

inline Placement lying(std::string_view code, int o, int x, int y) {
  return {card(code), static_cast<std::uint8_t>(o), static_cast<std::int8_t>(x),
          static_cast<std::int8_t>(y)};
}

inline Placement lying(Card which, int o, int x, int y) {
  return {which, static_cast<std::uint8_t>(o), static_cast<std::int8_t>(x),
          static_cast<std::int8_t>(y)};
}

/// Lays the cards one by one, each where a judge finds no fault after some tries, or not at all.
template <class IsValid>
Pile grown(const Hand& cards, FastRng& rng, IsValid is_valid) {
  Pile pile;
  const auto near_middle = [&] { return static_cast<int>(rng.below(9)) - 4; };
  for (const Card card : cards) {
    for (int attempt = 0; attempt < 200; ++attempt) {
      Pile more = pile;
      more.push_back(lying(card, static_cast<int>(rng.below(8)), near_middle(), near_middle()));
      if (!is_valid(more)) continue;
      pile = more;
      break;
    }
  }
  return pile;
}

}  // namespace coverstory::cover_up
