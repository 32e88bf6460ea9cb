// CM-8: the two fictional players of the game for two.
#pragma once

#include "engine/cover_me/piles.h"

namespace coverstory::cover_me {

inline constexpr int kFirstFictionalRow = 2;
inline constexpr int kFictionalPlayers = 2;

/// CM-8.2: before the players choose, one card face down and one face up.
inline void lay_fictional_cards(State& state) {
  if (!state.options.with_fictional_players()) return;
  for (int i = 0; i < kFictionalPlayers && !state.fictional.empty(); ++i) {
    state.laid.push_back(state.fictional.pop_back());
  }
  if (state.laid.size() == kFictionalPlayers) state.trace(state.laid.back()).show_to_all();
}

/// CM-8.2: the laid cards join their rows with the players' cards.
inline void reveal_fictional_cards(State& state) {
  for (std::size_t i = 0; i < state.laid.size(); ++i) {
    const Card card = state.laid[i];
    state.trace(card).show_to_all();
    state.rows[kFirstFictionalRow + i].push_back(card);
    state.tracks.count(card);
  }
  state.laid.clear();
}

/// CM-8.3: the highest trend value, the earliest month of equals, even at 0.
inline std::size_t featured_of_fictional(const Row& row, const Trends& trends) {
  std::size_t best = 0;
  for (std::size_t month = 1; month < row.size(); ++month) {
    if (trend_value(row[month], trends) > trend_value(row[best], trends)) best = month;
  }
  return best;
}

/// CM-8.3: the featured model goes to the influence row, the others back to the fictional pile.
inline void clear_fictional_rows(State& state) {
  if (!state.options.with_fictional_players()) return;
  const Trends trends = trends_now(state);
  for (int i = 0; i < kFictionalPlayers; ++i) {
    Row& row = state.rows[static_cast<std::size_t>(kFirstFictionalRow + i)];
    if (row.empty()) continue;
    const std::size_t featured = featured_of_fictional(row, trends);
    for (std::size_t month = 0; month < row.size(); ++month) {
      if (month == featured) {
        state.influence.push_back(row[month]);
      } else {
        state.fictional.push_back(row[month]);
      }
    }
    row.clear();
  }
}

/// CM-8.4: one card from F and one from H (where H is empty, both from F); then all are shuffled.
template <class Sink>
void renew_fictional_pile(State& state, Sink& sink) {
  if (!state.options.with_fictional_players()) return;
  const auto add_from_draw = [&] {
    if (const auto card = draw_card(state, sink)) state.fictional.push_back(*card);
  };
  add_from_draw();
  if (state.next.empty()) {
    add_from_draw();
  } else {
    state.fictional.push_back(state.next.pop_back());
  }
  state.rng.shuffle(state.fictional);
  if constexpr (Sink::kListens) {
    sink.shuffled(state, ShuffledPile::Fictional, {state.fictional.data(), state.fictional.size()});
  }
}

}  // namespace coverstory::cover_me
