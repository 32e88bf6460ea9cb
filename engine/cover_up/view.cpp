#include "engine/cover_up/view.h"

#include <cstddef>

#include "engine/cover_up/game.h"
#include "engine/cover_up/rounds.h"

namespace coverstory::cover_up {
namespace {

bool is_being_played(const State& state) {
  return state.phase == Phase::Building || state.phase == Phase::Hourglass;
}

/// From the end of a round until the next begins.
bool is_all_open(const State& state) {
  return state.phase == Phase::Returning || state.phase == Phase::Ended;
}

SeatView seat_view(const State& state, Seat seat, Viewer viewer) {
  const Player& player = state.at(seat);
  SeatView shown;
  shown.cards_placed = static_cast<int>(player.pile.size());
  shown.total = player.total;
  shown.is_done = state.done.contains(seat);
  shown.must_return = state.phase == Phase::Returning && !player.to_return;
  if (viewer.is(seat) || is_all_open(state)) shown.hand = player.hand;
  if (may_see_pile(state, viewer, seat)) shown.pile = player.pile;
  if (is_all_open(state)) shown.score = player.score;
  return shown;
}

OwnView own_view(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  OwnView own;
  own.may_arrange = allowed(state, seat, Arrange{player.pile}).has_value();
  own.may_flip = allowed(state, seat, Flip{}).has_value();
  own.may_be_done = allowed(state, seat, Done{}).has_value();
  for (const Card card : player.hand) {
    if (allowed(state, seat, Return{card})) own.returnable.push_back(card);
  }
  own.to_return = player.to_return;
  if (state.phase == Phase::Returning) own.takes = color_taken_after(state.round);
  if (state.options.referee == Referee::Live && is_being_played(state)) {
    own.mistakes = check(player.pile);
  }
  return own;
}

}  // namespace

/// CU-4.2: who is done has nothing more to gain by looking.
bool may_see_pile(const State& state, Viewer viewer, Seat seat) {
  if (viewer.is(seat) || is_all_open(state)) return true;
  if (state.options.others_piles == OthersPiles::Visible) return true;
  return viewer.has_seat() && state.done.contains(viewer.seat());
}

View view(const State& state, Viewer viewer) {
  View shown;
  shown.viewer = viewer;
  shown.options = state.options;
  shown.round = state.round;
  shown.phase = state.phase;
  shown.deadline = next_deadline(state);
  shown.flipped_by = state.flipped_by;
  shown.ended_by = state.ended_by;
  shown.winners = winners_of(state);
  for (std::size_t color = 0; color < kColors; ++color) {
    shown.cards_left[color] = static_cast<int>(state.draw_piles[color].size());
  }
  for (const Seat seat : seats_of(state)) shown.seats.push_back(seat_view(state, seat, viewer));
  if (viewer.has_seat()) shown.own = own_view(state, viewer.seat());
  return shown;
}

}  // namespace coverstory::cover_up
