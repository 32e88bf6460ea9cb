// Piles of Cover Up as pictures of text: a letter and a blank for each square, so that squares look
// square in a terminal. What the characters mean stands in engine/cover_up/draw.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/cover_up/pile.h"

namespace coverstory::cli {

/// Lines that begin with two blanks. An empty pile is told in words.
std::string picture(const cover_up::Pile& pile);

/// A pile under its heading, which is plain ASCII.
struct Headed {
  std::string_view heading;
  const cover_up::Pile& pile;
};

/// Pictures beside each other.
std::string side_by_side(std::span<const Headed> piles);
inline std::string side_by_side(const Headed& left, const Headed& right) {
  return side_by_side(std::array{left, right});
}

/// "turned a quarter clockwise", "flipped, then turned half round" (CU-3.2).
std::string_view orientation_words(int o);

}  // namespace coverstory::cli
