// The rules of the moment in our own words, with the clauses of the rules, for a person who asks.
#pragma once

#include <string>

#include "engine/cover_me/view.h"

namespace coverstory::cli {

/// For the start of a game: what it is about, in a few lines.
std::string welcome_words();

/// What the decision that is due means.
std::string rules_of_the_moment(const cover_me::View& view);

/// The words that can be typed beside numbers.
std::string commands_help();

}  // namespace coverstory::cli
