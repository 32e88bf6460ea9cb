// What a house of tables allows at most.
#pragma once

#include <cstddef>

#include "tables/time.h"

namespace coverstory::tables {

struct HouseLimits {
  std::size_t tables = 20'000;  // in memory
  std::size_t spectators_of_a_table = 200;
  std::size_t entries_of_a_table = 50'000;
  std::size_t bytes_of_a_table = 16 << 20;  // of its entries
  Time rest_after_ms = 10 * 60'000;         // a table that nobody watches and no clock drives

  // Records and replays of finished games.
  std::size_t reading_bytes = 8 << 20;  // of one of them
  std::size_t kept_bytes = 64 << 20;    // of all that are kept to be asked for again
  std::size_t readings = 64;            // that wait to be made
  std::size_t askers = 1024;            // that wait for them

  // While the store is slow, so much waits for it; whoever asks for more is refused.
  std::size_t waiting_entries = 20'000;
  std::size_t held_messages = 200'000;
};

}  // namespace coverstory::tables
