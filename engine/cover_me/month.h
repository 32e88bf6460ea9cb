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
  if (state.personal[seat.index] == 0 || state.trace(card).public_card()) return;
  const unsigned color = 1u << static_cast<unsigned>(clothes_of(card));
  state.personal[seat.index] &= static_cast<std::uint8_t>(~color);
}

inline std::size_t place_in(const Hand& hand, Card card) {
  std::size_t at = 0;
  while (hand[at] != card) ++at;
  return at;
}

/// CM-4.1, CM-4.2: the card at a place of the hand opens in a row.
inline void open_cover(State& state, Seat seat, std::size_t place, Row& row) {
  Hand& hand = state.hand(seat);
  const Card card = hand[place];
  hand.swap_out(place);
  note_personal_card(state, seat, card);
  state.trace(card).show_to_all();
  row.push_back(card);
  state.tracks.count(card);
}

/// CM-4.1, CM-9.3: a seat's sealed cards open in its rows.
inline void open_sealed_covers(State& state, Seat seat, std::size_t row) {
  const Action covers = state.sealed[seat.index];
  const Hand& hand = state.hand(seat);
  open_cover(state, seat, place_in(hand, covers.card()), state.rows[row]);
  if (const auto second = covers.second_card()) {
    open_cover(state, seat, place_in(hand, *second), state.rows[row + 1]);
  }
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
  const int own_rows = state.options.rows_of_a_player();
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    open_sealed_covers(state, seat, static_cast<std::size_t>(seat.index * own_rows));
  }
  state.deciding = {};
  reveal_fictional_cards(state);
  if constexpr (Sink::kListens) sink.month_revealed(state);
}

}  // namespace coverstory::cover_me
