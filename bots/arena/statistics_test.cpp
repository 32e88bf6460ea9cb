// Known small samples.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena/statistics.h"

namespace coverstory::bots::arena {
namespace {

Sample sample_of(std::initializer_list<double> values) {
  Sample sample;
  for (const double value : values) sample.add(value);
  return sample;
}

TEST(ArenaStatistics, the_interval_of_five_values) {
  // Mean 3, standard deviation sqrt(2.5), Student's quantile for 4 degrees of freedom 2.776445.
  const Sample sample = sample_of({1, 2, 3, 4, 5});
  EXPECT_EQ(sample.count(), 5u);
  EXPECT_DOUBLE_EQ(sample.mean(), 3);
  const Interval interval = sample.interval().value();
  EXPECT_NEAR(interval.low, 3 - 2.776445 * std::sqrt(0.5), 1e-5);
  EXPECT_NEAR(interval.high, 3 + 2.776445 * std::sqrt(0.5), 1e-5);
}

TEST(ArenaStatistics, the_interval_of_two_values_is_wide) {
  const Interval interval = sample_of({0, 1}).interval().value();
  EXPECT_NEAR(interval.high, 0.5 + 12.7062 * 0.5, 1e-3);
}

TEST(ArenaStatistics, one_value_says_nothing_about_others) {
  EXPECT_FALSE(Sample().interval().has_value());
  EXPECT_FALSE(sample_of({7}).interval().has_value());
  EXPECT_DOUBLE_EQ(sample_of({7}).mean(), 7);
}

TEST(ArenaStatistics, equal_values_leave_no_doubt) {
  const Interval interval = sample_of({2, 2, 2}).interval().value();
  EXPECT_DOUBLE_EQ(interval.low, 2);
  EXPECT_DOUBLE_EQ(interval.high, 2);
}

TEST(ArenaStatistics, many_values_come_near_the_normal_distribution) {
  Sample sample;
  for (int i = 0; i < 10'000; ++i) sample.add(i % 2);
  EXPECT_NEAR(sample.interval()->high - sample.mean(), 1.96 * 0.5 / 100, 1e-5);
}

TEST(ArenaStatistics, a_small_spread_beside_a_large_mean_is_kept) {
  const Sample sample = sample_of({1e9, 1e9 + 1, 1e9 + 2});
  EXPECT_NEAR(sample.interval()->high - sample.mean(), 4.302653 / std::sqrt(3), 1e-5);
}

TEST(ArenaStatistics, elo_of_well_known_shares) {
  EXPECT_DOUBLE_EQ(elo_difference(0.5), 0);
  EXPECT_NEAR(elo_difference(0.75), 190.85, 0.01);
  EXPECT_NEAR(elo_difference(0.25), -190.85, 0.01);
  EXPECT_NEAR(elo_difference(10.0 / 11), 400, 1e-9);
  EXPECT_TRUE(std::isinf(elo_difference(1)));
  EXPECT_LT(elo_difference(0), 0);
}

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
