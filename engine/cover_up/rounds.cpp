#include "engine/cover_up/rounds.h"

#include <algorithm>

#include "engine/core/ensure.h"

namespace coverstory::cover_up {
namespace {

/// CU-5.1 to CU-5.5.
void score_player(State& state, Seat seat) {
  Player& player = state.at(seat);
  const Flipped flipped = state.flipped_by == seat ? Flipped::Yes : Flipped::No;
  player.score = score_of(player.hand, player.pile, flipped);
  player.total += player.score.points;
}

/// CU-7.1: with par of every hand, which takes long enough to be left out where nobody listens.
RoundResult result_of_round(const State& state, EndedBy ended_by) {
  RoundResult result{.round = state.round, .ended_by = ended_by};
  for (const Seat seat : seats_of(state)) {
    const Player& player = state.at(seat);
    result.seats.push_back(
        {player.hand, player.pile, player.score, player.total, solve(player.hand)});
  }
  return result;
}

/// CU-6.4.
void end_game(State& state, Listener* listener) {
  state.phase = Phase::Ended;
  if (listener) listener->ended(result_of(state));
}

/// CU-5, then CU-6.
void end_round(State& state, EndedBy ended_by, Listener* listener) {
  state.ended_by = ended_by;
  for (const Seat seat : seats_of(state)) score_player(state, seat);
  if (listener) listener->round_ended(result_of_round(state, ended_by));
  if (state.round == kRounds) {
    end_game(state, listener);
  } else {
    state.phase = Phase::Returning;
  }
}

void end_round_if_all_done(State& state, Listener* listener) {
  if (state.done == SeatSet::all(state.options.players)) end_round(state, EndedBy::Done, listener);
}

void start_hourglass(State& state, Milliseconds now) {
  state.phase = Phase::Hourglass;
  state.hourglass_until = now + 1000 * Milliseconds{state.options.hourglass_s};
}

/// CU-6.1: the chosen green card goes under the green pile, from which nothing is taken any more.
void exchange_card(State& state, Seat seat, Listener* listener) {
  Player& player = state.at(seat);
  ENSURE(player.to_return.has_value());
  const Card returned = *player.to_return;
  const auto place = std::ranges::find(player.hand, returned);
  ENSURE(place != player.hand.end());
  state.draw_pile(Color::Green).push_front(returned);
  *place = state.draw_pile(color_taken_after(state.round)).pop_back();
  if (listener) listener->returned(seat, returned, *place);
}

/// CU-6.2.
void hand_on_to_the_left(State& state) {
  BySeat<Hand> hands;
  for (const Seat seat : seats_of(state)) hands.push_back(state.at(seat).hand);
  for (const Seat seat : seats_of(state)) {
    state.at(seat.left(state.options.players)).hand = hands[seat.index];
  }
}

}  // namespace

/// A yellow card after rounds 1 and 3, a red one after 2 and 4.
Color color_taken_after(int round) {
  return round % 2 == 1 ? Color::Yellow : Color::Red;
}

void begin_round(State& state, int round, Milliseconds now, Listener* listener) {
  state.round = round;
  state.phase = Phase::CountIn;
  state.building_from = now + kCountInMs;
  state.hourglass_until = 0;
  state.flipped_by.reset();
  state.done = {};
  state.ended_by.reset();
  BySeat<Hand> hands;
  for (const Seat seat : seats_of(state)) {
    Player& player = state.at(seat);
    player.pile.clear();
    player.score = {};
    player.to_return.reset();
    hands.push_back(player.hand);
  }
  if (listener) listener->dealt(round, hands);
}

void flip_hourglass(State& state, Seat seat, Milliseconds now, Listener* listener) {
  now = std::max(now, state.building_from);  // a clock that was set back must not spoil a record
  state.flipped_by = seat;
  state.done.insert(seat);
  start_hourglass(state, now);
  if (listener) listener->flipped(seat, now - state.building_from);
  end_round_if_all_done(state, listener);
}

void declare_done(State& state, Seat seat, Listener* listener) {
  state.done.insert(seat);
  end_round_if_all_done(state, listener);
}

void choose_to_return(State& state, Seat seat, Card card, Milliseconds now, Listener* listener) {
  state.at(seat).to_return = card;
  const BySeat<Seat> seats = seats_of(state);
  const auto has_chosen = [&](Seat s) { return state.at(s).to_return.has_value(); };
  if (!std::ranges::all_of(seats, has_chosen)) return;
  for (const Seat taking : seats) exchange_card(state, taking, listener);
  hand_on_to_the_left(state);
  begin_round(state, state.round + 1, now, listener);
}

void reach_deadline(State& state, Milliseconds deadline, Listener* listener) {
  switch (state.phase) {
    case Phase::CountIn:
      state.phase = Phase::Building;
      return;
    case Phase::Building:
      if (state.is_alone()) return end_round(state, EndedBy::Limit, listener);
      return start_hourglass(state, deadline);
    case Phase::Hourglass:
      return end_round(state, state.flipped_by ? EndedBy::Hourglass : EndedBy::Limit, listener);
    case Phase::Returning:
    case Phase::Ended:
      break;
  }
  ENSURE(false && "a phase without a deadline");
}

}  // namespace coverstory::cover_up
