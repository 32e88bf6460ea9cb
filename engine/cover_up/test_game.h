// A game under test: a state with a clock that tests set by hand, and a listener that remembers
// what it was told.
#pragma once

#include <gtest/gtest.h>

#include <expected>
#include <utility>
#include <vector>

#include "engine/cover_up/game.h"
#include "engine/cover_up/test_piles.h"

namespace coverstory::cover_up {

struct FlipEvent {
  Seat seat;
  Milliseconds t;
};

struct ReturnEvent {
  Seat seat;
  Card card, took;
};

class Diary : public Listener {
 public:
  void set_up(const Deck& deck) override { piles.push_back(deck); }
  void dealt(int round, const BySeat<Hand>& hands) override { deals.emplace_back(round, hands); }
  void flipped(Seat seat, Milliseconds t) override { flips.push_back({seat, t}); }
  void round_ended(const RoundResult& result) override { rounds.push_back(result); }
  void returned(Seat seat, Card card, Card took) override { returns.push_back({seat, card, took}); }
  void ended(const GameResult& result) override { ends.push_back(result); }

  std::vector<Deck> piles;
  std::vector<std::pair<int, BySeat<Hand>>> deals;
  std::vector<FlipEvent> flips;
  std::vector<RoundResult> rounds;
  std::vector<ReturnEvent> returns;
  std::vector<GameResult> ends;
};

/// Begins at the instant 1000, so that the first round is built from 4000 on.
class TestGame {
 public:
  explicit TestGame(const Options& options, std::uint64_t seed = 1)
      : now(1000), state(new_game(options, standard_deck(), Seed::from_number(seed), now, sink)) {}

  Outcome act(int seat, const Action& action) {
    const State before = state;
    const Outcome outcome = apply(state, Seat(seat), action, now, sink);
    if (!outcome) {  // a refused action leaves what the time alone would have left
      State expected = before;
      tick(expected, now);
      EXPECT_EQ(state, expected);
    }
    return outcome;
  }

  void wait_until(Milliseconds instant) {
    now = instant;
    tick(state, now, sink);
  }
  void wait(Milliseconds span) { wait_until(now + span); }
  void count_in() { wait_until(state.building_from); }

  const Hand& hand(int seat) const { return state.at(Seat(seat)).hand; }

  /// All five cards, far from each other: five in the pile, and a mistake.
  Pile scattered(int seat) const {
    Pile pile;
    for (const Card card : hand(seat)) {
      pile.push_back(lying(card, 0, -30 + 10 * static_cast<int>(pile.size()), 0));
    }
    return pile;
  }

  /// The first card alone.
  Pile single(int seat) const { return {lying(hand(seat)[0], 0, 0, 0)}; }

  Card any_green(int seat) const {
    for (const Card card : hand(seat)) {
      if (color_of(card) == Color::Green) return card;
    }
    ENSURE(false && "a hand holds a green card");
    return {};
  }

  /// Lets the round end with nothing built, whatever phase of building it is in.
  void play_empty_round() {
    count_in();
    for (const Seat seat : seats_of(state)) EXPECT_TRUE(act(seat.index, Done{}));
  }

  /// CU-6.1, with the first green card of each.
  void return_first_greens() {
    for (const Seat seat : seats_of(state)) {
      EXPECT_TRUE(act(seat.index, Return{any_green(seat.index)}));
    }
  }

  Diary sink;
  Milliseconds now;
  State state;
};

inline Outcome refused(Violation violation) {
  return std::unexpected(violation);
}

}  // namespace coverstory::cover_up
