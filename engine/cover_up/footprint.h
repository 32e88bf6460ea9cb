// What a card shows where it lies (CU-3.2), and where two cards meet (CU-3.3, CU-3.4). A lying card
// fits in 4 by 4 squares of four bits, one 64-bit word, so that two cards are compared with a shift
// and a few masks: a pile is checked on every move of a finger and in every step of a search.
#pragma once

#include <cstdint>

#include "engine/cover_up/placement.h"

namespace coverstory::cover_up {

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
