// The levels easy, medium and hard of Cover Up: what they do is legal, fair and repeatable, and
// each builds better than the one below.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bots/cover_up/bot.h"
#include "engine/cover_up/game.h"
#include "engine/cover_up/solver.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

const std::vector<std::string> kLevels{"easy", "medium", "hard"};

std::unique_ptr<Bot> level(const std::string& name, std::uint64_t seed) {
  return make_bot(name, Seed::from_number(seed)).value();
}

/// A game in which nothing is built up to the given round, which has just begun.
TestGame game_in_round(int round, std::uint64_t seed, int players = 4) {
  TestGame game({.players = players}, seed);
  for (int played = 1; played < round; ++played) {
    game.play_empty_round();
    game.return_first_greens();
  }
  game.count_in();
  return game;
}

View seen_by(const TestGame& game, int seat) {
  return view(game.state, Seat(seat));
}

/// A plan of a level in a round of some game; one number makes them all.
struct Planned {
  Planned(const std::string& name, std::uint64_t number, int players = 4)
      : seen(seen_by(game_in_round(static_cast<int>(number % 5) + 1, number, players), 0)),
        plan(level(name, number)->plan_round(seen)) {}

  const Hand& hand() const { return *seen.seats[0].hand; }
  const Pile& last() const { return plan.timeline.back().pile; }
  /// The last pile that lies at the time.
  Pile pile_at(Milliseconds t) const {
    Pile pile;
    for (const Arranged& entry : plan.timeline) {
      if (entry.t <= t) pile = entry.pile;
    }
    return pile;
  }
  int over_par(const Pile& pile) const {
    return score_of(hand(), pile, Flipped::No).points - solve(hand()).points;
  }

  View seen;
  RoundPlan plan;
};

TEST(CoverUpLevels, every_entry_is_a_valid_pile_of_own_cards_and_in_the_order_of_time) {
  for (const std::string& name : kLevels) {
    for (std::uint64_t number = 0; number < 100; ++number) {
      const Planned planned(name, number);
      EXPECT_TRUE(std::ranges::is_sorted(planned.plan.timeline, {}, &Arranged::t));
      for (const Arranged& entry : planned.plan.timeline) {
        EXPECT_TRUE(is_made_of(entry.pile, planned.hand()));
        EXPECT_TRUE(std::ranges::all_of(entry.pile, is_on_lattice));
        EXPECT_TRUE(check(entry.pile).is_valid()) << name << ", number " << number;
      }
    }
  }
}

TEST(CoverUpLevels, they_build_card_by_card) {
  for (const std::string& name : kLevels) {
    for (std::uint64_t number = 0; number < 50; ++number) {
      Pile before;
      for (const Arranged& entry : Planned(name, number).plan.timeline) {
        const auto stay = std::ranges::count_if(
            entry.pile, [&](const Placement& placement) { return before.contains(placement); });
        EXPECT_GE(stay + 1, static_cast<std::ptrdiff_t>(entry.pile.size()));
        before = entry.pile;
      }
    }
  }
}

TEST(CoverUpLevels, CU_4_1_they_flip_with_all_five_cards_only) {
  for (const std::string& name : kLevels) {
    int flips = 0;
    for (std::uint64_t number = 0; number < 100; ++number) {
      const Planned planned(name, number);
      if (!planned.plan.flip_at) continue;
      EXPECT_TRUE(planned.pile_at(*planned.plan.flip_at).full());
      ++flips;
    }
    EXPECT_GT(flips, 10) << name;
  }
}

TEST(CoverUpLevels, CU_7_1_hard_ends_at_par_and_flips_at_par_or_rarely_one_over) {
  int over = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Planned planned("hard", number);
    EXPECT_EQ(planned.over_par(planned.last()), 0);
    ASSERT_TRUE(planned.plan.flip_at);
    const int at_flip = planned.over_par(planned.pile_at(*planned.plan.flip_at));
    EXPECT_LE(at_flip, 1);
    over += at_flip;
  }
  EXPECT_LT(over, 15);
}

TEST(CoverUpLevels, hard_that_is_caught_early_has_a_pile_of_all_five_not_far_from_par) {
  int over = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Planned planned("hard", number);
    const auto full = std::ranges::find_if(planned.plan.timeline,
                                           [](const Arranged& entry) { return entry.pile.full(); });
    ASSERT_NE(full, planned.plan.timeline.end());
    over += planned.over_par(full->pile);
  }
  EXPECT_GT(over, 0);
  EXPECT_LT(over, 300);
}

TEST(CoverUpLevels, CU_7_2_alone_they_do_not_flip) {
  for (const std::string& name : kLevels) {
    for (std::uint64_t number = 0; number < 20; ++number) {
      EXPECT_FALSE(Planned(name, number, 1).plan.flip_at);
    }
  }
}

TEST(CoverUpLevels, a_better_level_builds_better_piles) {
  std::vector<int> over_par;
  for (const std::string& name : kLevels) {
    int& sum = over_par.emplace_back();
    for (std::uint64_t number = 0; number < 100; ++number) {
      const Planned planned(name, number);
      sum += planned.over_par(planned.last());
    }
  }
  EXPECT_GT(over_par[0], over_par[1] + 100);
  EXPECT_GT(over_par[1], over_par[2] + 100);
}

TEST(CoverUpLevels, easy_leaves_a_card_beside_now_and_then) {
  int left = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    left += Planned("easy", number).last().full() ? 0 : 1;
  }
  EXPECT_GT(left, 0);
  EXPECT_LT(left, 30);
}

TEST(CoverUpLevels, equal_views_and_seeds_give_equal_plans_and_another_seed_another) {
  for (const std::string& name : kLevels) {
    const View seen = seen_by(game_in_round(3, 1), 0);
    EXPECT_EQ(level(name, 1)->plan_round(seen), level(name, 1)->plan_round(seen));
    EXPECT_NE(level(name, 1)->plan_round(seen), level(name, 2)->plan_round(seen));
  }
}

TEST(CoverUpLevels, what_the_seat_cannot_see_does_not_matter) {
  for (const std::string& name : kLevels) {
    TestGame game = game_in_round(2, 5);
    const RoundPlan plan = level(name, 1)->plan_round(seen_by(game, 0));
    // Others hold other cards, the draw piles lie in another order.
    game.state.at(Seat(1)).hand = game.state.at(Seat(2)).hand;
    for (DrawPile& pile : game.state.draw_piles) std::ranges::reverse(pile);
    EXPECT_EQ(level(name, 1)->plan_round(seen_by(game, 0)), plan);
  }
}

TEST(CoverUpLevels, whole_games_of_all_tables_come_to_an_end) {
  for (int players = 1; players <= kMostPlayers; ++players) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < players; ++seat) {
      bots.push_back(level(kLevels[static_cast<std::size_t>(seat) % 3], 7));
    }
    Diary sink;
    State state = new_game({.players = players, .referee = Referee::Live}, standard_deck(),
                           Seed::from_number(7), 0, sink);
    play_game(state, bots, sink);
    EXPECT_EQ(sink.ends.size(), 1u);
    EXPECT_EQ(sink.returns.size(), static_cast<std::size_t>(4 * players));
  }
}

}  // namespace
}  // namespace coverstory::bots::cover_up
