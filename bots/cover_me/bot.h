// A player of Cover Me that is a program. It gets what a person in its seat would see, and the
// choices; never a state.
#pragma once

#include <atomic>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "bots/player.h"
#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::Choices;
using coverstory::cover_me::Listener;
using coverstory::cover_me::Options;
using coverstory::cover_me::Ranking;
using coverstory::cover_me::State;
using coverstory::cover_me::View;

class Bot : public Player<Options> {
 public:
  /// One of the choices, of which there is at least one. With equal views, an equal seed and a
  /// budget of iterations the answers are equal.
  virtual Action choose(const View& view, const Choices& choices) = 0;

  /// The game of this bot is over.
  virtual void hear_result(const Options& /*options*/, const Ranking& /*result*/) {}
};

/// The bots that can be named: two plain ones, then the three levels.
std::vector<std::string_view> bot_names();

/// A bot by name, with a random stream of its own; otherwise a sentence with what was expected.
/// Only bots that search use the budget.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed,
                                                          const Budget& budget = {});

inline const std::atomic<bool> kNeverStopped{false};

/// A game that has just been set up, to its end, which all hear; or until `stop` is set. A bot for
/// each seat.
void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener,
               const std::atomic<bool>& stop = kNeverStopped);

}  // namespace coverstory::bots::cover_me
