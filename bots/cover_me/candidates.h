// Which choices a search tries: all of them, unless there are too many. Of the pairs of covers in
// the advanced game (CM-9.3), up to 132, it tries those that plans on several samples propose.
#pragma once

#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/core/rng.h"

namespace coverstory::bots::cover_me {

/// At least one of the choices, in their order.
std::vector<Action> candidates(const View& view, const Choices& choices, FastRng& rng);

}  // namespace coverstory::bots::cover_me
