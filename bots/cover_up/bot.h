// A player of Cover Up that is a program. It gets what a person in its seat would see, never a
// state. Time is simulated: a bot answers a round with all that it would do in it.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.h"
#include "engine/core/seed.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/pile.h"
#include "engine/cover_up/state.h"
#include "engine/cover_up/view.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Card;
using coverstory::cover_up::GameResult;
using coverstory::cover_up::Listener;
using coverstory::cover_up::Milliseconds;
using coverstory::cover_up::Options;
using coverstory::cover_up::Pile;
using coverstory::cover_up::State;
using coverstory::cover_up::View;

/// From `t` on, in milliseconds since the round began, the whole pile lies like this.
struct Arranged {
  Milliseconds t = 0;
  Pile pile;

  friend bool operator==(const Arranged&, const Arranged&) = default;
};

/// All that a player does in a round.
struct RoundPlan {
  std::vector<Arranged> timeline;
  std::optional<Milliseconds> flip_at;

  friend bool operator==(const RoundPlan&, const RoundPlan&) = default;
};

class Bot : public Player<Options> {
 public:
  /// With equal views and an equal seed the answers are equal, here and below.
  virtual RoundPlan plan_round(const View& view) = 0;

  /// CU-6.1: one of `view.own.returnable`, of which there is at least one.
  virtual Card choose_return(const View& view) = 0;

  /// The game of this bot is over.
  virtual void hear_result(const GameResult& /*result*/) {}
};

/// The levels that can be named, from the weakest on.
std::vector<std::string_view> bot_names();

/// A bot by name, with a random stream of its own; otherwise a sentence with what was expected.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed);

// How a game between bots is played: merges the plans of all seats in the order of time and does
// them in the engine, which ignores what is not allowed. So:
//
// - The earliest `flip_at`, of equals the lowest seat's, at which that seat's pile has all five
//   cards and, under a live referee, no mistake, flips. A flip at the limit comes too late. Alone
//   nobody flips (CU-7.2): the round lasts to the limit.
// - A pile is the last entry at or before the end of the round, for the one who flipped at or
//   before the flip. Of entries at the same time the later in the timeline counts.
// - An entry that is no pile of own cards is ignored, and so is one before the round began.

/// A round that has just begun, to its end. A plan for each seat.
void play_round(State& state, std::span<const RoundPlan> plans, Listener& listener);

/// A whole game that has just been set up. A bot for each seat.
void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener);

}  // namespace coverstory::bots::cover_up
