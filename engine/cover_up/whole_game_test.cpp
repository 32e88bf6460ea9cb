// Whole games, played at random: what must hold after every step, and that what the listener was
// told is enough to play a game again.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "engine/cover_up/test_random_play.h"

namespace coverstory::cover_up {
namespace {

constexpr int kSteps = 20'000;  // far more than a game takes

std::map<Card, int> count_cards(const Deck& deck) {
  std::map<Card, int> counts;
  for (const ColorCards& cards : deck.colors) {
    for (const Card card : cards) ++counts[card];
  }
  return counts;
}

/// Every card of the deck is in exactly one place: a draw pile or a hand.
void expect_every_card_in_one_place(const State& state) {
  std::map<Card, int> counts;
  for (const DrawPile& pile : state.draw_piles) {
    for (const Card card : pile) ++counts[card];
  }
  for (const Player& player : state.players) {
    for (const Card card : player.hand) ++counts[card];
  }
  ASSERT_EQ(counts, count_cards(standard_deck()));
}

void expect_sound(const State& state) {
  expect_every_card_in_one_place(state);
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const Player& player = state.at(Seat(seat));
    ASSERT_EQ(player.hand.size(), seat < state.options.players ? 5u : 0u);
    ASSERT_TRUE(is_made_of(player.pile, player.hand));
    ASSERT_TRUE(std::ranges::all_of(player.pile, is_on_lattice));
  }
  ASSERT_TRUE(!state.flipped_by || state.done.contains(*state.flipped_by));
  ASSERT_TRUE(!state.flipped_by || state.at(*state.flipped_by).pile.full());
  const bool over = state.phase == Phase::Returning || state.phase == Phase::Ended;
  ASSERT_EQ(state.ended_by.has_value(), over);
  ASSERT_EQ(next_deadline(state).has_value(), !over);
}

void play_to_the_end(RandomPlay& play) {
  for (int step = 0; step < kSteps && !play.is_over(); ++step) {
    play.step();
    expect_sound(play.game.state);
    if (testing::Test::HasFatalFailure()) return;
  }
  ASSERT_TRUE(play.is_over());
}

/// Takes only what a record holds: the piles, the flips with their times, the piles as they were
/// left, how rounds ended, and the cards returned.
void replay_round(State& state, const RoundResult& round, const std::vector<FlipEvent>& flips,
                  Diary& sink) {
  const Milliseconds began = state.building_from;
  for (const Seat seat : seats_of(state)) {
    ASSERT_TRUE(apply(state, seat, Arrange{round.seats[seat.index].pile}, began, sink));
  }
  Milliseconds now = began;
  for (const FlipEvent& flip : flips) {
    now = began + flip.t;
    ASSERT_TRUE(apply(state, flip.seat, Flip{}, now, sink));
  }
  while (round.ended_by != EndedBy::Done && next_deadline(state)) {
    tick(state, *next_deadline(state), sink);
  }
  for (const Seat seat : seats_of(state)) {
    if (state.phase == Phase::Building || state.phase == Phase::Hourglass) {
      if (!state.done.contains(seat)) ASSERT_TRUE(apply(state, seat, Done{}, now, sink));
    }
  }
}

void expect_replay_is_the_same(const Diary& record, const Options& options) {
  Diary sink;
  State state = new_game_from(options, record.piles.at(0), 0, sink);
  const auto players = static_cast<std::size_t>(options.players);
  for (std::size_t round = 0; round < 5; ++round) {
    const auto flipped = std::ranges::find_if(
        record.rounds[round].seats, [](const SeatResult& s) { return s.score.hourglass != 0; });
    std::vector<FlipEvent> flips;
    if (flipped != record.rounds[round].seats.end()) flips = {record.flips.at(sink.flips.size())};
    replay_round(state, record.rounds[round], flips, sink);
    for (std::size_t seat = 0; round < 4 && seat < players; ++seat) {
      const ReturnEvent& event = record.returns.at(round * players + seat);
      ASSERT_TRUE(apply(state, event.seat, Return{event.card}, state.building_from, sink));
    }
  }
  EXPECT_EQ(sink.rounds, record.rounds);
  EXPECT_EQ(sink.deals, record.deals);
  EXPECT_EQ(sink.ends, record.ends);
}

class CoverUpWholeGame : public testing::TestWithParam<int> {};

TEST_P(CoverUpWholeGame, CU_1_1_every_card_is_in_one_place_after_every_step) {
  for (const Referee referee : {Referee::Book, Referee::Live}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      SCOPED_TRACE(seed);
      RandomPlay play({.players = GetParam(), .referee = referee}, seed);
      play_to_the_end(play);
      if (HasFatalFailure()) return;
      EXPECT_EQ(play.game.sink.rounds.size(), 5u);
      EXPECT_EQ(play.game.sink.deals.size(), 5u);
      EXPECT_EQ(play.game.sink.returns.size(), 4u * static_cast<std::size_t>(GetParam()));
      EXPECT_EQ(play.game.sink.ends.size(), 1u);
    }
  }
}

TEST_P(CoverUpWholeGame, what_the_listener_was_told_is_enough_to_play_it_again) {
  for (std::uint64_t seed = 100; seed < 105; ++seed) {
    SCOPED_TRACE(seed);
    const Options options{.players = GetParam(), .hourglass_s = 20, .limit_s = 100};
    RandomPlay play(options, seed);
    play_to_the_end(play);
    if (HasFatalFailure()) return;
    expect_replay_is_the_same(play.game.sink, options);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, CoverUpWholeGame, testing::Range(1, 7));

}  // namespace
}  // namespace coverstory::cover_up
