// CM-5, CM-6.1, CM-6.2: the season special, and what becomes of the featured models.
#pragma once

#include <bit>

#include "engine/cover_me/month.h"

namespace coverstory::cover_me {

/// CM-5.4: in place of a month in `State::featured`: every model of the row is featured.
inline constexpr std::uint8_t kAllFeatured = kMonths;

/// CM-5.2, CM-5.3: the models of a row with its highest trend value, a bit for each month.
struct Highest {
  int value = 0;
  unsigned months = 0;
};

inline Highest highest_of(const Row& row, Shown trends) {
  Highest result;
  for (std::size_t month = 0; month < row.size(); ++month) {
    const int value = trend_value(row.data()[month], trends);
    if (value > result.value) result = {.value = value};
    if (value == result.value) result.months |= 1u << month;
  }
  return result;
}

/// CM-5.2 to CM-5.4: what a row features by itself, or between which models a choice is open.
inline void find_featured(State& state, std::size_t row, Shown trends) {
  const Highest highest = highest_of(state.rows[row], trends);
  const bool scores = highest.value == 0 || highest.value == kFullyTrendy;
  if (scores) state.scoring = static_cast<std::uint8_t>(state.scoring | 1u << row);
  const bool choice = highest.value > 0 && std::popcount(highest.months) > 1;
  state.candidates[row] = choice ? static_cast<std::uint8_t>(highest.months) : 0;
  state.featured[row] = choice ? kUndecided
                        : highest.value == 0
                            ? kAllFeatured
                            : static_cast<std::uint8_t>(std::countr_zero(highest.months));
}

/// CM-9.4: the choices of all players and rows are made at the same time.
inline void begin_special(State& state) {
  state.phase = Phase::Special;
  state.awaited = Kind::Feature;
  state.scoring = 0;
  const Shown trends = shown_by(trends_now(state));
  for (int s = 0; s < state.options.players; ++s) {
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      const auto row = static_cast<std::size_t>(state.row_of(Seat(s), own));
      find_featured(state, row, trends);
      if (state.candidates[row] != 0) state.deciding.insert(Seat(s));
    }
  }
  state.to_act = state.deciding;
}

/// Which of its own rows a seat is to choose in: the first with an open choice, or, where all are
/// sealed, the first with a choice that can be changed.
inline int row_to_feature(const State& state, Seat seat) {
  const auto undecided = [&](int own) {
    return state.featured[static_cast<std::size_t>(state.row_of(seat, own))] == kUndecided;
  };
  if (state.options.rows_of_a_player() == 1 || undecided(0)) return 0;
  if (undecided(1)) return 1;
  return state.candidates[static_cast<std::size_t>(state.row_of(seat, 0))] != 0 ? 0 : 1;
}

template <class Sink>
void tell_features(State& state, Sink& sink) {
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      const auto row = static_cast<std::size_t>(state.row_of(seat, own));
      if (state.candidates[row] == 0) continue;
      sink.acted(state, {.seat = seat,
                         .action = Action::feature(own, state.rows[row][state.featured[row]]),
                         .legal = std::popcount(state.candidates[row])});
    }
  }
}

/// CM-6.1.
inline void discard_influence_row(State& state) {
  for (const Card card : state.influence) state.discard.insert(card);
  state.influence.clear();
}

/// CM-5.2, CM-6.2, CM-9.5, for one row. Also notes what CM-6.3 will owe the seat: a take for each
/// model scored, or a look at H.
inline void settle_row(State& state, Seat seat, std::size_t row,
                       FixedVector<Card, kMonths>& scored) {
  const Row models = state.rows[row];
  const std::uint8_t featured = state.featured[row];
  const bool scores = (state.scoring >> row & 1u) != 0;
  state.rows[row].clear();
  for (std::size_t month = 0; month < models.size(); ++month) {
    const Card model = models.data()[month];
    if (featured != kAllFeatured && featured != month) {
      state.hand(seat).push_back(model);
    } else if (scores) {
      scored.push_back(model);
      ++state.takes_due[seat.index];
    } else {
      state.influence.push_back(model);
      ++state.keeps_due[seat.index];
    }
  }
}

/// CM-6.1, CM-6.2, for all rows; answers with what scored.
inline SeasonScored settle_rows(State& state) {
  SeasonScored told;
  discard_influence_row(state);
  const int own_rows = state.options.rows_of_a_player();
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    const auto row = static_cast<std::size_t>(s * own_rows);
    settle_row(state, seat, row, told.scored[seat.index]);
    for (const Card card : told.scored[seat.index]) state.scored[seat.index].insert(card);
    if (own_rows == 1) continue;
    settle_row(state, seat, row + 1, told.middle[seat.index]);
    for (const Card card : told.middle[seat.index]) state.middle[seat.index].insert(card);
  }
  return told;
}

template <class Sink>
void settle_season(State& state, Sink& sink) {
  if constexpr (Sink::kListens) tell_features(state, sink);
  state.deciding = {};
  SeasonScored told = settle_rows(state);
  clear_fictional_rows(state);
  state.month = 0;
  if constexpr (Sink::kListens) {
    told.calendar = state.calendar;
    told.trends = trends_now(state);
    sink.season_scored(state, told);
  }
}

}  // namespace coverstory::cover_me
