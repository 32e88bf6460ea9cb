#include "server/table_clock.h"

#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

using namespace std::chrono_literals;
using tables::Time;

constexpr Time kHour = 3'600'000;

struct TableClockTest : testing::Test {
  /// Both clocks run, and the table's is asked ten times a second.
  void pass(std::chrono::milliseconds ms) {
    for (; ms > 0ms; ms -= 100ms) {
      day += std::min(ms, 100ms);
      steady += std::min(ms, 100ms);
      now();
    }
  }
  Time now() {
    const Time time = clock.now();
    EXPECT_GE(time, last);
    return last = time;
  }

  TableClock::Nanoseconds day = 1'793'750'400s;
  TableClock::Nanoseconds steady = 500s;
  TableClock clock{{.time_of_day = [this] { return day; }, .steady = [this] { return steady; }}};
  Time last = 0;
  const Time begun = clock.now();
};

TEST_F(TableClockTest, it_is_the_time_of_day) {
  EXPECT_EQ(begun, 1'793'750'400'000);
  pass(1h);
  EXPECT_EQ(now(), begun + kHour);
  EXPECT_EQ(clock.lag(), 0s);
  EXPECT_FALSE(clock.stood_still());
}

TEST_F(TableClockTest, a_step_of_the_time_of_day_by_an_hour_either_way_is_no_step_of_it) {
  for (const auto step : {1h, -1h}) {
    const Time before = now();
    day += step;
    EXPECT_EQ(now(), before);
    pass(30s);
    EXPECT_NEAR(static_cast<double>(now() - before), 30'000, 600);
    day -= step;
  }
}

TEST_F(TableClockTest, it_comes_to_agree_with_the_time_of_day_little_by_little) {
  day += 10s;
  pass(400s);
  EXPECT_GT(clock.lag(), 0s);
  pass(200s);
  EXPECT_EQ(clock.lag(), 0s);
  day -= 10s;
  pass(600s);
  EXPECT_EQ(clock.lag(), 0s);
}

TEST_F(TableClockTest, while_the_machine_sleeps_nobodys_time_runs) {
  day += 8h;  // not counted by the steady clock
  EXPECT_EQ(now(), begun);
  EXPECT_TRUE(clock.stood_still());
  EXPECT_FALSE(clock.stood_still());
}

TEST_F(TableClockTest, while_the_process_stands_still_hardly_any_time_runs) {
  day += 8h;
  steady += 8h;
  EXPECT_LE(now(), begun + 6000);
  EXPECT_TRUE(clock.stood_still());
}

TEST_F(TableClockTest, where_a_log_is_ahead_of_the_time_of_day_it_goes_on_from_there) {
  clock.start_no_earlier_than(begun + kHour);
  EXPECT_EQ(now(), begun + kHour);
  pass(30s);
  EXPECT_NEAR(static_cast<double>(now() - begun - kHour), 30'000, 600);
  clock.start_no_earlier_than(begun);
  EXPECT_GT(now(), begun + kHour);
}

}  // namespace
}  // namespace coverstory::server
