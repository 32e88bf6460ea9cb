// CM-10.1, CM-10.2: prestige, and who stands where.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// CM-10.1: the sum over a seat's scored cards, without the middle.
int prestige(const State& state, Seat seat);

struct Ranking {
  BySeat<int> prestige{};  // without the middle
  BySeat<int> cards{};     // without the middle
  BySeat<int> ranks{};     // 1 is the best; equal players share a rank (1, 1, 3)
  SeatSet winners;

  friend bool operator==(const Ranking&, const Ranking&) = default;
};

Ranking ranking(const State& state);

}  // namespace coverstory::cover_me
