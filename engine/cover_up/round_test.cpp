// CU-2 and CU-3: set-up, the count of three, building.
#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>

#include "engine/cover_up/test_game.h"

namespace coverstory::cover_up {
namespace {

TEST(CoverUpState, is_copied_like_memory_and_small) {
  static_assert(std::is_trivially_copyable_v<State>);
  static_assert(sizeof(State) <= 2048);
}

TEST(CoverUpRound, CU_2_1_each_player_is_dealt_five_green_cards_one_at_a_time_from_the_top) {
  for (int players = 1; players <= 6; ++players) {
    TestGame game({.players = players});
    const ColorCards& green = game.sink.piles.at(0).of(Color::Green);
    for (int seat = 0; seat < players; ++seat) {
      ASSERT_EQ(game.hand(seat).size(), 5u);
      for (int card = 0; card < 5; ++card) {
        EXPECT_EQ(game.hand(seat)[static_cast<std::size_t>(card)],
                  green[static_cast<std::size_t>(card * players + seat)]);
      }
    }
    EXPECT_EQ(game.sink.deals.at(0).first, 1);
    EXPECT_EQ(game.sink.deals.at(0).second.size(), static_cast<std::size_t>(players));
    EXPECT_EQ(game.sink.deals.at(0).second[0], game.hand(0));
  }
}

TEST(CoverUpRound, CU_2_1_the_piles_are_shuffled_with_the_seed) {
  EXPECT_EQ(TestGame({}, 1).state, TestGame({}, 1).state);
  EXPECT_NE(TestGame({}, 1).hand(0), TestGame({}, 2).hand(0));
  EXPECT_EQ(TestGame({}, 3).sink.piles.at(0), shuffled(standard_deck(), Seed::from_number(3)));
}

TEST(CoverUpRound, CU_2_1_shuffled_piles_can_be_given_as_a_record_has_them) {
  const TestGame game({.players = 4}, 9);
  const Deck piles = game.sink.piles.at(0);
  EXPECT_EQ(new_game_from({.players = 4}, piles, 1000), game.state);
}

TEST(CoverUpRound, CU_3_1_nobody_builds_before_the_count_of_three) {
  TestGame game({.players = 2});
  EXPECT_EQ(next_deadline(game.state), 4000);
  game.wait_until(3999);
  EXPECT_EQ(game.state.phase, Phase::CountIn);
  for (const Action& action : {Action(Arrange{game.single(0)}), Action(Flip{}), Action(Done{})}) {
    EXPECT_EQ(game.act(0, action), refused(Violation::CountingIn));
  }
  game.now = 4000;
  EXPECT_TRUE(game.act(0, Arrange{game.single(0)}));
  EXPECT_EQ(game.state.phase, Phase::Building);
}

TEST(CoverUpRound, CU_3_1_all_build_at_the_same_time) {
  TestGame game({.players = 3});
  game.count_in();
  for (const int seat : {2, 0, 2, 1, 1, 0}) {
    EXPECT_TRUE(game.act(seat, Arrange{game.single(seat)}));
    EXPECT_EQ(game.state.at(Seat(seat)).pile, game.single(seat));
  }
}

TEST(CoverUpRound, CU_3_2_cards_may_be_rearranged_at_will_until_the_player_is_done) {
  TestGame game({.players = 2});
  game.count_in();
  Pile reversed = game.scattered(0);
  std::ranges::reverse(reversed);
  for (const Pile& pile : {game.single(0), game.scattered(0), Pile{}, reversed}) {
    EXPECT_TRUE(game.act(0, Arrange{pile}));
    EXPECT_EQ(game.state.at(Seat(0)).pile, pile);
  }
  EXPECT_TRUE(game.act(0, Done{}));
  EXPECT_EQ(game.act(0, Arrange{game.single(0)}), refused(Violation::TouchedAfterDone));
}

TEST(CoverUpRound, CU_3_2_cards_lie_within_the_lattice_in_one_of_eight_orientations) {
  TestGame game({.players = 2});
  game.count_in();
  const Card own = game.hand(0)[2];
  EXPECT_TRUE(game.act(0, Arrange{{lying(own, 7, 32, -32)}}));
  for (const Placement& outside :
       {lying(own, 8, 0, 0), lying(own, 0, 33, 0), lying(own, 0, 0, -33)}) {
    EXPECT_EQ(game.act(0, Arrange{{outside}}), refused(Violation::OutsideTheLattice));
  }
}

TEST(CoverUpRound, CU_3_2_a_pile_is_built_of_ones_own_cards_each_once) {
  TestGame game({.players = 2});
  game.count_in();
  EXPECT_EQ(game.act(0, Arrange{game.single(1)}), refused(Violation::NotOwnCards));
  const Placement own = game.single(0)[0];
  EXPECT_EQ(game.act(0, Arrange{{own, own}}), refused(Violation::NotOwnCards));
}

TEST(CoverUpRound, CU_3_5_cards_may_stay_beside_the_pile) {
  TestGame game({.players = 2});
  game.count_in();
  EXPECT_TRUE(game.act(0, Arrange{game.single(0)}));
  EXPECT_TRUE(game.act(0, Done{}));
  EXPECT_TRUE(game.act(1, Done{}));
  EXPECT_EQ(game.sink.rounds.at(0).seats[0].score.beside.size(), 4u);
  EXPECT_EQ(game.sink.rounds.at(0).seats[1].score.beside.size(), 5u);
}

TEST(CoverUpRound, CU_7_1_its_end_tells_par_of_every_hand) {
  TestGame game({.players = 3});
  game.play_empty_round();
  const RoundResult& result = game.sink.rounds.at(0);
  for (const Seat seat : seats_of(game.state)) {
    EXPECT_EQ(result.seats[seat.index].par, solve(game.hand(seat.index)));
  }
}

TEST(CoverUpRound, a_game_goes_the_same_way_whether_somebody_listens_or_not) {
  TestGame heard({.players = 2});
  State unheard = new_game({.players = 2}, standard_deck(), Seed::from_number(1), heard.now);
  heard.play_empty_round();
  tick(unheard, heard.now);
  for (const Seat seat : seats_of(unheard)) {
    EXPECT_TRUE(apply(unheard, seat, Done{}, heard.now).has_value());
  }
  EXPECT_EQ(unheard, heard.state);
}

}  // namespace
}  // namespace coverstory::cover_up
