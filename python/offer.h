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
    if (count_ == 0) numbers_.fill(listed);
    numbers_[count_++] = listed;
  }
  /// The first `count` of these bytes, at least one, each and so much more.
  template <std::size_t N>
  void list(const std::array<std::uint8_t, N>& bytes, std::size_t count, int more) {
    static_assert(N <= kMost);
    ENSURE(0 < count && count <= N);
    numbers_.fill(static_cast<std::uint8_t>(bytes[0] + more));
    for (std::size_t i = 0; i < N; ++i) {
      numbers_[i] = i < count ? static_cast<std::uint8_t>(bytes[i] + more) : numbers_[0];
    }
    count_ = static_cast<std::uint8_t>(count);
  }

  constexpr bool is_listed() const { return count_ > 0; }
  constexpr std::size_t size() const { return count_; }
  constexpr int operator[](std::size_t i) const { return numbers_[i]; }
  /// All of them, some more than once: always as many, which is quicker to go through than few.
  constexpr const std::array<std::uint8_t, kMost>& all() const { return numbers_; }

  constexpr bool contains(std::int64_t number) const {
    bool found = false;
    for (const std::uint8_t each : numbers_) found |= each == number;
    return found && count_ > 0;
  }

 private:
  std::uint8_t count_ = 0;
  std::array<std::uint8_t, kMost> numbers_{};  // behind the last one stands the first, again
};
static_assert(sizeof(Offer) == 16);

}  // namespace coverstory::python
