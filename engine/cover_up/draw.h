// A pile as text, a character a square: the letter of the symbol that can be seen (CU-5.2), `.`
// where cards lie but show none, `!` where different symbols meet (CU-3.3), a space where no card
// lies. For the command line and for tests.
#pragma once

#include <string>

#include "engine/cover_up/pile.h"

namespace coverstory::cover_up {

/// The rows from top to bottom, each ending in a line feed, without spaces at the end. The smallest
/// rectangle that holds the pile is drawn; an empty pile is an empty text.
std::string draw(const Pile& pile);

}  // namespace coverstory::cover_up
