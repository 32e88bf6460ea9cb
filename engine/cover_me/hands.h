// CM-6.3, CM-9.6: hands are filled, one player finishing before the next.
#pragma once

#include <algorithm>

#include "engine/cover_me/piles.h"

namespace coverstory::cover_me {

inline void begin_turns(State& state, Phase phase, int turns) {
  state.phase = phase;
  state.turn = state.start;
  state.turns_left = static_cast<std::uint8_t>(turns);
}

inline void pass_turn(State& state) {
  state.turn = state.turn.left(state.options.players);
  --state.turns_left;
}

/// How many sets of the cards looked at could be kept.
inline int choices_to_keep(const State& state, Seat seat) {
  const int looked = static_cast<int>(state.looked.size());
  return state.keeps_due[seat.index] == 2 ? looked * (looked - 1) / 2 : looked;
}

/// CM-6.3, CM-9.6: for each row without a score two cards of H are looked at and one is kept. Where
/// H is short, what is missing is taken instead. True if the seat has something to choose.
inline bool offer_keep(State& state, Seat seat) {
  std::uint8_t& keeps = state.keeps_due[seat.index];
  const auto in_next = static_cast<int>(state.next.size());
  const int looked = std::min(2 * keeps, in_next);
  const int kept = std::min<int>(keeps, in_next);
  state.takes_due[seat.index] =
      static_cast<std::uint8_t>(state.takes_due[seat.index] + keeps - kept);
  keeps = static_cast<std::uint8_t>(kept);
  for (int i = 0; i < looked; ++i) {
    const Card card = state.next.pop_back();
    state.trace(card).show_to(seat);
    state.looked.push_back(card);
  }
  if (looked > kept) {
    state.awaited = Kind::Keep;
    state.deciding = state.to_act = SeatSet::only(seat);
    return true;
  }
  state.hand(seat).append(state.looked);  // nothing to choose: they are all kept
  state.looked.clear();
  keeps = 0;
  return false;
}

/// CM-6.3: the kept cards go to the hand, the others to the bottom of H in the order drawn. Who
/// knew one of them from an earlier look cannot tell any more which of the two ways it went.
template <class Sink>
void keep_cards(State& state, Seat seat, Action action, Sink& sink) {
  Acted told{.seat = seat, .action = action, .legal = 0};
  if constexpr (Sink::kListens) told.legal = choices_to_keep(state, seat);
  for (const Card card : state.looked) {
    state.trace(card).hide_from_all_but(seat);
    if (card == action.card() || card == action.second_card()) {
      state.hand(seat).push_back(card);
    } else {
      state.next.push_front(card);
      told.returned.push_back(card);
    }
  }
  state.looked.clear();
  state.keeps_due[seat.index] = 0;
  if constexpr (Sink::kListens) sink.acted(state, told);
}

/// The next decision of filling hands; false when all hands are filled.
template <class Sink>
[[gnu::noinline]] bool next_hand_decision(State& state, Sink& sink) {
  while (state.turns_left > 0) {
    const Seat seat = state.turn;
    if (state.keeps_due[seat.index] > 0 && offer_keep(state, seat)) return true;
    if (state.takes_due[seat.index] > 0) {
      if (offer_take(state, seat, sink)) return true;
      state.takes_due[seat.index] = 0;  // CM-2.9: a shorter hand, not topped up later
    }
    pass_turn(state);
  }
  return false;
}

/// CM-2.6, CM-9.2: the taking before the first season, a card in turn.
template <class Sink>
[[gnu::noinline]] bool next_draft_decision(State& state, Sink& sink) {
  while (state.turns_left > 0) {
    const Seat seat = state.turn;
    pass_turn(state);
    if (offer_take(state, seat, sink)) return true;
  }
  return false;
}

}  // namespace coverstory::cover_me
