// The race between candidates, and the countdown of a budget by iterations.
#include "bots/race.h"

#include <gtest/gtest.h>

#include "bots/budget.h"
#include "engine/core/rng.h"

namespace coverstory::bots {
namespace {

TEST(Race, the_best_on_average_leads) {
  Race race(3);
  race.record({0.1, 0.4, 0.2});
  race.record({0.9, 0.8, 0.7});
  EXPECT_EQ(race.leader(), 1u);
  EXPECT_EQ(race.running().size(), 3u);
}

TEST(Race, of_equals_the_first_leads) {
  Race race(3);
  race.record({0.5, 0.5, 0.5});
  EXPECT_EQ(race.leader(), 0u);
}

TEST(Race, luck_that_all_share_hides_no_difference) {
  FastRng rng(Seed::from_number(1));
  Race race(2);
  for (int i = 0; i < 200 && !race.is_decided(); ++i) {
    const double luck = rng.unit();
    race.record({luck, luck + 0.01 * rng.unit()});
  }
  EXPECT_TRUE(race.is_decided());
  EXPECT_EQ(race.leader(), 1u);
}

TEST(Race, who_is_clearly_behind_drops_out_and_the_others_run_on) {
  FastRng rng(Seed::from_number(2));
  Race race(3);
  for (int i = 0; i < 100; ++i) {
    std::vector<double> values;
    for (const std::size_t candidate : race.running()) {
      values.push_back(rng.unit() - (candidate == 0 ? 2 : 0));
    }
    race.record(values);
  }
  EXPECT_EQ(race.running(), (std::vector<std::size_t>{1, 2}));
}

int iterations_of(Countdown countdown) {
  int count = 0;
  while (countdown.another()) ++count;
  return count;
}

TEST(Countdown, a_budget_of_iterations_is_kept_to_the_letter) {
  EXPECT_EQ(iterations_of(Countdown(Budget::of_iterations(1))), 1);
  EXPECT_EQ(iterations_of(Countdown(Budget::of_iterations(17))), 17);
}

TEST(Countdown, there_is_always_one_iteration) {
  EXPECT_EQ(iterations_of(Countdown(Budget::of_iterations(0))), 1);
  EXPECT_EQ(iterations_of(Countdown(Budget::of_ms(0))), 1);
}

}  // namespace
}  // namespace coverstory::bots
