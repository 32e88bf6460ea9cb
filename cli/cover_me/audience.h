// Several listeners to one game of Cover Me: each event goes to all of them, in their order.
#pragma once

#include <vector>

#include "engine/cover_me/events.h"

namespace coverstory::cli {

class Audience : public cover_me::Listener {
 public:
  void add(cover_me::Listener& listener) { listeners_.push_back(&listener); }

  void set_up(const cover_me::State& state, const cover_me::SetUp& decks) override {
    for (auto* listener : listeners_) listener->set_up(state, decks);
  }
  void acted(const cover_me::State& state, const cover_me::Acted& acted) override {
    for (auto* listener : listeners_) listener->acted(state, acted);
  }
  void shuffled(const cover_me::State& state, cover_me::ShuffledPile pile,
                std::span<cover_me::Card> cards) override {
    for (auto* listener : listeners_) listener->shuffled(state, pile, cards);
  }
  void month_revealed(const cover_me::State& state) override {
    for (auto* listener : listeners_) listener->month_revealed(state);
  }
  void season_scored(const cover_me::State& state, const cover_me::SeasonScored& season) override {
    for (auto* listener : listeners_) listener->season_scored(state, season);
  }
  void season_begun(const cover_me::State& state) override {
    for (auto* listener : listeners_) listener->season_begun(state);
  }
  void ended(const cover_me::State& state, const cover_me::Ranking& ranking) override {
    for (auto* listener : listeners_) listener->ended(state, ranking);
  }

 private:
  std::vector<cover_me::Listener*> listeners_;
};

}  // namespace coverstory::cli
