#include "bots/arena/standings.h"

#include <gtest/gtest.h>

namespace coverstory::bots::arena {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kStrong = 0, kWeak = 1;

/// One strong against two weak: the strong one first, then a tie of all three.
std::vector<GameResult> first_deck() {
  return {{{.bot = kStrong, .win = 1, .rank = 1, .points = 20, .times = {1ms, 3ms}},
           {.bot = kWeak, .rank = 2, .points = 10, .times = {4ms}, .forfeits = 2},
           {.bot = kWeak, .rank = 3, .points = 4}},
          {{.bot = kWeak, .win = 1.0 / 3, .rank = 1, .points = 8},
           {.bot = kStrong, .win = 1.0 / 3, .rank = 1, .points = 8},
           {.bot = kWeak, .win = 1.0 / 3, .rank = 1, .points = 8}}};
}

TEST(ArenaStandings, a_deck_is_one_value_for_each_bot) {
  Standings standings({"strong", "weak"});
  standings.add_deck(first_deck());
  EXPECT_EQ(standings.decks(), 1u);
  EXPECT_EQ(standings.games(), 2u);
  const Standing &strong = standings.bots()[kStrong], &weak = standings.bots()[kWeak];
  EXPECT_EQ(strong.name, "strong");
  EXPECT_EQ(strong.seats, 2u);
  EXPECT_EQ(weak.seats, 4u);
  EXPECT_EQ(strong.win.count(), 1u);
  EXPECT_DOUBLE_EQ(strong.win.mean(), 2.0 / 3);
  EXPECT_DOUBLE_EQ(weak.win.mean(), 1.0 / 6);
  EXPECT_DOUBLE_EQ(strong.rank.mean(), 1);
  EXPECT_DOUBLE_EQ(weak.rank.mean(), 7.0 / 4);
  EXPECT_DOUBLE_EQ(strong.points.mean(), 14);
  EXPECT_DOUBLE_EQ(weak.points.mean(), 7.5);
}

TEST(ArenaStandings, efforts_are_summed_over_all_seats) {
  Standings standings({"strong", "weak"});
  standings.add_deck(first_deck());
  standings.add_deck(first_deck());
  EXPECT_EQ(standings.bots()[kStrong].times.count(), 4u);
  EXPECT_DOUBLE_EQ(standings.bots()[kStrong].times.mean_ms(), 2);
  EXPECT_EQ(standings.bots()[kStrong].forfeits, 0u);
  EXPECT_EQ(standings.bots()[kWeak].forfeits, 4u);
}

TEST(ArenaStandings, pairings_count_each_seat_against_each_of_the_other_bot) {
  Standings standings({"strong", "weak"});
  standings.add_deck(first_deck());
  ASSERT_EQ(standings.pairings().size(), 1u);
  EXPECT_DOUBLE_EQ(standings.pairings()[0].ahead.mean(), (2 + 2 * 0.5) / 4);
}

TEST(ArenaStandings, three_bots_make_three_pairings_and_one_bot_none) {
  EXPECT_EQ(Standings({"a", "b", "c"}).pairings().size(), 3u);
  EXPECT_TRUE(Standings({"a"}).pairings().empty());
}

TEST(ArenaStandings, decks_that_agree_leave_no_doubt_however_their_games_differ) {
  Standings standings({"strong", "weak"});
  for (int i = 0; i < 3; ++i) standings.add_deck(first_deck());
  const Interval interval = standings.bots()[kStrong].win.interval().value();
  EXPECT_NEAR(interval.high - interval.low, 0, 1e-9);
}

}  // namespace
}  // namespace coverstory::bots::arena
