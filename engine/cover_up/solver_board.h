// The par solver's board: which symbol is seen on which square. A torus of 16 by 16 squares is
// enough: a pile that hangs together is at most 5 * 4 - 4 = 16 squares long, so that no two of its
// squares fall on the same square of the torus.
//
// The board is kept twice, by rows and by columns, a line of 16 squares in one word. The eight
// squares under a card are then always 16 bits of each of two adjacent lines, and a card is checked
// against the whole pile with a few operations on one 32-bit word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/cover_up/solver_pose.h"

namespace coverstory::cover_up::solver {

/// Eight squares, four bits each: 0 for an empty one, 8 + symbol for others. Bits 4 (4 a + b) hold
/// the square b of line a.
using Face = std::uint32_t;
inline constexpr Face kSeen = 0x88888888u;  // the bits that tell that a square is not empty

constexpr int seen_in(Face face) {
  return static_cast<int>(((face & kSeen) >> 3) * 0x11111111u >> 28);
}

/// The squares, as bits of kSeen, that are not empty on either of the two.
constexpr Face shared_squares(Face a, Face b) {
  return a & b & kSeen;
}

/// CU-3.3: different symbols must not lie on the same square.
constexpr bool clashes(Face a, Face b) {
  const Face differs = ((a ^ b) & ~kSeen) + ~kSeen;
  return (differs & shared_squares(a, b)) != 0;
}

/// The part of `face` whose squares are in `squares`, bits of kSeen.
constexpr Face part_of(Face face, Face squares) {
  return face & ((squares >> 3) * 15u);
}

class Board {
 public:
  Face under(Pose pose) const {
    const unsigned line = line_of(pose), turn = 4u * static_cast<unsigned>(pose.along);
    const auto first =
        static_cast<std::uint16_t>(std::rotr(lines_[line], static_cast<int>(turn & 63u)));
    const auto second = static_cast<std::uint16_t>(
        std::rotr(lines_[next_line(line)], static_cast<int>(turn & 63u)));
    return first | Face{second} << 16;
  }

  /// Lays squares that are empty on the board, or lifts the same squares again.
  void toggle(Pose pose, Face face) {
    unsigned line = line_of(pose);
    flip(line, face & 0xFFFFu, pose.along);
    flip(next_line(line), face >> 16, pose.along);
    const unsigned crossing = is_upright(pose.o) ? 0u : 16u;
    for (unsigned i = 0; i < 4; ++i) {
      const std::uint64_t pair = (face >> (4 * i) & 15u) | (face >> (12 + 4 * i) & 0xF0u);
      flip(crossing | ((static_cast<unsigned>(pose.along) + i) & 15u), pair, pose.across);
    }
  }

 private:
  /// Lines 0 to 15 are the rows, 16 to 31 the columns.
  static unsigned line_of(Pose pose) {
    return (static_cast<unsigned>(pose.across) & 15u) | (is_upright(pose.o) ? 16u : 0u);
  }
  static unsigned next_line(unsigned line) { return (line & 16u) | ((line + 1) & 15u); }
  void flip(unsigned line, std::uint64_t squares, int from) {
    lines_[line] ^= std::rotl(squares, static_cast<int>(4u * static_cast<unsigned>(from) & 63u));
  }

  std::array<std::uint64_t, 32> lines_{};
};

}  // namespace coverstory::cover_up::solver
