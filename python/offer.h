// The few actions of which most rows can choose, kept together and apart from the games: a step of
// thousands of games checks its actions, and draws random ones, without a look at each game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/ensure.h"

namespace coverstory::python {

class Offer {
 public:
  static constexpr std::size_t kMost = 15;

  /// Nothing is listed: the game itself has to be asked.
  constexpr Offer() = default;

  constexpr void clear() { count_ = 0; }
  constexpr void add(int number) {
    ENSURE(count_ < kMost && 0 <= number && number < 256);
    const auto listed = static_cast<std::uint8_t>(number);
    if (count_ == 0) numbers_.fill(listed);  // so that what lies behind the last is no other number
    numbers_[count_++] = listed;
  }

  constexpr bool is_listed() const { return count_ > 0; }
  constexpr std::size_t size() const { return count_; }
  constexpr int operator[](std::size_t i) const { return numbers_[i]; }
  constexpr const std::uint8_t* begin() const { return numbers_.data(); }
  constexpr const std::uint8_t* end() const { return numbers_.data() + count_; }

  constexpr bool contains(std::int64_t number) const {
    bool found = false;
    for (const std::uint8_t each : numbers_) found |= each == number;
    return found && count_ > 0;
  }

 private:
  std::uint8_t count_ = 0;
  std::array<std::uint8_t, kMost> numbers_{};
};
static_assert(sizeof(Offer) == 16);

}  // namespace coverstory::python
