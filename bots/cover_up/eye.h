// How well a player sees where cards would fit. People overlook places, and the less they are used
// to the game the fewer ways they turn a card: that is what sets the weaker levels apart.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/cover_up/additions.h"
#include "engine/core/rng.h"

namespace coverstory::bots::cover_up {

/// How a player turns a card in search of a place.
enum class Turning : std::uint8_t {
  HalfTurns,  // upright or upside down, never flipped
  AllWays,
};

struct Eye {
  double notices = 1;  // the share of the fitting places that the player notices
  Turning turning = Turning::AllWays;
};

/// The place for the card on a valid pile that shows the fewest new symbols, of those the player
/// notices. Who notices none looks again and takes any that fits; nothing if none does.
std::optional<Placement> noticed_place(const Pile& pile, Card card, const Eye& eye, FastRng& rng);

/// A valid pile with one card moved, or laid from beside it, so that the round costs less; nothing
/// if the player notices no such move.
std::optional<Pile> noticed_move(const Hand& hand, const Pile& pile, const Eye& eye, FastRng& rng);

}  // namespace coverstory::bots::cover_up
