// CM-12: what is remembered of a card's way: who knows where it is, and from which shuffle it came.
// Views and samples are made of it; play itself never asks.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/core/viewer.h"
#include "engine/cover_me/options.h"

namespace coverstory::cover_me {

/// CM-12.4. A printed deck, or a discard pile that was shuffled (CM-2.9): its cards had all been
/// seen, so which cards it holds is public. Generation 0 are the printed decks (by colour), 1 and 2
/// the first and the second reshuffle; all later ones share 3, as hardly any game has a third.
inline constexpr unsigned kGenerations = 4;

class Trace {
 public:
  constexpr bool known_to(Viewer viewer) const { return (bits_ & bit_of(viewer)) != 0; }
  constexpr bool public_card() const { return known_to(Viewer::spectator()); }
  constexpr unsigned generation() const { return bits_ >> 6; }

  constexpr void show_to(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << seat.index); }
  constexpr void show_to_all() { bits_ = static_cast<std::uint8_t>(bits_ | kAll); }
  /// Everyone but `seat` loses sight of the card.
  constexpr void hide_from_all_but(Seat seat) {
    bits_ = static_cast<std::uint8_t>((bits_ & ~kAll) | (bits_ & 1u << seat.index));
  }
  constexpr void shuffled_into(unsigned generation) {
    bits_ = static_cast<std::uint8_t>(generation << 6);
  }

  friend constexpr bool operator==(Trace, Trace) = default;

 private:
  /// A bit for each seat, and one behind them for the public.
  static constexpr unsigned bit_of(Viewer viewer) {
    return 1u << (viewer.has_seat() ? viewer.seat().index : kMostPlayers);
  }
  static constexpr unsigned kAll = 0x3f;
  std::uint8_t bits_ = 0;
};

}  // namespace coverstory::cover_me
