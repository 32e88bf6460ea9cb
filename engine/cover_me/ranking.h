// CM-10.1, CM-10.2: prestige, and who stands where.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

/// CM-10.1, CM-10.4: the sum over a seat's scored cards, without the middle.
int prestige(const State& state, Seat seat);

/// What decides between two players, from the first figure to the last; more is better. CM-9.7: the
/// middle counts from the second on. CM-11.2: with equal values the first two are all there is.
enum class Merit : std::uint8_t {
  Prestige,
  PrestigeWithMiddle,
  Cards,
  CardsOfFive,
  CardsOfFour,
  CardsOfThree,
  CardsOfTwo,
};
inline constexpr int kMerits = 7;
using Merits = std::array<int, kMerits>;

struct Ranking {
  BySeat<int> prestige{};  // without the middle
  BySeat<int> cards{};     // without the middle
  BySeat<int> ranks{};     // 1 is the best; equal players share a rank (1, 1, 3)
  SeatSet winners;
  BySeat<Merits> merits{};

  friend bool operator==(const Ranking&, const Ranking&) = default;
};

Ranking ranking(const State& state);

}  // namespace coverstory::cover_me
