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

RoundResult result_of_round(const State& state, EndedBy ended_by) {
  RoundResult result{.round = state.round, .ended_by = ended_by};
  for (const Seat seat : seats_of(state)) {
    const Player& player = state.at(seat);
    result.seats.push_back({player.hand, player.pile, player.score, player.total});
  }
  return result;
}

/// CU-6.4.
void end_game(State& state, EventSink& sink) {
  state.phase = Phase::Ended;
  GameResult result{.winners = winners_of(state)};
  for (const Seat seat : seats_of(state)) result.totals.push_back(state.at(seat).total);
  sink.ended(result);
}

/// CU-5, then CU-6.
void end_round(State& state, EndedBy ended_by, EventSink& sink) {
  state.ended_by = ended_by;
  for (const Seat seat : seats_of(state)) score_player(state, seat);
  sink.round_ended(result_of_round(state, ended_by));
  if (state.round == kRounds) {
    end_game(state, sink);
  } else {
    state.phase = Phase::Returning;
  }
}

void end_round_if_all_done(State& state, EventSink& sink) {
  if (state.done == SeatSet::all(state.options.players)) end_round(state, EndedBy::Done, sink);
}

void start_hourglass(State& state, Milliseconds now) {
  state.phase = Phase::Hourglass;
  state.hourglass_until = now + 1000 * Milliseconds{state.options.hourglass_s};
}

/// CU-6.1: the chosen green card goes under the green pile, from which nothing is taken any more.
void exchange_card(State& state, Seat seat, EventSink& sink) {
  Player& player = state.at(seat);
  ENSURE(player.to_return.has_value());
  const Card returned = *player.to_return;
  const auto place = std::ranges::find(player.hand, returned);
  ENSURE(place != player.hand.end());
  state.draw_pile(Color::Green).push_front(returned);
  *place = state.draw_pile(color_taken_after(state.round)).pop_back();
  sink.returned(seat, returned, *place);
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

void begin_round(State& state, int round, Milliseconds now, EventSink& sink) {
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
  sink.dealt(round, hands);
}

void flip_hourglass(State& state, Seat seat, Milliseconds now, EventSink& sink) {
  now = std::max(now, state.building_from);  // a clock that was set back must not spoil a record
  state.flipped_by = seat;
  state.done.insert(seat);
  start_hourglass(state, now);
  sink.flipped(seat, now - state.building_from);
  end_round_if_all_done(state, sink);
}

void declare_done(State& state, Seat seat, EventSink& sink) {
  state.done.insert(seat);
  end_round_if_all_done(state, sink);
}

void choose_to_return(State& state, Seat seat, Card card, Milliseconds now, EventSink& sink) {
  state.at(seat).to_return = card;
  const BySeat<Seat> seats = seats_of(state);
  const auto has_chosen = [&](Seat s) { return state.at(s).to_return.has_value(); };
  if (!std::ranges::all_of(seats, has_chosen)) return;
  for (const Seat taking : seats) exchange_card(state, taking, sink);
  hand_on_to_the_left(state);
  begin_round(state, state.round + 1, now, sink);
}

void reach_deadline(State& state, Milliseconds deadline, EventSink& sink) {
  switch (state.phase) {
    case Phase::CountIn:
      state.phase = Phase::Building;
      return;
    case Phase::Building:
      if (state.is_alone()) return end_round(state, EndedBy::Limit, sink);
      return start_hourglass(state, deadline);
    case Phase::Hourglass:
      return end_round(state, state.flipped_by ? EndedBy::Hourglass : EndedBy::Limit, sink);
    case Phase::Returning:
    case Phase::Ended:
      break;
  }
  ENSURE(false && "a phase without a deadline");
}

}  // namespace coverstory::cover_up
