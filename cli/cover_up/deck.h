// The cards of a game of Cover Up: the standard deck, or one from a file (CU-1.2).
#pragma once

#include <string>
#include <string_view>

#include "engine/cover_up/deck.h"

namespace coverstory::cli {

/// Throws Refused: FILE:LINE: what is wrong, or why the file cannot be read.
cover_up::Deck read_deck_file(const std::string& file);

/// How records name the deck of a file: without its folders. Throws Refused for a name that means
/// the standard deck.
std::string deck_name(std::string_view file);

}  // namespace coverstory::cli
