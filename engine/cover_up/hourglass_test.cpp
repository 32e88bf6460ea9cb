// CU-4, and CU-7.2 where it takes the hourglass away. The clock is a number that the test sets.
#include <gtest/gtest.h>

#include <vector>

#include "engine/cover_up/test_game.h"

namespace coverstory::cover_up {
namespace {

/// Three players who have begun to build at 4000; seat 1 has five cards in the pile.
TestGame building(const Options& options = {.players = 3}) {
  TestGame game(options);
  game.count_in();
  if (options.players > 1) EXPECT_TRUE(game.act(1, Arrange{game.scattered(1)}));
  return game;
}

/// Of a deck in which all cards are alike, so that a valid pile is easily laid.
Deck deck_of_equal_cards() {
  Deck deck;
  deck.of(Color::Green).fill(card("abcd...."));
  deck.of(Color::Yellow).fill(card("abcde..."));
  deck.of(Color::Red).fill(card("abcdef.."));
  return deck;
}

TEST(CoverUpHourglass, CU_4_1_a_flip_needs_all_five_cards_in_the_pile) {
  TestGame game = building();
  EXPECT_EQ(game.act(0, Flip{}), refused(Violation::NotAllFive));
  Pile four = game.scattered(0);
  four.pop_back();
  EXPECT_TRUE(game.act(0, Arrange{four}));
  EXPECT_EQ(game.act(0, Flip{}), refused(Violation::NotAllFive));
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  EXPECT_TRUE(game.act(0, Flip{}));
}

TEST(CoverUpHourglass, CU_4_1_it_is_flipped_once_a_round) {
  TestGame game = building();
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  game.wait_until(9000);
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(game.act(1, Flip{}), refused(Violation::AlreadyFlipped));
  EXPECT_EQ(game.act(0, Flip{}), refused(Violation::AlreadyFlipped));
  ASSERT_EQ(game.sink.flips.size(), 1u);
  EXPECT_EQ(game.sink.flips[0].seat, Seat(1));
  EXPECT_EQ(game.sink.flips[0].t, 5000);  // since the count of three was over
  EXPECT_EQ(game.state.flipped_by, Seat(1));
}

TEST(CoverUpHourglass, CU_4_1_it_can_be_flipped_again_in_the_next_round) {
  TestGame game = building();
  EXPECT_TRUE(game.act(1, Flip{}));
  game.wait(30'000);
  game.return_first_greens();
  game.count_in();
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  EXPECT_TRUE(game.act(0, Flip{}));
}

TEST(CoverUpHourglass, CU_4_1_who_flipped_may_not_touch_the_cards) {
  TestGame game = building();
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(game.act(1, Arrange{game.single(1)}), refused(Violation::TouchedAfterFlip));
  EXPECT_TRUE(game.act(0, Arrange{game.single(0)}));
}

TEST(CoverUpHourglass, CU_4_2_the_others_have_thirty_seconds) {
  TestGame game = building();
  game.wait_until(10'000);
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(next_deadline(game.state), 40'000);
  game.now = 39'999;
  EXPECT_TRUE(game.act(0, Arrange{game.single(0)}));
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
  game.now = 40'000;  // what comes at the end comes too late
  EXPECT_EQ(game.act(2, Arrange{game.single(2)}), refused(Violation::RoundIsOver));
  ASSERT_EQ(game.sink.rounds.size(), 1u);
  EXPECT_EQ(game.sink.rounds[0].ended_by, EndedBy::Hourglass);
  EXPECT_EQ(game.sink.rounds[0].seats[0].pile, game.single(0));
  EXPECT_TRUE(game.sink.rounds[0].seats[2].pile.empty());
  for (const Action& action : {Action(Flip{}), Action(Done{})}) {
    EXPECT_EQ(game.act(0, action), refused(Violation::RoundIsOver));
  }
}

TEST(CoverUpHourglass, CU_1_5_a_table_may_have_another_hourglass) {
  TestGame game = building({.players = 2, .hourglass_s = 45});
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(next_deadline(game.state), 4000 + 45'000);
}

TEST(CoverUpHourglass, CU_4_2_when_all_are_done_the_round_ends_at_once) {
  TestGame game = building();
  EXPECT_TRUE(game.act(1, Flip{}));  // and is done thereby
  EXPECT_EQ(game.act(1, Done{}), refused(Violation::AlreadyDone));
  EXPECT_TRUE(game.act(2, Done{}));
  EXPECT_EQ(game.act(2, Done{}), refused(Violation::AlreadyDone));
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
  EXPECT_TRUE(game.act(0, Done{}));
  EXPECT_EQ(game.state.phase, Phase::Returning);
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Done);
  EXPECT_EQ(game.sink.rounds.at(0).seats[1].score.hourglass, 1);  // scattered cards
  EXPECT_EQ(game.sink.rounds.at(0).seats[0].score.hourglass, 0);
}

TEST(CoverUpHourglass, CU_4_2_all_may_be_done_without_a_flip) {
  TestGame game = building();
  game.play_empty_round();
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Done);
  EXPECT_TRUE(game.sink.flips.empty());
}

TEST(CoverUpHourglass, CU_4_2_a_flip_when_the_others_are_done_ends_the_round) {
  TestGame game = building();
  EXPECT_TRUE(game.act(0, Done{}));
  EXPECT_TRUE(game.act(2, Done{}));
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Done);
  EXPECT_EQ(game.sink.rounds.at(0).seats[1].score.hourglass, 1);
}

TEST(CoverUpHourglass, CU_4_1_who_is_done_may_still_flip) {
  TestGame game = building();
  EXPECT_TRUE(game.act(1, Done{}));
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
}

TEST(CoverUpHourglass, CU_4_2_at_the_limit_it_runs_by_itself_and_nobody_can_flip_it) {
  TestGame game = building();
  EXPECT_EQ(next_deadline(game.state), 304'000);
  game.now = 304'000;
  EXPECT_EQ(game.act(1, Flip{}), refused(Violation::RunsByItself));
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
  EXPECT_TRUE(game.act(1, Arrange{game.single(1)}));
  game.wait_until(333'999);
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
  game.wait_until(334'000);
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Limit);
  EXPECT_TRUE(game.sink.flips.empty());
  for (const SeatResult& seat : game.sink.rounds[0].seats) EXPECT_EQ(seat.score.hourglass, 0);
}

TEST(CoverUpHourglass, CU_4_2_a_flip_just_before_the_limit_counts) {
  TestGame game = building({.players = 3, .limit_s = 60});
  game.wait_until(63'999);
  EXPECT_TRUE(game.act(1, Flip{}));
  game.wait_until(93'999);
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Hourglass);
}

TEST(CoverUpHourglass, CU_4_2_all_may_be_done_after_the_limit) {
  TestGame game = building();
  game.wait_until(310'000);
  for (const int seat : {0, 1, 2}) EXPECT_TRUE(game.act(seat, Done{}));
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Done);
}

TEST(CoverUpHourglass, CU_4_2_a_caller_that_slept_finds_each_deadline_kept_at_its_instant) {
  TestGame game = building();
  game.wait_until(333'999);
  EXPECT_EQ(game.state.phase, Phase::Hourglass);
  EXPECT_EQ(next_deadline(game.state), 334'000);
  TestGame sleeper({.players = 3});
  sleeper.wait_until(1'000'000);
  EXPECT_EQ(sleeper.sink.rounds.at(0).ended_by, EndedBy::Limit);
  EXPECT_EQ(next_deadline(sleeper.state), std::nullopt);
}

TEST(CoverUpHourglass, CU_5_4_the_point_goes_to_the_player_who_flipped_and_to_no_other) {
  TestGame game = building();
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_TRUE(game.act(2, Arrange{game.scattered(2)}));
  game.wait(30'000);
  const BySeat<SeatResult>& seats = game.sink.rounds.at(0).seats;
  EXPECT_EQ(seats[0].score.hourglass, 0);
  EXPECT_EQ(seats[1].score.hourglass, 1);
  EXPECT_EQ(seats[2].score.hourglass, 0);
  EXPECT_EQ(seats[1].total, seats[1].score.visible + seats[1].score.beside_points + 1);
}

TEST(CoverUpHourglass, CU_4_3_by_the_book_mistakes_are_found_at_scoring) {
  TestGame game = building({.players = 2, .referee = Referee::Book});
  EXPECT_FALSE(check(game.state.at(Seat(1)).pile).is_valid());
  EXPECT_TRUE(game.act(1, Flip{}));
  game.wait(30'000);
  EXPECT_EQ(game.sink.rounds.at(0).seats[1].score.hourglass, 1);
  EXPECT_EQ(game.sink.rounds.at(0).seats[1].score.removed.size(), 4u);
}

TEST(CoverUpHourglass, CU_4_3_a_live_referee_refuses_a_flip_while_there_is_a_mistake) {
  Diary sink;
  State state =
      new_game_from({.players = 2, .referee = Referee::Live}, deck_of_equal_cards(), 0, sink);
  Pile pile;
  for (const Card green : state.at(Seat(0)).hand) {
    pile.push_back(lying(green, 0, pile.size() < 4 ? 0 : 9, 0));
  }
  EXPECT_TRUE(apply(state, Seat(0), Arrange{pile}, 3000, sink));
  EXPECT_EQ(apply(state, Seat(0), Flip{}, 3000, sink), refused(Violation::MistakeInPile));
  pile[4].x = 0;
  EXPECT_TRUE(apply(state, Seat(0), Arrange{pile}, 3000, sink));
  EXPECT_TRUE(apply(state, Seat(0), Flip{}, 3000, sink));
  EXPECT_TRUE(apply(state, Seat(1), Done{}, 3000, sink));
  EXPECT_EQ(sink.rounds.at(0).seats[0].score.hourglass, -1);
  EXPECT_EQ(sink.rounds.at(0).seats[0].score.points, 4 - 1);
}

TEST(CoverUpHourglass, CU_7_2_alone_there_is_no_hourglass) {
  TestGame game = building({.players = 1});
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  EXPECT_EQ(game.act(0, Flip{}), refused(Violation::NoHourglassAlone));
  EXPECT_TRUE(game.act(0, Done{}));
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Done);
  EXPECT_EQ(game.sink.rounds.at(0).seats[0].score.hourglass, 0);
}

TEST(CoverUpHourglass, CU_7_2_alone_the_round_ends_at_the_limit) {
  TestGame game = building({.players = 1});
  game.wait_until(303'999);
  EXPECT_EQ(game.state.phase, Phase::Building);
  game.wait_until(304'000);
  EXPECT_EQ(game.state.phase, Phase::Returning);
  EXPECT_EQ(game.sink.rounds.at(0).ended_by, EndedBy::Limit);
}

}  // namespace
}  // namespace coverstory::cover_up
