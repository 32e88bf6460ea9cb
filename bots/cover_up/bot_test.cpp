// The simple players of Cover Up: what they do is legal, and the same for the same seed.
#include "bots/cover_up/bot.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/cover_up/additions.h"
#include "engine/core/rng.h"
#include "engine/cover_up/game.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

Diary played(const Options& options, const std::vector<std::string>& names, std::uint64_t number) {
  const Seed seed = Seed::from_number(number);
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.players); ++seat) {
    const Seed own = seed.derived(Seed::Purpose::Bot, seat);
    bots.push_back(make_bot(names[seat % names.size()], own).value());
  }
  Diary sink;
  State state = new_game(options, standard_deck(), seed, 0, sink);
  play_game(state, bots, sink);
  return sink;
}

/// What a bot is asked at the start of a round.
View first_view(std::uint64_t number, Seat seat = Seat(0)) {
  State state = new_game({.players = 2}, standard_deck(), Seed::from_number(number), 0);
  tick(state, state.building_from);
  return view(state, seat);
}

TEST(CoverUpBots, whole_games_of_all_tables_come_to_an_end) {
  for (int players = 1; players <= kMostPlayers; ++players) {
    for (const Referee referee : {Referee::Book, Referee::Live}) {
      for (std::uint64_t number = 0; number < 5; ++number) {
        const auto sink =
            played({.players = players, .referee = referee}, {"random", "greedy"}, number);
        EXPECT_EQ(sink.rounds.size(), 5u);
        EXPECT_EQ(sink.ends.size(), 1u);
      }
    }
  }
}

TEST(CoverUpBots, the_same_seed_plays_the_same_game_and_another_seed_another) {
  for (const std::string name : {"random", "greedy"}) {
    const auto once = played({.players = 3}, {name}, 1), again = played({.players = 3}, {name}, 1);
    EXPECT_EQ(once.rounds, again.rounds);
    EXPECT_EQ(make_bot(name, Seed{}).value()->plan_round(first_view(1)),
              make_bot(name, Seed{}).value()->plan_round(first_view(1)));
    EXPECT_NE(make_bot(name, Seed{}).value()->plan_round(first_view(1)),
              make_bot(name, Seed::from_number(8)).value()->plan_round(first_view(1)));
  }
}

TEST(CoverUpBots, plans_are_in_the_order_of_time_and_of_own_cards) {
  for (const auto name : bot_names()) {
    for (std::uint64_t number = 0; number < 30; ++number) {
      const View view = first_view(number, Seat(1));
      const RoundPlan plan = make_bot(name, Seed::from_number(number)).value()->plan_round(view);
      EXPECT_TRUE(std::ranges::is_sorted(plan.timeline, {}, &Arranged::t));
      for (const Arranged& entry : plan.timeline) {
        EXPECT_TRUE(is_made_of(entry.pile, *view.seats[1].hand));
        EXPECT_TRUE(std::ranges::all_of(entry.pile, is_on_lattice));
      }
    }
  }
}

TEST(CoverUpBots, greedy_flips_with_a_valid_pile_of_all_five_as_soon_as_it_lies) {
  for (std::uint64_t number = 0; number < 30; ++number) {
    const View view = first_view(number);
    const RoundPlan plan = make_bot("greedy", Seed{}).value()->plan_round(view);
    const Arranged& last = plan.timeline.back();
    EXPECT_TRUE(check(last.pile).is_valid());
    EXPECT_EQ(plan.flip_at.has_value(), last.pile.full());
    if (plan.flip_at) EXPECT_EQ(*plan.flip_at, last.t);
  }
}

TEST(CoverUpBots, random_leaves_cards_and_makes_mistakes_now_and_then) {
  int rounds = 0, left = 0, mistaken = 0, valid = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    const RoundPlan plan =
        make_bot("random", Seed::from_number(number)).value()->plan_round(first_view(number));
    const Pile& pile = plan.timeline.back().pile;
    ++rounds;
    left += pile.full() ? 0 : 1;
    (check(pile).is_valid() ? valid : mistaken) += 1;
  }
  EXPECT_GT(left, rounds / 20);
  EXPECT_GT(mistaken, rounds / 50);
  EXPECT_GT(valid, rounds / 2);
}

TEST(CoverUpBots, a_bot_that_is_not_known_is_refused_with_those_that_are) {
  EXPECT_EQ(
      make_bot("deep", Seed{}).error(),
      "There is no bot 'deep' for Cover Up; expected one of random, easy, medium, greedy, hard.");
}

/// All places in a wide square, judged by the engine.
std::size_t counted_additions(const Pile& pile, Card card) {
  std::size_t count = 0;
  for (int o = 0; o < kOrientations; ++o) {
    for (int x = -12; x <= 12; ++x) {
      for (int y = -12; y <= 12; ++y) {
        Pile more = pile;
        more.push_back(lying(card, o, x, y));
        count += check(more).is_valid() ? 1 : 0;
      }
    }
  }
  return count;
}

TEST(CoverUpBots, CU_3_4_all_valid_additions_are_found_and_what_they_show) {
  FastRng rng(Seed::from_number(2));
  for (int trial = 0; trial < 10; ++trial) {
    ColorCards cards = standard_deck().of(Color::Red);
    rng.shuffle(cards);
    Pile pile;
    for (std::size_t i = 0; i < 4; ++i) {
      const auto additions = valid_additions(pile, cards[i]);
      if (i > 0) EXPECT_EQ(additions.size(), counted_additions(pile, cards[i]));
      if (additions.empty()) continue;
      const Placement& addition = additions[rng.below(std::uint32_t(additions.size()))];
      Pile more = pile;
      more.push_back(addition);
      EXPECT_TRUE(check(more).is_valid());
      EXPECT_EQ(new_symbols(pile, addition), visible_symbols(more) - visible_symbols(pile));
      pile = more;
    }
  }
}

TEST(CoverUpBots, CU_3_2_additions_stay_within_the_lattice) {
  const Pile corner{lying("abcd....", 0, -32, 32)};
  const auto additions = valid_additions(corner, card("abcd...."));
  EXPECT_FALSE(additions.empty());
  EXPECT_TRUE(std::ranges::all_of(additions, is_on_lattice));
}

TEST(CoverUpBots, CU_3_4_cards_that_fit_nowhere_are_left_out_of_a_greedy_pile) {
  const std::vector<Card> cards{card("aaaa...."), card("bbbb...."), card(".aaaa...")};
  const Pile pile = greedy_pile(cards);
  EXPECT_EQ(pile.size(), 2u);
  EXPECT_TRUE(check(pile).is_valid());
}

}  // namespace
}  // namespace coverstory::bots::cover_up
