// The end of a game in words: the ranking, and what decided between players of equal prestige
// (CM-9.7, CM-10.2).
#pragma once

#include <string>

#include "cli/cast.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

/// "Prestige so far: You 12, Alice 8."
std::string standings(const cover_me::View& view, const Cast& cast);

/// A line for each place, then a line for each draw that a later figure decided.
std::string result_words(const cover_me::View& view, const cover_me::Ranking& ranking,
                         const Cast& cast);

}  // namespace coverstory::cli
