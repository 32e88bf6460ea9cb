// CM-12: what is remembered of a card's way: who knows where it is, and from which shuffle it came.
// Views and samples are made of it; play itself never asks.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace coverstory::cover_me {

/// A looker at the table: a seat, or the public (spectators and the board), who know the same.
class Viewer {
 public:
  constexpr Viewer(Seat seat) : index_(seat.index) {}  // a seat is a viewer
  static constexpr Viewer spectator() { return Viewer(); }
  static constexpr Viewer board() { return Viewer(); }

  constexpr bool is(Seat seat) const { return index_ == seat.index; }
  constexpr bool has_seat() const { return index_ != kPublic; }
  constexpr Seat seat() const { return Seat(index_); }
  constexpr unsigned bit() const { return 1u << index_; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t kPublic = 5;
  constexpr Viewer() : index_(kPublic) {}
  std::uint8_t index_;
};

/// CM-12.4. A printed deck, or a discard pile that was shuffled (CM-2.9): its cards had all been
/// seen, so which cards it holds is public. Generation 0 are the printed decks (by colour), 1 and 2
/// the first and the second reshuffle; all later ones share 3, as hardly any game has a third.
inline constexpr unsigned kGenerations = 4;

class Trace {
 public:
  constexpr bool known_to(Viewer viewer) const { return (bits_ & viewer.bit()) != 0; }
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
  static constexpr unsigned kAll = 0x3f;
  std::uint8_t bits_ = 0;
};

}  // namespace coverstory::cover_me
