// What happens in a game of Cover Me, told to whoever listens: a record, the terminal, a server.
// The events name cards that a player should not see yet; a listener that talks to players leaves
// them out, or goes by the view.
//
// Within the engine what tells of events is compiled twice, with the sink as its parameter: once
// for a Listener, and once for Silence, so that playouts pay nothing.
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// CM-2, CM-11.2: the shuffled decks before anything is taken from them.
struct SetUp {
  Seat start;
  DrawPile draw;
  ColorDeck next;
  std::array<ColorDeck, 2> later{};
  /// With equal values: one card of each colour left, by seat.
  BySeat<FixedVector<Card, kClothes - 1>> personal{};
};

/// One decision. Simultaneous ones are told in the order of seats when all have been made.
struct Acted {
  Seat seat;
  Action action;
  int legal;  // how many choices the seat had
  /// Take: the card. Others: no card.
  std::optional<Card> taken;
  /// Keep: the cards put back.
  FixedVector<Card, kMostLookedAt> returned;
};

enum class ShuffledPile : std::uint8_t { Draw, Fictional };

/// CM-6.2: what a season brought.
struct SeasonScored {
  Calendar calendar;
  Trends trends;
  BySeat<FixedVector<Card, kMonths>> scored{};
  BySeat<FixedVector<Card, kMonths>> middle{};
};

/// A sink that hears nothing.
struct Silence {
  static constexpr bool kListens = false;
};

/// Hears what it overrides. States are those at the moment of the event.
class Listener {
 public:
  static constexpr bool kListens = true;

  Listener() = default;
  Listener(const Listener&) = default;
  Listener& operator=(const Listener&) = default;
  virtual ~Listener() = default;

  virtual void set_up(const State&, const SetUp&) {}
  virtual void acted(const State&, const Acted&) {}
  /// A pile has been shuffled. A replay puts the recorded order in place of the generator's: the
  /// cards may be put in another order, and nothing else.
  virtual void shuffled(const State&, ShuffledPile, std::span<Card> /*back is the top*/) {}
  /// CM-4.1: the month's covers are open and counted.
  virtual void month_revealed(const State&) {}
  virtual void season_scored(const State&, const SeasonScored&) {}
  /// A season begins, before the fictional cards are laid.
  virtual void season_begun(const State&) {}
  virtual void ended(const State&, const Ranking&) {}
};

/// Several listeners to one game of Cover Me: each event goes to all of them, in their order.
class Audience : public Listener {
 public:
  /// Those of them that there are: one may be null.
  Audience(std::initializer_list<Listener*> listeners) {
    for (Listener* listener : listeners) {
      if (listener) listeners_.push_back(listener);
    }
  }

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
