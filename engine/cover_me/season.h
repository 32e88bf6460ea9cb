// CM-3.3, CM-10: the course of the game. Called whenever nobody is left to decide, `go_on` carries
// the game to the next decision, or to its end.
#pragma once

#include "engine/cover_me/new_year.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/special.h"

namespace coverstory::cover_me {

/// CM-2.4, CM-6.4: the tracks start with the influence row.
inline void count_influence_row(State& state) {
  state.tracks = tracks_of(state.influence);
}

template <class Sink>
void begin_season(State& state, Sink& sink) {
  if constexpr (Sink::kListens) sink.season_begun(state);
  begin_month(state, 1);
}

/// CM-6.4; then CM-7 after fall, but never with equal values (CM-11.2) nor before an extra season
/// (CM-10.3).
template <class Sink>
void prepare_next_season(State& state, Sink& sink) {
  const bool after_fall = state.calendar.season == Season::Fall;
  const bool extra = is_last_or_later(state.calendar, state.options.length);
  state.start = state.start.left(state.options.players);
  state.calendar = next_season(state.calendar, state.options.length);
  count_influence_row(state);
  if (after_fall && !extra && !state.options.equal_values()) {
    begin_new_year(state, sink);
  } else {
    begin_season(state, sink);
  }
}

template <class Sink>
void end_game(State& state, const Ranking& result, Sink& sink) {
  state.phase = Phase::Over;
  if constexpr (Sink::kListens) sink.ended(state, result);
}

/// CM-10.1 to CM-10.3: those tied for the first place vote, unless the victory is shared anyway.
template <class Sink>
void end_or_vote(State& state, Sink& sink) {
  const Ranking result = ranking(state);
  if (result.winners.size() == 1 || state.options.tie == Tie::Share) {
    return end_game(state, result, sink);
  }
  state.phase = Phase::Vote;
  state.awaited = Kind::Vote;
  state.deciding = state.to_act = result.winners;
}

/// CM-10.3: only a unanimous vote plays on.
template <class Sink>
[[gnu::noinline]] void count_votes(State& state, Sink& sink) {
  tell_sealed(state, sink, [](Seat) { return 2; });
  bool unanimous = true;
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    unanimous = unanimous && state.sealed[rest.first().index].extra_season();
  }
  state.deciding = {};
  if (!unanimous) return end_game(state, ranking(state), sink);
  begin_turns(state, Phase::Hands, state.options.players);
}

template <class Sink>
[[gnu::noinline]] void finish_special(State& state, Sink& sink) {
  settle_season(state, sink);
  if (is_last_or_later(state.calendar, state.options.length)) {
    end_or_vote(state, sink);
  } else {
    begin_turns(state, Phase::Hands, state.options.players);
  }
}

template <class Sink>
[[gnu::noinline]] void finish_hands(State& state, Sink& sink) {
  renew_fictional_pile(state, sink);
  prepare_next_season(state, sink);
}

/// CM-3.3: three months, then the season special.
inline void follow_month(State& state) {
  if (state.month < kMonths) {
    begin_month(state, state.month + 1);
  } else {
    begin_special(state);
  }
}

template <class Sink>
[[gnu::noinline]] void finish_month(State& state, Sink& sink) {
  reveal_month(state, sink);
  follow_month(state);
}

template <class Sink>
void go_on(State& state, Sink& sink) {
  while (state.to_act.empty()) {
    switch (state.phase) {
      case Phase::Draft:
        if (!next_draft_decision(state, sink)) begin_season(state, sink);
        break;
      case Phase::Month:
        finish_month(state, sink);
        break;
      case Phase::Special:
        finish_special(state, sink);
        break;
      case Phase::Hands:
        if (!next_hand_decision(state, sink)) finish_hands(state, sink);
        break;
      case Phase::NewYear:
        if (!next_swap_decision(state)) begin_season(state, sink);
        break;
      case Phase::Vote:
        count_votes(state, sink);
        break;
      case Phase::Over:
        return;
    }
  }
}

}  // namespace coverstory::cover_me
