// Who sits where in which of many games, and which deck it has. Knows no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "python/settings.h"

namespace coverstory::python {

struct Seating {
  std::size_t games = 1;
  std::size_t players = 1;
  std::optional<Seat> only;  // the seat of the only agent
  Dealing dealing = Dealing::Single;

  std::size_t rows() const { return only ? 1 : players; }

  /// With duplicate dealing the agents move on by a seat from game to game.
  Seat seat_of(std::size_t game, std::size_t row) const {
    const std::size_t first = only ? only->index : row;
    if (dealing == Dealing::Single) return Seat(static_cast<int>(first));
    return Seat(static_cast<int>((first + game) % players));
  }

  /// The rows of those of these seats that are agents', a bit each.
  unsigned rows_of(std::size_t game, SeatSet seats) const {
    if (dealing == Dealing::Single && !only) return seats.bits();
    unsigned found = 0;
    for (std::size_t row = 0; row < rows(); ++row) {
      found |= unsigned{seats.contains(seat_of(game, row))} << row;
    }
    return found;
  }

  SeatSet agents_of(std::size_t game) const {
    SeatSet agents;
    for (std::size_t row = 0; row < rows(); ++row) agents.insert(seat_of(game, row));
    return agents;
  }

  /// The n-th game of a place: all places of one deck have the same decks, one after another.
  Seed seed_of(const Seed& seed, std::size_t game, std::uint64_t n) const {
    const std::size_t share = dealing == Dealing::Duplicate ? players : 1;
    const std::size_t decks = (games + share - 1) / share;
    return seed.derived(Seed::Purpose::Game, game / share + n * decks);
  }
};

}  // namespace coverstory::python
