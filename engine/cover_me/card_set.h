// A set of model cards, one bit each: piles whose order means nothing (CM-2.10, CM-6.2).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/cover_me/card.h"

namespace coverstory::cover_me {

class CardSet {
 public:
  constexpr CardSet() = default;

  constexpr bool contains(Card card) const { return (word(card) >> (card.index & 63u) & 1u) != 0; }
  constexpr void insert(Card card) { word(card) |= bit(card); }
  constexpr void erase(Card card) { word(card) &= ~bit(card); }
  constexpr void clear() { words_ = {}; }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr int size() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }

  /// Calls `visit(card)` for each card, in the order of the cards' indices.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (int w = 0; w < 3; ++w) {
      for (std::uint64_t rest = words_[static_cast<std::size_t>(w)]; rest != 0; rest &= rest - 1) {
        visit(Card(64 * w + std::countr_zero(rest)));
      }
    }
  }

  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << (card.index & 63u); }
  constexpr std::uint64_t& word(Card card) { return words_[card.index >> 6]; }
  constexpr const std::uint64_t& word(Card card) const { return words_[card.index >> 6]; }

  std::array<std::uint64_t, 3> words_{};
};

}  // namespace coverstory::cover_me
