// Known small samples.
#include "bots/arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

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

}  // namespace
}  // namespace coverstory::bots::arena
