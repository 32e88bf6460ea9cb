// CU-1: the transparent cards. A card is its face: eight squares, 2 wide and 4 high, each empty or
// with one of six symbols, packed four bits a square, so that a card is a value of four bytes and a
// state needs no deck to know what its cards show. Then how a card lies (CU-3.2), and what it shows
// there: where two cards meet is the matter of CU-3.3 and CU-3.4.
#pragma once

#include <array>
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

// CU-3.2: how a card lies. One of 8 orientations: `o & 3` quarter turns clockwise, after a flip
// left-right where `o & 4`; on the lattice with the top left of its eight squares at (x, y), x to
// the right, y down. All in integers.

inline constexpr int kOrientations = 8;
inline constexpr int kLatticeLimit = 32;  // x and y lie within -32 … 32

struct Placement {
  Card card;
  std::uint8_t o = 0;
  std::int8_t x = 0;
  std::int8_t y = 0;

  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

constexpr bool is_upright(int o) {
  return (o & 1) == 0;
}
constexpr int width_of(int o) {
  return is_upright(o) ? kWidth : kHeight;
}
constexpr int height_of(int o) {
  return is_upright(o) ? kHeight : kWidth;
}

struct Offset {
  int x = 0;
  int y = 0;
  friend constexpr bool operator==(Offset, Offset) = default;
};

/// Where a square of the upright card comes to lie, counted from the placement's top left.
constexpr Offset offset_of(int square, int o) {
  int x = square % kWidth, y = square / kWidth, width = kWidth, height = kHeight;
  if (o & 4) x = width - 1 - x;
  for (int turn = 0; turn < (o & 3); ++turn) {
    const int turned_x = height - 1 - y;
    y = x;
    x = turned_x;
    const int turned_width = height;
    height = width;
    width = turned_width;
  }
  return {x, y};
}

// What a card shows where it lies, and where two cards meet. A lying card fits in 4 by 4 squares of
// four bits, one 64-bit word, so that two cards are compared with a shift and a few masks: a pile
// is checked on every move of a finger and in every step of a search.

/// The square in `column` and `row`, counted from (x, y), stands in bits 16·row + 4·column and up.
struct Footprint {
  std::uint64_t symbols = 0;
  int x = 0;
  int y = 0;
};

Footprint footprint_of(const Placement& placement);

/// A set of squares of a footprint: the lowest of the four bits of each.
using SquareMask = std::uint64_t;

constexpr SquareMask squares_with_symbols(std::uint64_t symbols) {
  return (symbols | symbols >> 1 | symbols >> 2) & 0x1111'1111'1111'1111u;
}

/// The squares where two cards both show a symbol, in the frame of the first.
struct Meeting {
  SquareMask equal = 0;
  SquareMask different = 0;
};

/// The symbols of `other` in the frame of `frame`; what lies outside its 4 by 4 squares is left
/// out.
constexpr std::uint64_t seen_from(const Footprint& frame, const Footprint& other) {
  const int dx = other.x - frame.x, dy = other.y - frame.y;
  if (dx <= -4 || dx >= 4 || dy <= -4 || dy >= 4) return 0;
  // A column that leaves the frame on one side would come back on the other, a row higher or lower.
  const std::uint64_t row = dx >= 0 ? 0xffffu << 4 * dx & 0xffffu : 0xffffu >> -4 * dx;
  const int shift = 16 * dy + 4 * dx;
  const std::uint64_t moved = shift >= 0 ? other.symbols << shift : other.symbols >> -shift;
  return moved & row * 0x0001'0001'0001'0001u;
}

constexpr Meeting meeting(const Footprint& a, const Footprint& b) {
  const std::uint64_t moved = seen_from(a, b);
  const SquareMask both = squares_with_symbols(a.symbols) & squares_with_symbols(moved);
  const SquareMask unequal = squares_with_symbols(a.symbols ^ moved);
  return {.equal = both & ~unequal, .different = both & unequal};
}

}  // namespace coverstory::cover_up
