// CU-3.2: how a card lies. One of 8 orientations: `o & 3` quarter turns clockwise, after a flip
// left-right where `o & 4`; on the lattice with the top left of its eight squares at (x, y), x to
// the right, y down. All in integers.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cover_up/card.h"

namespace coverstory::cover_up {

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

}  // namespace coverstory::cover_up
