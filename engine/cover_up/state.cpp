#include "engine/cover_up/state.h"

#include <algorithm>

namespace coverstory::cover_up {

BySeat<Seat> seats_of(const State& state) {
  BySeat<Seat> seats;
  for (int seat = 0; seat < state.options.players; ++seat) seats.push_back(Seat(seat));
  return seats;
}

SeatSet winners_of(const State& state) {
  SeatSet winners;
  if (state.phase != Phase::Ended) return winners;
  int fewest = state.at(Seat(0)).total;
  for (const Seat seat : seats_of(state)) fewest = std::min(fewest, state.at(seat).total);
  for (const Seat seat : seats_of(state)) {
    if (state.at(seat).total == fewest) winners.insert(seat);
  }
  return winners;
}

GameResult result_of(const State& state) {
  GameResult result{.winners = winners_of(state)};
  for (const Seat seat : seats_of(state)) result.totals.push_back(state.at(seat).total);
  return result;
}

}  // namespace coverstory::cover_up
