// Plays a whole game of Cover Me between bots.
#pragma once

#include <atomic>
#include <memory>
#include <span>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Listener;
using coverstory::cover_me::State;

inline const std::atomic<bool> kNeverStopped{false};

/// A game that has just been set up, to its end, which all hear; or until `stop` is set. A bot for
/// each seat.
void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener,
               const std::atomic<bool>& stop = kNeverStopped);

}  // namespace coverstory::bots::cover_me
