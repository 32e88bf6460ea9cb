#include "server/table_clock.h"

#include <algorithm>
#include <utility>

namespace coverstory::server {
namespace {

using Nanoseconds = TableClock::Nanoseconds;
using namespace std::chrono_literals;

/// Whoever is asked once a second and was not for so long stood still.
constexpr Nanoseconds kStandstill = 5s;
/// One part in so many faster or slower: half a second in a clock of thirty.
constexpr int kSlew = 50;

}  // namespace

TableClock::Sources TableClock::of_the_system() {
  return {.time_of_day = [] { return std::chrono::system_clock::now().time_since_epoch(); },
          .steady = [] { return std::chrono::steady_clock::now().time_since_epoch(); }};
}

TableClock::TableClock(Sources sources)
    : sources_(std::move(sources)),
      steady_(sources_.steady()),
      day_(sources_.time_of_day()),
      time_(day_) {}

void TableClock::start_no_earlier_than(tables::Time time) {
  time_ = std::max<Nanoseconds>(time_, std::chrono::milliseconds(time));
}

tables::Time TableClock::now() {
  const Nanoseconds steady = sources_.steady(), day = sources_.time_of_day();
  Nanoseconds passed = std::max(steady - steady_, 0ns);
  // A sleep that the steady clock does not count is seen in the time of day alone, as is a step of
  // it: in both cases time is given.
  if (passed > kStandstill || day - day_ > kStandstill) stood_still_ = true;
  passed = std::min(passed, kStandstill);
  const Nanoseconds behind = day - (time_ + passed);
  time_ += passed + std::clamp(behind, -passed / kSlew, passed / kSlew);
  steady_ = steady;
  day_ = day;
  return std::chrono::duration_cast<std::chrono::milliseconds>(time_).count();
}

bool TableClock::stood_still() {
  return std::exchange(stood_still_, false);
}

std::chrono::seconds TableClock::lag() {
  return std::chrono::duration_cast<std::chrono::seconds>(sources_.time_of_day() - time_);
}

}  // namespace coverstory::server
