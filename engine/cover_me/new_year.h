// CM-7: a new year. The colours of the past year come into play, new ones appear.
#pragma once

#include "engine/cover_me/hands.h"

namespace coverstory::cover_me {

inline constexpr int kFirstYearOfLaterDecks = 2;

/// CM-7.1: what is left of H goes on top of F, its order kept.
inline void put_next_pile_on_draw_pile(State& state) {
  state.draw.append(state.next);
  state.next.clear();
}

/// CM-7.2.
inline void discard_open_piles(State& state) {
  for (OpenPile& pile : state.open) {
    for (const Card card : pile) state.discard.insert(card);
    pile.clear();
  }
}

/// CM-7.4: black for year 2, white for year 3, nothing for year 4.
inline void lay_out_later_deck(State& state) {
  const auto deck = static_cast<std::size_t>(state.calendar.year - kFirstYearOfLaterDecks);
  if (deck >= state.later.size()) return;
  state.next = state.later[deck];
  state.later[deck].clear();
}

template <class Sink>
void begin_new_year(State& state, Sink& sink) {
  put_next_pile_on_draw_pile(state);
  discard_open_piles(state);
  refill_open_piles(state, sink);  // CM-7.3
  lay_out_later_deck(state);
  begin_turns(state, Phase::NewYear, state.options.players);
}

/// CM-7.5: each player may once swap a card; false when all have been asked.
inline bool next_swap_decision(State& state) {
  if (state.turns_left == 0) return false;
  state.awaited = Kind::Swap;
  state.deciding = state.to_act = SeatSet::only(state.turn);
  pass_turn(state);
  return true;
}

/// CM-7.5: the card goes to the discard pile, and a take follows. There is always one to take: at
/// the least the card just discarded.
template <class Sink>
void swap_card(State& state, Seat seat, Action action, Sink& sink) {
  if constexpr (Sink::kListens) {
    sink.acted(
        state,
        {.seat = seat, .action = action, .legal = static_cast<int>(state.hand(seat).size()) + 1});
  }
  const auto discarded = action.discarded();
  if (!discarded) return;
  Hand& hand = state.hand(seat);
  hand.swap_out(
      static_cast<std::size_t>(std::find(hand.begin(), hand.end(), *discarded) - hand.begin()));
  state.trace(*discarded).show_to_all();
  state.discard.insert(*discarded);
  offer_take(state, seat, sink);
}

}  // namespace coverstory::cover_me
