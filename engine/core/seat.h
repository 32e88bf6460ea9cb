// A seat at the table, counted clockwise from 0, a set of seats, and who looks at a game: from a
// seat, or from where all may look. Both games use them.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace coverstory {

inline constexpr int kMostSeats = 6;

struct Seat {
  std::uint8_t index = 0;

  constexpr Seat() = default;
  explicit constexpr Seat(int i) : index(static_cast<std::uint8_t>(i)) {}
  friend constexpr bool operator==(Seat, Seat) = default;
  friend constexpr auto operator<=>(Seat, Seat) = default;

  /// The seat on the left, which is clockwise.
  constexpr Seat left(int players) const { return Seat(index + 1 == players ? 0 : index + 1); }
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet only(Seat seat) { return SeatSet(1u << seat.index); }
  static constexpr SeatSet all(int players) { return SeatSet((1u << players) - 1u); }

  constexpr bool contains(Seat seat) const { return (bits_ >> seat.index & 1u) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  /// The lowest seat of a set that is not empty.
  constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }
  constexpr std::uint8_t bits() const { return bits_; }

  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << seat.index); }
  constexpr void erase(Seat seat) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << seat.index));
  }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 0;
};

/// A looker at the table: who sits in a seat sees what is open to all and the own cards; a
/// spectator and a board, a screen that all at the table can see, get only what is open to all,
/// since both stand where any player may look. Both games make their views for a Viewer.
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
