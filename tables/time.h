// The time at the tables. It is an argument everywhere; nothing in this folder asks a clock.
#pragma once

#include <algorithm>
#include <cstdint>

namespace coverstory::tables {

/// Milliseconds of the server's clock, since 1970.
using Time = std::int64_t;

/// The latest time of those that somebody was told: it never goes back.
class LatestTime {
 public:
  void advance(Time now) { time_ = std::max(time_, now); }
  operator Time() const { return time_; }

 private:
  Time time_ = 0;
};

/// How long it may take clients to be back after they could not be heard: their longest pause
/// before they dial again, and a little more.
inline constexpr Time kComingBackMs = 20'000;

/// What could not be done now is tried again, but not at once.
inline constexpr Time kPauseMs = 1000;

}  // namespace coverstory::tables
