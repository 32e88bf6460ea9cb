// CU-5.5 and CU-6: totals, returning and taking cards, handing on, the end.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/cover_up/test_game.h"

namespace coverstory::cover_up {
namespace {

/// After round 1, in which nobody built anything.
TestGame returning(int players) {
  TestGame game({.players = players});
  game.play_empty_round();
  return game;
}

std::array<int, kColors> colors_in(const Hand& hand) {
  std::array<int, kColors> colors{};
  for (const Card card : hand) ++colors[static_cast<std::size_t>(color_of(card))];
  return colors;
}

Hand sorted(Hand hand) {
  std::ranges::sort(hand);
  return hand;
}

TEST(CoverUpBetweenRounds, CU_5_5_points_add_up_over_the_rounds) {
  TestGame game = returning(2);
  EXPECT_EQ(game.state.at(Seat(0)).total, 25);  // five green cards beside
  game.return_first_greens();
  game.play_empty_round();
  EXPECT_EQ(game.sink.rounds.at(1).seats[0].score.points, 26);
  EXPECT_EQ(game.sink.rounds.at(1).seats[0].total, 25 + 26);
  game.return_first_greens();
  game.play_empty_round();
  EXPECT_EQ(game.state.at(Seat(1)).total, 25 + 26 + 28);
}

TEST(CoverUpBetweenRounds, CU_6_1_only_a_green_card_of_ones_own_goes_back) {
  TestGame game = returning(2);
  EXPECT_EQ(game.act(0, Return{game.hand(1)[0]}), refused(Violation::NotInHand));
  EXPECT_TRUE(game.act(0, Return{game.hand(0)[0]}));
  EXPECT_TRUE(game.act(1, Return{game.hand(1)[0]}));
  EXPECT_EQ(game.act(0, Return{game.any_green(0)}), refused(Violation::NothingToReturn));
  game.play_empty_round();
  const auto yellow = std::ranges::find(game.hand(0), Color::Yellow, color_of);
  ASSERT_NE(yellow, game.hand(0).end());
  EXPECT_EQ(game.act(0, Return{*yellow}), refused(Violation::NotGreen));
}

TEST(CoverUpBetweenRounds, CU_6_1_nothing_is_returned_while_a_round_is_played) {
  TestGame game({.players = 2});
  EXPECT_EQ(game.act(0, Return{game.hand(0)[0]}), refused(Violation::NothingToReturn));
  game.count_in();
  EXPECT_EQ(game.act(0, Return{game.hand(0)[0]}), refused(Violation::NothingToReturn));
}

TEST(CoverUpBetweenRounds, CU_6_1_all_choose_at_the_same_time_and_may_change_until_all_have) {
  TestGame game = returning(3);
  const Hand zero = game.hand(0), one = game.hand(1), two = game.hand(2);
  EXPECT_TRUE(game.act(2, Return{two[4]}));
  EXPECT_TRUE(game.act(0, Return{zero[1]}));
  EXPECT_TRUE(game.act(2, Return{two[3]}));
  EXPECT_TRUE(game.sink.returns.empty());
  EXPECT_EQ(game.state.round, 1);
  EXPECT_TRUE(game.act(1, Return{one[0]}));
  ASSERT_EQ(game.sink.returns.size(), 3u);
  EXPECT_EQ(game.sink.returns[0].card, zero[1]);
  EXPECT_EQ(game.sink.returns[1].card, one[0]);
  EXPECT_EQ(game.sink.returns[2].card, two[3]);
  EXPECT_EQ(game.state.round, 2);
}

TEST(CoverUpBetweenRounds, CU_6_1_the_returned_card_is_in_the_green_pile_again) {
  TestGame game = returning(2);
  const Card back = game.hand(0)[2];
  EXPECT_EQ(game.state.draw_pile(Color::Green).size(), 26u);
  EXPECT_TRUE(game.act(0, Return{back}));
  EXPECT_TRUE(game.act(1, Return{game.hand(1)[0]}));
  EXPECT_EQ(game.state.draw_pile(Color::Green).size(), 28u);
  EXPECT_TRUE(game.state.draw_pile(Color::Green).contains(back));
}

TEST(CoverUpBetweenRounds, CU_6_1_they_take_the_top_cards_in_seat_order_yellow_and_red_by_turns) {
  TestGame game = returning(3);
  for (int round = 1; round <= 4; ++round) {
    game.return_first_greens();
    if (round < 4) game.play_empty_round();
  }
  const Deck& piles = game.sink.piles.at(0);
  std::vector<Card> expected;
  for (const Color color : {Color::Yellow, Color::Red, Color::Yellow, Color::Red}) {
    const std::size_t top = expected.size() < 6 ? 0 : 3;
    for (std::size_t seat = 0; seat < 3; ++seat) expected.push_back(piles.of(color)[top + seat]);
  }
  ASSERT_EQ(game.sink.returns.size(), 12u);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(game.sink.returns[i].seat, Seat(static_cast<int>(i % 3)));
    EXPECT_EQ(game.sink.returns[i].took, expected[i]) << i;
  }
}

TEST(CoverUpBetweenRounds, CU_6_2_all_five_cards_go_to_the_player_on_the_left) {
  TestGame game = returning(3);
  BySeat<Hand> expected;
  const Deck& piles = game.sink.piles.at(0);
  for (int seat = 0; seat < 3; ++seat) {
    Hand hand = game.hand(seat);
    hand[0] = piles.of(Color::Yellow)[static_cast<std::size_t>(seat)];  // in exchange
    expected.push_back(hand);
  }
  game.return_first_greens();
  EXPECT_EQ(sorted(game.hand(1)), sorted(expected[0]));
  EXPECT_EQ(sorted(game.hand(2)), sorted(expected[1]));
  EXPECT_EQ(sorted(game.hand(0)), sorted(expected[2]));
  ASSERT_EQ(game.sink.deals.size(), 2u);
  EXPECT_EQ(game.sink.deals[1].first, 2);
  EXPECT_EQ(game.sink.deals[1].second[1], game.hand(1));
}

TEST(CoverUpBetweenRounds, CU_6_3_five_rounds_with_these_colors) {
  const std::vector<std::array<int, kColors>> expected{
      {5, 0, 0}, {4, 1, 0}, {3, 1, 1}, {2, 2, 1}, {1, 2, 2}};
  for (const int players : {1, 2, 6}) {
    TestGame game({.players = players});
    for (int round = 1; round <= 5; ++round) {
      EXPECT_EQ(game.state.round, round);
      for (const Seat seat : seats_of(game.state)) {
        EXPECT_EQ(colors_in(game.hand(seat.index)), expected[static_cast<std::size_t>(round - 1)]);
      }
      game.play_empty_round();
      if (round < 5) game.return_first_greens();
    }
    EXPECT_EQ(game.state.phase, Phase::Ended);
  }
}

TEST(CoverUpBetweenRounds, CU_3_1_the_next_round_begins_with_a_clear_table_and_a_count_of_three) {
  TestGame game({.players = 2});
  game.count_in();
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  EXPECT_TRUE(game.act(0, Flip{}));
  EXPECT_TRUE(game.act(1, Done{}));
  game.wait_until(50'000);
  game.return_first_greens();
  EXPECT_EQ(game.state.phase, Phase::CountIn);
  EXPECT_EQ(next_deadline(game.state), 53'000);
  EXPECT_TRUE(game.state.at(Seat(0)).pile.empty());
  EXPECT_TRUE(game.state.done.empty());
  EXPECT_EQ(game.state.flipped_by, std::nullopt);
}

/// Five rounds in which these seats lay one card and the others none; one card in the pile saves
/// its extra point.
GameResult after_five_rounds(int players, SeatSet laying) {
  TestGame game({.players = players});
  for (int round = 1; round <= 5; ++round) {
    game.count_in();
    for (const Seat seat : seats_of(game.state)) {
      if (laying.contains(seat))
        EXPECT_TRUE(game.act(seat.index, Arrange{game.single(seat.index)}));
    }
    game.play_empty_round();
    if (round < 5) game.return_first_greens();
  }
  EXPECT_EQ(winners_of(game.state), game.sink.ends.at(0).winners);
  for (const Action& action :
       {Action(Arrange{}), Action(Flip{}), Action(Done{}), Action(Return{game.any_green(0)})}) {
    EXPECT_EQ(game.act(0, action), refused(Violation::GameIsOver));
  }
  return game.sink.ends.at(0);
}

TEST(CoverUpBetweenRounds, CU_6_4_the_fewest_points_win) {
  const GameResult result = after_five_rounds(3, SeatSet::only(Seat(1)));
  EXPECT_EQ(result.winners, SeatSet::only(Seat(1)));
  EXPECT_EQ(result.totals, (BySeat<int>{139, 134, 139}));
}

TEST(CoverUpBetweenRounds, CU_6_4_equal_points_share_the_victory) {
  SeatSet two = SeatSet::only(Seat(0));
  two.insert(Seat(2));
  EXPECT_EQ(after_five_rounds(4, two).winners, two);
  EXPECT_EQ(after_five_rounds(4, {}).winners, SeatSet::all(4));
}

TEST(CoverUpBetweenRounds, CU_7_2_alone_five_rounds_are_played_with_ones_own_cards) {
  const GameResult result = after_five_rounds(1, {});
  EXPECT_EQ(result.winners, SeatSet::only(Seat(0)));
  EXPECT_EQ(result.totals, (BySeat<int>{139}));
}

TEST(CoverUpBetweenRounds, CU_6_4_there_are_no_winners_before_the_end) {
  EXPECT_TRUE(winners_of(returning(2).state).empty());
}

}  // namespace
}  // namespace coverstory::cover_up
