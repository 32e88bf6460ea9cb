// The time that tables are told. It begins as the time of day and then runs by a clock that never
// jumps, so that nobody's time for a decision ends, or never ends, because the time of day was set.
// Where the two differ it runs a little faster or slower until they agree.
//
// While the process or the machine stood still, so did this clock: nobody could be heard, and
// nobody's time ran. Clients must then be given time to come back; `stood_still` says when.
#pragma once

#include <chrono>
#include <functional>

#include "tables/time.h"

namespace coverstory::server {

class TableClock {
 public:
  using Nanoseconds = std::chrono::nanoseconds;
  /// Where the time comes from. The second never goes back; it may or may not count a sleep of the
  /// machine.
  struct Sources {
    std::function<Nanoseconds()> time_of_day;  // since 1970
    std::function<Nanoseconds()> steady;
  };
  static Sources of_the_system();

  explicit TableClock(Sources sources = of_the_system());

  /// What happened by that time is in a log: the clock has been there already.
  void start_no_earlier_than(tables::Time time);

  /// Never before what it said last. To be asked at least once a second.
  tables::Time now();
  /// Whether it has stood still since this was asked last.
  bool stood_still();
  /// How far the time of day is ahead of it.
  std::chrono::seconds lag();

 private:
  Sources sources_;
  Nanoseconds steady_;  // when it was asked last
  Nanoseconds day_;     // the time of day then
  Nanoseconds time_;    // what it said
  bool stood_still_ = false;
};

}  // namespace coverstory::server
