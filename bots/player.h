// What a bot of any game is. Each game adds what its bots are asked (`Bot` in the game's folder).
#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace coverstory::bots {

/// `Options` are the game's.
template <class Options>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// A game begins, with this bot in that seat; it may go without saying.
  virtual void begin(const Options& /*options*/, Seat /*seat*/) {}
  /// How many decisions were taken for it, because it did not answer as it should.
  virtual std::uint64_t forfeits() const { return 0; }
};

}  // namespace coverstory::bots
