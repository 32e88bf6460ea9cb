// A seat at the table, counted clockwise from 0, and a set of seats. Both games use them.
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

}  // namespace coverstory
