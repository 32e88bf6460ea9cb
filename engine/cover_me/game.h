// The one way into a game of Cover Me: begin it, ask what is legal, apply what was chosen.
#pragma once

#include <optional>

#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/violation.h"

namespace coverstory::cover_me {

/// A game of valid options, dealt from the seed. CM-2.5: the host may name the starting player.
template <class Sink>
State new_game(const Options& options, const Seed& seed, Sink& sink,
               std::optional<Seat> start = std::nullopt);
State new_game(const Options& options, const Seed& seed);

/// A game with decks that were shuffled elsewhere; later shuffles come from the seed.
template <class Sink>
State new_game_with(const Options& options, const Seed& seed, const SetUp& decks, Sink& sink);

/// Ordered pairs of twelve cards (CM-9.3) are the most there can be to choose from.
inline constexpr int kMostChoices = kMostInHand * (kMostInHand - 1);
using Choices = FixedVector<Action, kMostChoices>;

/// What a seat that decides now, or has sealed a decision that can still be changed, may choose
/// from.
Choices legal(const State& state, Seat seat);

/// The same without a list, for playouts: how many choices, and one of them, in any order.
int legal_count(const State& state, Seat seat);
Action legal_choice(const State& state, Seat seat, int index);

/// Carries out a decision, and all that follows until the next one. An action that is not legal
/// changes nothing and is answered with the violation.
template <class Sink>
Outcome apply(State& state, Seat seat, Action action, Sink& sink);
Outcome apply(State& state, Seat seat, Action action);

}  // namespace coverstory::cover_me
