// A second of Cover Up on its clock: every seat that can still move makes one move. Each is sealed
// until the last has been made; then all of them happen at once.
#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.h"
#include "engine/cover_up/game.h"
#include "python/cover_up/actions.h"

namespace coverstory::python::cover_up {

/// What a seat does in a second. A bot lays whole piles, and may flip with it.
struct Decision {
  int number = kNoOp;
  std::optional<Pile> pile;
  bool flips = false;
  std::optional<Card> returned;
};

/// Whether players lay cards: the hourglass may have been flipped, but has not run out.
inline bool is_building(const State& state) {
  return state.phase == Phase::Building || state.phase == Phase::Hourglass;
}

class Second {
 public:
  /// Nobody has moved yet.
  explicit Second(const State& state);

  /// Who is still to move.
  SeatSet due() const { return due_; }

  void seal(Seat seat, const Decision& decision);
  /// Whose move was sealed is to move again.
  void unseal(Seat seat);
  /// The number of a seat's move while it is sealed.
  std::optional<int> sealed_by(Seat seat) const;

  /// Carries the moves out, from the lowest seat on. What one of them has made impossible for
  /// another, as by flipping the hourglass, does not happen.
  void happen(State& state, Milliseconds now) const;

 private:
  SeatSet moving_;  // who moves in this second at all
  SeatSet due_;
  std::array<Decision, kMostPlayers> sealed_{};

  friend struct GameFields;
};

}  // namespace coverstory::python::cover_up
