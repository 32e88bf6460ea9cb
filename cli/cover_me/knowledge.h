// What a person may look up at any time: scores, the discard pile (CM-2.10), and what is known of
// the cards of others (CM-12.1, CM-12.2).
#pragma once

#include <string>

#include "cli/cast.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

std::string scores_words(const cover_me::View& view, const Cast& cast);
std::string discard_words(const cover_me::View& view);
std::string known_words(const cover_me::View& view, const Cast& cast);

}  // namespace coverstory::cli
