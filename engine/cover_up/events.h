// What happens in a game of Cover Up, told to whoever listens: a record, the terminal, a server. An
// event is told when it can be known to all, but it may name cards that a player should not see
// yet; a listener that talks to players leaves them out, or goes by the view.
#pragma once

#include <initializer_list>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/cover_up/solver.h"
#include "engine/cover_up/state.h"

namespace coverstory::cover_up {

struct SeatResult {
  Hand hand;
  Pile pile;    // as it was left, before CU-5.1
  Score score;  // with the cards beside and removed
  int total = 0;
  Par par;  // CU-7.1, of the hand

  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

struct RoundResult {
  int round = 0;
  EndedBy ended_by = EndedBy::Hourglass;
  BySeat<SeatResult> seats;

  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Hears what it overrides.
class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = default;
  Listener& operator=(const Listener&) = default;
  virtual ~Listener() = default;

  /// CU-2.1: the shuffled piles, top first, before anything is taken from them.
  virtual void set_up(const Deck&) {}
  /// At the start of every round.
  virtual void dealt(int /*round*/, const BySeat<Hand>&) {}
  /// CU-4.1, with the time since the count of three ended.
  virtual void flipped(Seat, Milliseconds /*since_round_began*/) {}
  /// CU-5.
  virtual void round_ended(const RoundResult&) {}
  /// CU-6.1, in seat order when all have chosen.
  virtual void returned(Seat, Card /*card*/, Card /*took*/) {}
  /// CU-6.4.
  virtual void ended(const GameResult&) {}
};

/// Several listeners to one game of Cover Up: each event goes to all of them, in their order.
class Audience : public Listener {
 public:
  /// Those of them that there are: one may be null.
  Audience(std::initializer_list<Listener*> listeners) {
    for (Listener* listener : listeners) {
      if (listener) listeners_.push_back(listener);
    }
  }

  void set_up(const Deck& piles) override {
    for (auto* listener : listeners_) listener->set_up(piles);
  }
  void dealt(int round, const BySeat<Hand>& hands) override {
    for (auto* listener : listeners_) listener->dealt(round, hands);
  }
  void flipped(Seat seat, Milliseconds since_round_began) override {
    for (auto* listener : listeners_) listener->flipped(seat, since_round_began);
  }
  void round_ended(const RoundResult& result) override {
    for (auto* listener : listeners_) listener->round_ended(result);
  }
  void returned(Seat seat, Card card, Card took) override {
    for (auto* listener : listeners_) listener->returned(seat, card, took);
  }
  void ended(const GameResult& result) override {
    for (auto* listener : listeners_) listener->ended(result);
  }

 private:
  std::vector<Listener*> listeners_;
};

}  // namespace coverstory::cover_up
