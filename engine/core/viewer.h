// A looker at the table: who sits in a seat sees what is open to all and the own cards; a spectator
// and a board, a screen that all at the table can see, get only what is open to all, since both
// stand where any player may look. Both games make their views for a Viewer.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace coverstory {

class Viewer {
 public:
  constexpr Viewer(Seat seat) : index_(seat.index) {}  // a seat is a viewer
  static constexpr Viewer spectator() { return Viewer(); }
  static constexpr Viewer board() { return Viewer(); }

  constexpr bool is(Seat seat) const { return index_ == seat.index; }
  constexpr bool has_seat() const { return index_ != kPublic; }
  /// Of a viewer who has one.
  constexpr Seat seat() const { return Seat(index_); }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t kPublic = kMostSeats;
  constexpr Viewer() : index_(kPublic) {}
  std::uint8_t index_;
};

}  // namespace coverstory
