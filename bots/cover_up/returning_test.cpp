// CU-6.1: the green card that is put back, with the left neighbour in mind.
#include "bots/cover_up/returning.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/cover_up/solver.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

/// After an empty first round, with all cards open.
View returning_view(std::uint64_t seed, int players) {
  TestGame game({.players = players}, seed);
  game.play_empty_round();
  return view(game.state, Seat(0));
}

/// The mean par of what is left without the card, over all that may come.
double mean_par_without(const View& seen, Card card) {
  Hand rest = *seen.seats[0].hand;
  rest.erase_at(static_cast<std::size_t>(std::ranges::find(rest, card) - rest.begin()));
  double sum = 0;
  const std::vector<Card> may_come = cards_that_may_come(seen);
  for (const Card draw : may_come) {
    Hand hand = rest;
    hand.push_back(draw);
    sum += solve(hand).points;
  }
  return sum / static_cast<double>(may_come.size());
}

TEST(CoverUpReturning, CU_6_1_a_green_card_of_the_own_hand_is_put_back) {
  for (const std::string name : {"easy", "medium", "hard"}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const View seen = returning_view(seed, 3);
      const Card card = make_bot(name, Seed::from_number(seed)).value()->choose_return(seen);
      EXPECT_TRUE(seen.own.returnable.contains(card));
      EXPECT_EQ(card, make_bot(name, Seed::from_number(seed)).value()->choose_return(seen));
    }
  }
}

TEST(CoverUpReturning, the_order_of_the_draw_piles_does_not_matter) {
  for (const std::string name : {"easy", "medium", "hard"}) {
    TestGame game({.players = 3}, 4);
    game.play_empty_round();
    const auto choice = [&] {
      const View seen = view(game.state, Seat(0));
      return make_bot(name, Seed{}).value()->choose_return(seen);
    };
    const Card card = choice();
    for (DrawPile& pile : game.state.draw_piles) std::ranges::reverse(pile);
    EXPECT_EQ(choice(), card);
  }
}

TEST(CoverUpReturning, CU_6_1_only_cards_that_lie_nowhere_may_come) {
  const View first = returning_view(1, 4);
  EXPECT_EQ(cards_that_may_come(first).size(), 36u);
  TestGame game({.players = 4}, 1);
  game.play_empty_round();
  game.return_first_greens();
  game.play_empty_round();
  game.return_first_greens();
  game.play_empty_round();
  const auto may_come = cards_that_may_come(view(game.state, Seat(0)));
  EXPECT_EQ(may_come.size(), 32u);  // four yellow ones were taken after the first round
  for (const Card card : may_come) {
    EXPECT_EQ(color_of(card), Color::Yellow);
    for (int seat = 0; seat < 4; ++seat) EXPECT_FALSE(game.hand(seat).contains(card));
  }
}

TEST(CoverUpReturning, CU_6_2_the_neighbour_gets_a_worse_hand_the_better_the_level) {
  double any = 0, by_joins = 0, by_par = 0, alone = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FastRng rng(Seed::from_number(seed));
    const View seen = returning_view(seed, 2), single = returning_view(seed, 1);
    any += mean_par_without(seen, any_to_return(seen, rng));
    by_joins += mean_par_without(seen, to_return_by_joins(seen));
    by_par += mean_par_without(seen, to_return_by_par(seen, 16, rng));
    alone += mean_par_without(single, to_return_by_par(single, 16, rng)) -
             mean_par_without(single, any_to_return(single, rng));
  }
  EXPECT_LT(any, by_joins);
  EXPECT_LT(by_joins, by_par);
  EXPECT_LT(alone, 0);  // CU-7.2: the cards stay with the player
}

TEST(CoverUpReturning, CU_6_1_all_draws_make_the_choice_that_costs_the_neighbour_most) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    FastRng rng(Seed::from_number(seed));
    const View seen = returning_view(seed, 2);
    const double chosen = mean_par_without(seen, to_return_by_par(seen, 36, rng));
    for (const Card card : seen.own.returnable) EXPECT_GE(chosen, mean_par_without(seen, card));
  }
}

}  // namespace
}  // namespace coverstory::bots::cover_up
