// A state of Cover Me as text that a person can read: the whole truth, hands and all.
#pragma once

#include <string>

#include "engine/cover_me/state.h"

namespace coverstory::python::cover_me {

std::string describe(const coverstory::cover_me::State& state);

}  // namespace coverstory::python::cover_me
