// CM-12: what is remembered of a card's way: who knows where it is, and from which shuffle it came.
// Views and samples are made of it; play itself never asks.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/cover_me/card.h"
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

/// CM-12.4: the pools of exchangeable cards. Two cards of one pool that a viewer has not seen can
/// change places without anything the viewer has seen changing.
enum class Pool : std::uint8_t { Base, Green, Black, White, Reshuffled };

/// Each generation of reshuffles is a pool of its own, counted on from Pool::Reshuffled.
inline constexpr std::size_t kPools = static_cast<std::size_t>(Pool::Reshuffled) + kGenerations - 1;

/// Everyone can tell a card's pool from its face: the printed decks go by colour (with equal values
/// they are one), and what was reshuffled had been seen by all.
constexpr Pool pool_of(Card card, unsigned generation, const Options& options) {
  if (generation > 0) {
    return static_cast<Pool>(static_cast<unsigned>(Pool::Reshuffled) + generation - 1);
  }
  if (options.equal_values() || clothes_of(card) < Clothes::Green) return Pool::Base;
  const unsigned later =
      static_cast<unsigned>(clothes_of(card)) - static_cast<unsigned>(Clothes::Green);
  return static_cast<Pool>(static_cast<unsigned>(Pool::Green) + later);
}

}  // namespace coverstory::cover_me
