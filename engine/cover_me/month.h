// CM-4: a month. Covers are chosen in secret, revealed together, and counted on the tracks.
#pragma once

#include "engine/cover_me/fictional.h"

namespace coverstory::cover_me {

/// CM-4.1, CM-9.3: how many choices a hand leaves; two rows need an ordered pair. A hand that ran
/// out of cards (CM-2.9) fills the primary row as long as it can.
inline int choices_to_play(const State& state, Seat seat) {
  const int in_hand = static_cast<int>(state.hand(seat).size());
  const bool pair = state.options.is_advanced() && in_hand > 1;
  return pair ? in_hand * (in_hand - 1) : in_hand;
}

inline void begin_month(State& state, int month) {
  state.phase = Phase::Month;
  state.awaited = Kind::Play;
  state.month = static_cast<std::uint8_t>(month);
  lay_fictional_cards(state);
  state.deciding = {};
  for (int seat = 0; seat < state.options.players; ++seat) {
    if (!state.hand(Seat(seat)).empty()) state.deciding.insert(Seat(seat));
  }
  state.to_act = state.deciding;
}

/// CM-11.2: the first card of a colour that comes out of a hand's unseen cards may be the personal
/// one, so from then on nobody can count on it.
inline void note_personal_card(State& state, Seat seat, Card card) {
  if (state.trace(card).public_card()) return;
  const unsigned color = 1u << static_cast<unsigned>(clothes_of(card));
  state.personal[seat.index] &= static_cast<std::uint8_t>(~color);
}

/// CM-4.1, CM-4.2: a sealed card opens in its row.
inline void open_cover(State& state, Seat seat, Card card, Row& row) {
  Hand& hand = state.hand(seat);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (hand.data()[i] == card) {
      hand.swap_out(i);
      break;
    }
  }
  note_personal_card(state, seat, card);
  state.trace(card).show_to_all();
  row.push_back(card);
  state.tracks.count(card);
}

/// Tells sealed decisions in the order of seats, each with the choices its seat had.
template <class Sink>
void tell_sealed(State& state, Sink& sink, auto choices) {
  if constexpr (Sink::kListens) {
    for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
      const Seat seat = rest.first();
      sink.acted(state, {.seat = seat, .action = state.sealed[seat.index], .legal = choices(seat)});
    }
  }
}

template <class Sink>
void reveal_month(State& state, Sink& sink) {
  tell_sealed(state, sink, [&](Seat seat) { return choices_to_play(state, seat); });
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    const Action covers = state.sealed[seat.index];
    const auto row = static_cast<std::size_t>(state.row_of(seat, 0));
    open_cover(state, seat, covers.card(), state.rows[row]);
    if (const auto second = covers.second_card()) {
      open_cover(state, seat, *second, state.rows[row + 1]);
    }
  }
  state.deciding = {};
  reveal_fictional_cards(state);
  if constexpr (Sink::kListens) sink.month_revealed(state);
}

}  // namespace coverstory::cover_me
