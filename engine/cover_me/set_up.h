// CM-2, CM-8.1, CM-9.2, CM-11.2: the decks are shuffled and the table is laid.
#pragma once

#include <optional>

#include "engine/cover_me/events.h"
#include "engine/cover_me/piles.h"

namespace coverstory::cover_me {

inline constexpr int kInfluenceAtStart = 2;  // CM-2.4
inline constexpr int kTakenInDraft = 3;      // CM-2.6, CM-9.2

/// CM-2.1, CM-2.2, CM-11.2: shuffles the decks; CM-2.5: where no starting player is named, draws
/// one.
SetUp shuffle_decks(const Options& options, Rng& rng, std::optional<Seat> start);

/// How many cards each player takes before the first season.
inline int taken_before_the_game(const Options& options) {
  if (options.deal == Deal::Quick) return 0;
  return options.equal_values() ? options.hand_size() - (kClothes - 1) : kTakenInDraft;
}

/// CM-11.2: each player's personal cards, one of each colour left.
inline void deal_personal_cards(State& state, const SetUp& decks) {
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    for (const Card card : decks.personal[seat.index]) {
      state.hand(seat).push_back(card);
      state.trace(card).show_to(seat);
      state.personal[seat.index] |=
          static_cast<std::uint8_t>(1u << static_cast<unsigned>(clothes_of(card)));
    }
  }
}

/// CM-2.6: one card at a time, clockwise from the starting player, until all hold `each`.
inline void deal_hands(State& state, int each) {
  const int players = state.options.players;
  Seat seat = state.start;
  while (static_cast<int>(state.hand(seat).size()) < each) {
    const Card card = state.draw.pop_back();
    state.hand(seat).push_back(card);
    state.trace(card).show_to(seat);
    seat = seat.left(players);
  }
}

/// The order is that of the records: open piles, influence row, fictional pile, dealing.
template <class Sink>
void lay_table(State& state, const SetUp& decks, Sink& sink) {
  state.start = decks.start;
  state.draw = decks.draw;
  state.next = decks.next;
  state.later = decks.later;
  if constexpr (Sink::kListens) sink.set_up(state, decks);

  refill_open_piles(state, sink);  // CM-2.3
  for (int i = 0; i < kInfluenceAtStart; ++i) {
    const Card card = state.draw.pop_back();
    state.trace(card).show_to_all();
    state.influence.push_back(card);
  }
  if (state.options.with_fictional_players()) {  // CM-8.1: the order is kept
    const auto top = state.draw.end() - kFictionalPile;
    for (int i = 0; i < kFictionalPile; ++i) state.fictional.push_back(top[i]);
    for (int i = 0; i < kFictionalPile; ++i) state.draw.pop_back();
  }
  deal_personal_cards(state, decks);
  deal_hands(state, state.options.hand_size() - taken_before_the_game(state.options));
}

}  // namespace coverstory::cover_me
