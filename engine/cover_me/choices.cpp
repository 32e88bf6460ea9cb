// What a seat may choose from, counted and by number. The numbers follow the order of the cards in
// the hand, which is quick; the list is sorted, so that its order says nothing that the view does
// not.
#include <algorithm>
#include <bit>
#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/hands.h"
#include "engine/cover_me/month.h"
#include "engine/cover_me/special.h"

namespace coverstory::cover_me {
namespace {

/// The open piles that have a card, by hair colour, then the draw pile.
Action take_choice(const State& state, int index) {
  for (int hair = 0; hair < kHairs; ++hair) {
    const auto pile = static_cast<Hair>(hair);
    if (!open_pile(state, pile).empty() && index-- == 0) return Action::take_open(pile);
  }
  return Action::take_draw();
}

/// Cards in the order of the hand; pairs by the primary card, then by the secondary.
Action play_choice(const State& state, Seat seat, int index) {
  const Hand& hand = state.hand(seat);
  const int others = static_cast<int>(hand.size()) - 1;
  if (!state.options.is_advanced() || others == 0) {
    return Action::play(hand[static_cast<std::size_t>(index)]);
  }
  const int first = index / others, rest = index % others;
  const int second = rest < first ? rest : rest + 1;
  return Action::play(hand[static_cast<std::size_t>(first)],
                      hand[static_cast<std::size_t>(second)]);
}

std::size_t row_to_choose_in(const State& state, Seat seat) {
  return static_cast<std::size_t>(state.row_of(seat, row_to_feature(state, seat)));
}

Action feature_choice(const State& state, Seat seat, int index) {
  const std::size_t row = row_to_choose_in(state, seat);
  unsigned months = state.candidates[row];
  for (; index > 0; --index) months &= months - 1;
  return Action::feature(row_to_feature(state, seat),
                         state.rows[row][static_cast<std::size_t>(std::countr_zero(months))]);
}

Action keep_choice(const State& state, Seat seat, int index) {
  if (state.keeps_due[seat.index] == 1) {
    return Action::keep(state.looked[static_cast<std::size_t>(index)]);
  }
  for (std::size_t one = 0; one < state.looked.size(); ++one) {
    for (std::size_t other = one + 1; other < state.looked.size(); ++other) {
      if (index-- == 0) return Action::keep(state.looked[one], state.looked[other]);
    }
  }
  std::unreachable();
}

/// No swap first, then the cards in the order of the hand.
Action swap_choice(const State& state, Seat seat, int index) {
  if (index == 0) return Action::no_swap();
  return Action::swap(state.hand(seat)[static_cast<std::size_t>(index - 1)]);
}

}  // namespace

int detail::other_legal_count(const State& state, Seat seat) {
  switch (state.awaited) {
    case Kind::Take:
      return sources_to_take_from(state);
    case Kind::Play:
      return choices_to_play(state, seat);
    case Kind::Feature:
      return std::popcount(state.candidates[row_to_choose_in(state, seat)]);
    case Kind::Keep:
      return choices_to_keep(state, seat);
    case Kind::Swap:
      return static_cast<int>(state.hand(seat).size()) + 1;
    case Kind::Vote:
      return 2;
  }
  std::unreachable();
}

Action detail::other_legal_choice(const State& state, Seat seat, int index) {
  switch (state.awaited) {
    case Kind::Take:
      return take_choice(state, index);
    case Kind::Play:
      return play_choice(state, seat, index);
    case Kind::Feature:
      return feature_choice(state, seat, index);
    case Kind::Keep:
      return keep_choice(state, seat, index);
    case Kind::Swap:
      return swap_choice(state, seat, index);
    case Kind::Vote:
      return Action::vote(index == 0);
  }
  std::unreachable();
}

Choices legal(const State& state, Seat seat) {
  Choices choices;
  const int count = legal_count(state, seat);
  for (int i = 0; i < count; ++i) choices.push_back(legal_choice(state, seat, i));
  std::ranges::sort(choices);
  return choices;
}

}  // namespace coverstory::cover_me
