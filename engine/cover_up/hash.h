// What a state of Cover Up is, in one number: the same natively and in the browser.
#pragma once

#include <cstdint>

#include "engine/cover_up/state.h"

namespace coverstory::cover_up {

std::uint64_t hash_of(const State& state);

}  // namespace coverstory::cover_up
