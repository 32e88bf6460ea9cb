// The one way into a game of Cover Me: begin it, ask what is legal, apply what was chosen. What
// happens is told to the listener, if one is passed; without one nothing is told, at no cost.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/rng.h"
#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// A game of valid options, dealt from the seed. CM-2.5: the host may name the starting player.
State new_game(const Options& options, const Seed& seed, Listener& listener,
               std::optional<Seat> start = std::nullopt);
State new_game(const Options& options, const Seed& seed, std::optional<Seat> start = std::nullopt);

/// A game with decks that were shuffled elsewhere, as a record gives them; later shuffles come from
/// the seed.
State new_game_from(const Options& options, const Seed& seed, const SetUp& decks,
                    Listener& listener);
State new_game_from(const Options& options, const Seed& seed, const SetUp& decks);

/// Ordered pairs of twelve cards (CM-9.3) are the most there can be to choose from.
inline constexpr int kMostChoices = kMostInHand * (kMostInHand - 1);
using Choices = FixedVector<Action, kMostChoices>;

/// What a seat that decides now, or has sealed a decision that can still be changed, may choose
/// from.
Choices legal(const State& state, Seat seat);

/// The same without a list, for playouts: how many choices, and one of them, in any order.
inline int legal_count(const State& state, Seat seat);
inline Action legal_choice(const State& state, Seat seat, int index);

/// Why an action is not legal; nothing where it is.
std::optional<Violation> violation_of(const State& state, Seat seat, Action action);

/// Carries out a decision, and all that follows until the next one. An action that is not legal
/// changes nothing and is answered with the violation.
Outcome apply(State& state, Seat seat, Action action, Listener& listener);
Outcome apply(State& state, Seat seat, Action action);

/// CM-4.1: a decision that is sealed and not yet revealed is taken back; the seat is to act again.
Outcome withdraw(State& state, Seat seat);

/// The same for an action that `legal` or `legal_choice` gave for this very state: search and
/// playouts need not have it checked again.
inline void apply_legal(State& state, Seat seat, Action action);

/// Plays on to the end with random choices, as searching bots and benchmarks do by the million:
/// each legal choice is as likely as the others. Answers with the number of decisions made.
std::uint64_t play_on_at_random(State& state, FastRng& rng);

// Three decisions in five of a game are a cover for the month, sealed and not yet revealed. That
// way is kept short, here; all others go on in the .cpp files.
namespace detail {

int other_legal_count(const State& state, Seat seat);
Action other_legal_choice(const State& state, Seat seat, int index);
void carry_out_legal(State& state, Seat seat, Action action);

inline bool is_single_cover(const State& state) {
  return state.awaited == Kind::Play && !state.options.is_advanced();
}

}  // namespace detail

inline int legal_count(const State& state, Seat seat) {
  if (!state.deciding.contains(seat)) return 0;
  if (detail::is_single_cover(state)) return static_cast<int>(state.hand(seat).size());
  return detail::other_legal_count(state, seat);
}

inline Action legal_choice(const State& state, Seat seat, int index) {
  if (detail::is_single_cover(state)) {
    return Action::play(state.hand(seat)[static_cast<std::size_t>(index)]);
  }
  return detail::other_legal_choice(state, seat, index);
}

inline void apply_legal(State& state, Seat seat, Action action) {
  const SeatSet only = SeatSet::only(seat);
  if (action.kind() == Kind::Play && state.to_act != only) {
    state.sealed[seat.index] = action;
    state.to_act.erase(seat);
  } else {
    detail::carry_out_legal(state, seat, action);
  }
}

}  // namespace coverstory::cover_me
