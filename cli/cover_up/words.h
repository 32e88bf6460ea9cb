// Cover Up in plain English: cards, the end of a round, what a player's pile cost and why.
#pragma once

#include <string>
#include <string_view>

#include "engine/cover_up/events.h"

namespace coverstory::cli {

/// "green [ab..cd..]": in brackets, as a code may end like a sentence.
std::string with_color(cover_up::Card card);
/// "[ab..cd..], [ef..ab..] and …", or "none".
std::string codes(const cover_up::Hand& cards);

/// How a round ended (CU-4.2, CU-7.2).
std::string_view ending_words(cover_up::EndedBy ended_by, int players);

/// "2 over par (70)", "at par (70)", "1 under par (70)".
std::string against_par_words(int points, int par);

/// A player's round: the sum with its parts (CU-5), and the pile with one at par beside it.
std::string seat_words(std::string_view who, const cover_up::SeatResult& result);

}  // namespace coverstory::cli
