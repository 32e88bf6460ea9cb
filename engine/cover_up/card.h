// CU-1: the transparent cards. A card is its face: eight squares, 2 wide and 4 high, each empty or
// with one of six symbols, packed four bits a square, so that a card is a value of four bytes and a
// state needs no deck to know what its cards show.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace coverstory::cover_up {

inline constexpr int kSquares = 8;
inline constexpr int kWidth = 2;   // of an upright card
inline constexpr int kHeight = 4;  // of an upright card
inline constexpr int kSymbols = 6;

/// 0 is an empty square, 1 to 6 are the symbols a to f.
using Symbol = std::uint8_t;

enum class Color : std::uint8_t { Green, Yellow, Red };
inline constexpr int kColors = 3;

struct Card {
  /// Square i, left to right and top to bottom, stands in bits 4i to 4i + 3.
  std::uint32_t squares = 0;

  friend constexpr bool operator==(Card, Card) = default;
  friend constexpr auto operator<=>(Card, Card) = default;

  constexpr Symbol at(int square) const { return squares >> (4 * square) & 15u; }
};

/// CU-1.1: 4, 5 or 6 on a card of the game.
constexpr int symbols_on(Card card) {
  const std::uint32_t any = card.squares | card.squares >> 1 | card.squares >> 2;
  return std::popcount(any & 0x11111111u);
}

/// CU-1.1: a card's colour follows from the number of its symbols.
constexpr Color color_of(Card card) {
  return static_cast<Color>(symbols_on(card) - 4);
}

/// CU-1.3: eight characters, `.` for an empty square and `a` to `f` for a symbol.
std::string code_of(Card card);
std::optional<Card> card_from_code(std::string_view code);

}  // namespace coverstory::cover_up
