// CM-2.3, CM-2.7 to CM-2.9: the draw pile, the open piles, and taking a card.
#pragma once

#include <optional>
#include <span>

#include "engine/cover_me/events.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

inline OpenPile& open_pile(State& state, Hair hair) {
  return state.open[static_cast<std::size_t>(hair)];
}
inline const OpenPile& open_pile(const State& state, Hair hair) {
  return state.open[static_cast<std::size_t>(hair)];
}

/// CM-2.9: F can be drawn from while F or the discard pile has a card.
inline bool can_draw(const State& state) {
  return !state.draw.empty() || !state.discard.empty();
}

/// CM-9.2: while the advanced game is dealt, cards are taken from the open piles only; with equal
/// values CM-2.7 holds there too (CM-11.2).
inline bool only_open_piles(const State& state) {
  return state.phase == Phase::Draft && state.options.is_advanced() &&
         !state.options.equal_values();
}

inline bool can_take_from_draw(const State& state) {
  return !only_open_piles(state) && can_draw(state);
}

/// CM-2.7: from how many piles a card can be taken now.
inline int sources_to_take_from(const State& state) {
  int sources = can_take_from_draw(state) ? 1 : 0;
  for (const OpenPile& pile : state.open) sources += pile.empty() ? 0 : 1;
  return sources;
}

/// CM-2.9: the discard pile is shuffled and becomes F. Its cards had been seen by all; where each
/// one lies now nobody knows.
template <class Sink>
void reshuffle_discard(State& state, Sink& sink) {
  if (state.reshuffles + 1u < kGenerations) ++state.reshuffles;
  state.discard.for_each([&](Card card) {
    state.draw.push_back(card);
    state.trace(card).shuffled_into(state.reshuffles);
  });
  state.discard.clear();
  state.rng.shuffle(state.draw);
  if constexpr (Sink::kListens) {
    sink.shuffled(state, ShuffledPile::Draw, {state.draw.data(), state.draw.size()});
  }
}

/// The top card of F; nothing where F and the discard pile are both empty.
template <class Sink>
std::optional<Card> draw_card(State& state, Sink& sink) {
  if (state.draw.empty()) {
    if (state.discard.empty()) return std::nullopt;
    reshuffle_discard(state, sink);
  }
  return state.draw.pop_back();
}

inline bool an_open_pile_is_empty(const State& state) {
  return state.open[0].empty() || state.open[1].empty() || state.open[2].empty();
}

/// CM-2.3, CM-2.8: cards are turned from F and sorted by hair colour until every open pile has one,
/// or nothing is left to turn (CM-2.9).
template <class Sink>
void refill_open_piles(State& state, Sink& sink) {
  while (an_open_pile_is_empty(state)) {
    const std::optional<Card> turned = draw_card(state, sink);
    if (!turned) return;
    state.trace(*turned).show_to_all();
    open_pile(state, hair_of(*turned)).push_back(*turned);
  }
}

/// CM-2.7, CM-2.8. The caller has checked that the pile has a card.
template <class Sink>
void take_card(State& state, Seat seat, Action action, Sink& sink) {
  const int sources = Sink::kListens ? sources_to_take_from(state) : 0;
  const auto pile = action.pile();
  const Card card = pile ? open_pile(state, *pile).pop_back() : *draw_card(state, sink);
  state.trace(card).show_to(seat);
  state.hand(seat).push_back(card);
  if constexpr (Sink::kListens) {
    sink.acted(state, {.seat = seat, .action = action, .legal = sources, .taken = card});
  }
  if (pile) refill_open_piles(state, sink);
}

/// A seat is to take a card, if there is one: an open pile that had to stay empty is tried again
/// first (CM-2.9). False where nothing is left to take.
template <class Sink>
bool offer_take(State& state, Seat seat, Sink& sink) {
  refill_open_piles(state, sink);
  if (sources_to_take_from(state) == 0) return false;
  state.awaited = Kind::Take;
  state.deciding = state.to_act = SeatSet::only(seat);
  return true;
}

}  // namespace coverstory::cover_me
