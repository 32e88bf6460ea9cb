// What a game of Cover Me begins with, in words: the options, the open piles, the influence row.
#pragma once

#include <string>

#include "cli/cast.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

/// A few lines: players, length, values, dealing, ties.
std::string options_words(const cover_me::Options& options, const Cast& cast);

/// A line for each open pile, its top card and its size.
std::string open_piles_words(const cover_me::View& view);

/// "Influence row: …"
std::string influence_words(const cover_me::View& view);

}  // namespace coverstory::cli
