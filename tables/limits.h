// What a house of tables allows at most.
#pragma once

#include <cstddef>

#include "tables/time.h"

namespace coverstory::tables {

struct HouseLimits {
  std::size_t tables = 20'000;  // in memory
  std::size_t entries_of_a_table = 50'000;
  Time rest_after_ms = 10 * 60'000;  // a table that nobody watches and no clock drives
};

}  // namespace coverstory::tables
