// Several listeners to one game of Cover Up: each event goes to all of them, in their order.
#pragma once

#include <vector>

#include "engine/cover_up/events.h"

namespace coverstory::cover_up {

class Audience : public Listener {
 public:
  void add(Listener& listener) { listeners_.push_back(&listener); }

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
