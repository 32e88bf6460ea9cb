// How the tracks of CM-4 may stand at the end of the season: what the others may still lay is drawn
// at random from their hands, several times. Works on a sampled state, never on the true one.
//
// This is done by the million, so that tracks are sixteen counters in one vector here, and the
// trends of a season's end a handful of instructions. The engine's own `Tracks` and `trends_of` say
// the same, one trait at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/rng.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/trends.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Card;
using coverstory::cover_me::Shown;
using coverstory::cover_me::State;

/// A counter for each characteristic, in the order of `Tracks`: hair, length, pattern, clothes.
using QuickTracks = std::uint8_t __attribute__((vector_size(16)));

inline QuickTracks quick(const coverstory::cover_me::Tracks& tracks) {
  static_assert(sizeof(QuickTracks) == sizeof(coverstory::cover_me::Tracks));
  return std::bit_cast<QuickTracks>(tracks);
}

namespace detail {
constexpr auto all_steps() {
  std::array<coverstory::cover_me::Tracks, coverstory::cover_me::kCards> table{};
  for (int i = 0; i < coverstory::cover_me::kCards; ++i) {
    table[static_cast<std::size_t>(i)].count(Card(i));
  }
  return table;
}
inline constexpr auto kSteps = all_steps();
}  // namespace detail

/// What one model adds to the tracks.
inline QuickTracks step_of(Card model) {
  return quick(detail::kSteps[model.index]);
}

/// CM-4.3 for all four traits at once, a bit for each characteristic with the highest track.
inline Shown leaders(QuickTracks tracks) {
  const QuickTracks halves = __builtin_elementwise_max(
      tracks, __builtin_shufflevector(tracks, tracks, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 9, 10,
                                      11, 15));  // the six colours of clothes, folded to three
  const QuickTracks once =
      __builtin_shufflevector(halves, halves, 1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13, 14, 12, 15);
  const QuickTracks twice =
      __builtin_shufflevector(halves, halves, 2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10, 14, 12, 13, 15);
  const QuickTracks top = __builtin_elementwise_max(halves, __builtin_elementwise_max(once, twice));
  using Bits = bool __attribute__((ext_vector_type(16)));
  return std::bit_cast<Shown>(__builtin_convertvector(tracks == top, Bits));
}

/// CM-3.2: the bits of the three active traits.
constexpr Shown active_traits(coverstory::cover_me::Season season) {
  constexpr Shown kMirrors = 0b111111;
  constexpr Shown kPattern = 0b111 << 6;
  constexpr Shown kClothes = 0b111111 << 9;
  const bool pattern =
      coverstory::cover_me::third_trait(season) == coverstory::cover_me::ThirdTrait::Pattern;
  return static_cast<Shown>(kMirrors | (pattern ? kPattern : kClothes));
}

/// A model's characteristics, as bits.
inline Shown shown_by(Card model) {
  return coverstory::cover_me::detail::kShown[model.index];
}

inline constexpr int kMostOutlooks = 32;

/// The tracks at the season's end, but for what one seat will still lay itself.
using Outlooks = FixedVector<QuickTracks, kMostOutlooks>;

/// In a month, whose covers are not yet open: the months whose covers are still to come.
int months_to_come(const State& state);

/// Adds `count` outlooks of each seat to what is there already.
void imagine(const State& state, int count, FastRng& rng,
             coverstory::cover_me::BySeat<Outlooks>& outlooks);

}  // namespace coverstory::bots::cover_me
