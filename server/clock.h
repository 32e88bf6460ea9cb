// The two clocks of the server: one that never jumps, for measuring and waiting, and the time of
// day that tables are told.
#pragma once

#include <chrono>

#include "tables/outside.h"

namespace coverstory::server {

using Steady = std::chrono::steady_clock;
using Instant = Steady::time_point;

inline tables::Time time_of_day() {
  using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::system_clock;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

inline double seconds(Steady::duration duration) {
  return std::chrono::duration<double>(duration).count();
}

}  // namespace coverstory::server
