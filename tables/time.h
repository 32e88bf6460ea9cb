// The time at the tables. It is an argument everywhere; nothing in this folder asks a clock.
#pragma once

#include <cstdint>

namespace coverstory::tables {

/// Milliseconds of the server's clock, since 1970.
using Time = std::int64_t;

}  // namespace coverstory::tables
