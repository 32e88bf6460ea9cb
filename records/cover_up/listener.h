// Who wants to hear of a game all that a record tells: the events of the engine, and par of every
// hand with the round it was built in (CU-7.1). A Teller listens to the engine, has the hands
// solved, and passes everything on.
#pragma once

#include "engine/cover_up/events.h"
#include "engine/cover_up/solver.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

class Listener {
 public:
  virtual ~Listener() = default;

  virtual void set_up(const Deck&) {}
  virtual void dealt(int /*round*/, const BySeat<Hand>&) {}
  virtual void flipped(Seat, Milliseconds /*since_round_began*/) {}
  virtual void round_ended(const RoundResult&, const BySeat<Par>&) {}
  virtual void returned(Seat, Card /*card*/, Card /*took*/) {}
  virtual void ended(const GameResult&) {}
};

class Teller : public EventSink {
 public:
  explicit Teller(Listener& listener) : listener_(listener) {}

  void set_up(const Deck& piles) override { listener_.set_up(piles); }
  void dealt(int round, const BySeat<Hand>& hands) override { listener_.dealt(round, hands); }
  void flipped(Seat seat, Milliseconds t) override { listener_.flipped(seat, t); }
  void round_ended(const RoundResult& result) override {
    BySeat<Par> pars;
    for (const SeatResult& seat : result.seats) pars.push_back(solve(seat.hand));
    listener_.round_ended(result, pars);
  }
  void returned(Seat seat, Card card, Card took) override { listener_.returned(seat, card, took); }
  void ended(const GameResult& result) override { listener_.ended(result); }

 private:
  Listener& listener_;
};

}  // namespace coverstory::records::cover_up
