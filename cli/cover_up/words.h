// Cover Up in plain words: cards, the end of a round, what a player's pile cost and why.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/cover_up/deck.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/pile.h"

namespace coverstory::cli {

// Piles of Cover Up as pictures of text: a letter and a blank for each square, so that squares look
// square in a terminal. What the characters mean stands in engine/cover_up/pile.h.

/// Lines that begin with two blanks. An empty pile is told in words.
std::string picture(const cover_up::Pile& pile);

/// A pile under its heading.
struct Headed {
  std::string heading;
  const cover_up::Pile& pile;
};

/// Pictures beside each other.
std::string side_by_side(std::span<const Headed> piles);
inline std::string side_by_side(const Headed& left, const Headed& right) {
  return side_by_side(std::array{left, right});
}

/// "turned a quarter clockwise", "flipped, then turned half round" (CU-3.2).
std::string orientation_words(int o);

/// "green".
std::string color_words(cover_up::Color color);
/// "[ab..cd..]": in brackets, as a code may end like a sentence.
std::string bracketed(cover_up::Card card);
/// "[ab..cd..], [ef..ab..] and …", or "none".
std::string codes(const cover_up::Hand& cards);

/// "17 points".
std::string points_words(int points);

/// How a round ended (CU-4.2, CU-7.2).
std::string ending_words(cover_up::EndedBy ended_by);

/// "2 over par (70)", "Level par (70)", "1 under par (70)".
std::string against_par_words(int points, int par);

/// A player's round: the sum with its parts (CU-5), and the pile with one at par beside it.
std::string seat_words(std::string_view who, const cover_up::SeatResult& result);

}  // namespace coverstory::cli
