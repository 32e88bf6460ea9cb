// Several listeners to one game of Cover Me: each event goes to all of them, in their order.
#pragma once

#include <vector>

#include "engine/cover_me/events.h"

namespace coverstory::cover_me {

class Audience : public Listener {
 public:
  void add(Listener& listener) { listeners_.push_back(&listener); }

  void set_up(const State& state, const SetUp& decks) override {
    for (auto* listener : listeners_) listener->set_up(state, decks);
  }
  void acted(const State& state, const Acted& acted) override {
    for (auto* listener : listeners_) listener->acted(state, acted);
  }
  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override {
    for (auto* listener : listeners_) listener->shuffled(state, pile, cards);
  }
  void month_revealed(const State& state) override {
    for (auto* listener : listeners_) listener->month_revealed(state);
  }
  void season_scored(const State& state, const SeasonScored& season) override {
    for (auto* listener : listeners_) listener->season_scored(state, season);
  }
  void season_begun(const State& state) override {
    for (auto* listener : listeners_) listener->season_begun(state);
  }
  void ended(const State& state, const Ranking& ranking) override {
    for (auto* listener : listeners_) listener->ended(state, ranking);
  }

 private:
  std::vector<Listener*> listeners_;
};

}  // namespace coverstory::cover_me
