#include "bots/arena/durations.h"

#include <gtest/gtest.h>

namespace coverstory::bots::arena {
namespace {

using namespace std::chrono_literals;

TEST(ArenaDurations, the_mean_is_exact_and_a_quantile_is_within_a_percent) {
  Durations durations;
  for (int ms = 1; ms <= 1000; ++ms) durations.add(std::chrono::milliseconds(ms));
  EXPECT_EQ(durations.count(), 1000u);
  EXPECT_DOUBLE_EQ(durations.mean_ms(), 500.5);
  EXPECT_GE(durations.quantile_ms(0.99), 990 * 0.9999);
  EXPECT_LE(durations.quantile_ms(0.99), 990 * 1.0101);
  EXPECT_NEAR(durations.quantile_ms(0.5), 500, 5.1);
}

TEST(ArenaDurations, one_slow_decision_in_a_thousand_is_beyond_the_99th_percent) {
  Durations durations;
  for (int i = 0; i < 999; ++i) durations.add(2ms);
  durations.add(10s);
  EXPECT_NEAR(durations.quantile_ms(0.99), 2, 0.021);
  EXPECT_NEAR(durations.quantile_ms(1), 10'000, 101);
}

TEST(ArenaDurations, the_shortest_and_the_longest_have_a_place) {
  Durations durations;
  durations.add(0ns);
  durations.add(1000h);
  EXPECT_EQ(durations.count(), 2u);
  EXPECT_NEAR(durations.quantile_ms(0.5), 0.001, 1e-6);
  EXPECT_GT(durations.quantile_ms(1), 1e6);
}

TEST(ArenaDurations, no_decisions_took_no_time) {
  EXPECT_EQ(Durations().mean_ms(), 0);
  EXPECT_EQ(Durations().quantile_ms(0.99), 0);
}

}  // namespace
}  // namespace coverstory::bots::arena
