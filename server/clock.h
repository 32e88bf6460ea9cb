// The clock of the server that never jumps, for measuring and waiting. What tables are told is in
// table_clock.h.
#pragma once

#include <chrono>

namespace coverstory::server {

using Steady = std::chrono::steady_clock;
using Instant = Steady::time_point;

inline double seconds(Steady::duration duration) {
  return std::chrono::duration<double>(duration).count();
}

}  // namespace coverstory::server
