// What happens in a game of Cover Up, told to whoever listens: a record, the terminal, a server. An
// event is told when it can be known to all, but it may name cards that a player should not see
// yet; a listener that talks to players leaves them out, or goes by the view.
#pragma once

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

}  // namespace coverstory::cover_up
