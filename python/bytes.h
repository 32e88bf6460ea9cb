// A state as bytes and back, field by field, so that neither the compiler nor the order of fields
// in memory has a say in what was kept. A game lists its fields once, for both ways.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"

namespace coverstory::python {

/// Bytes that end too early, or say what cannot be.
struct WrongBytes : std::runtime_error {
  WrongBytes() : std::runtime_error("These bytes are none of a game.") {}
};

class ByteWriter {
 public:
  static constexpr bool kReads = false;

  template <class T>
    requires(std::integral<T> || std::is_enum_v<T>)
  void number(const T& number) {
    auto rest = static_cast<std::uint64_t>(number);
    for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8) {
      bytes_.push_back(static_cast<std::uint8_t>(rest & 255));
    }
  }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

class ByteReader {
 public:
  static constexpr bool kReads = true;

  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  template <class T>
    requires(std::integral<T> || std::is_enum_v<T>)
  void number(T& number) {
    if (rest_.size() < sizeof(T)) throw WrongBytes();
    std::uint64_t value = 0;
    for (std::size_t i = sizeof(T); i > 0; --i) value = value << 8 | rest_[i - 1];
    rest_ = rest_.subspan(sizeof(T));
    number = static_cast<T>(value);
  }
  bool is_at_end() const { return rest_.empty(); }

 private:
  std::span<const std::uint8_t> rest_;
};

// `with` is one of the two above; what they pass is written, or is read into its place.

void pass(auto& with, auto& value)
  requires(std::integral<std::remove_reference_t<decltype(value)>> ||
           std::is_enum_v<std::remove_reference_t<decltype(value)>>)
{
  with.number(value);
}

void pass(auto& with, Seat& seat) {
  with.number(seat.index);
  if (seat.index >= kMostSeats) throw WrongBytes();
}

void pass(auto& with, SeatSet& seats) {
  std::uint8_t bits = seats.bits();
  with.number(bits);
  seats = {};
  for (int s = 0; s < kMostSeats; ++s) {
    if ((bits >> s & 1) != 0) seats.insert(Seat(s));
  }
}

template <class T>
void pass(auto& with, std::optional<T>& value) {
  std::uint8_t is_there = value.has_value();
  with.number(is_there);
  T there = value.value_or(T{});
  if (is_there != 0) pass(with, there);
  value = is_there != 0 ? std::optional(there) : std::nullopt;
}

template <class T, std::size_t N>
void pass(auto& with, FixedVector<T, N>& items) {
  auto size = static_cast<std::uint8_t>(items.size());
  with.number(size);
  if (size > N) throw WrongBytes();
  if constexpr (std::remove_reference_t<decltype(with)>::kReads) items.clear();
  while (items.size() < size) items.push_back(T{});
  for (T& item : items) pass(with, item);
}

template <class T, std::size_t N>
void pass(auto& with, std::array<T, N>& items) {
  for (T& item : items) pass(with, item);
}

}  // namespace coverstory::python
