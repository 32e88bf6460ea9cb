// Plays what bots have planned: merges the plans of all seats in the order of time and does them in
// the engine, which ignores what is not allowed. So:
//
// - The earliest `flip_at`, of equals the lowest seat's, at which that seat's pile has all five
//   cards and, under a live referee, no mistake, flips. A flip at the limit comes too late. Alone
//   nobody flips (CU-7.2): the round lasts to the limit.
// - A pile is the last entry at or before the end of the round, for the one who flipped at or
//   before the flip. Of entries at the same time the later in the timeline counts.
// - An entry that is no pile of own cards is ignored, and so is one before the round began.
#pragma once

#include <memory>
#include <span>

#include "bots/cover_up/bot.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/state.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Listener;
using coverstory::cover_up::State;

/// A round that has just begun, to its end. A plan for each seat.
void play_round(State& state, std::span<const RoundPlan> plans, Listener& listener);

/// A whole game that has just been set up. A bot for each seat.
void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener);

}  // namespace coverstory::bots::cover_up
