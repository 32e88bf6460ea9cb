// CM-1: the 162 model cards. A card is one byte; its four traits follow from it. Names have no
// effect on play.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fixed_vector.h"

namespace coverstory::cover_me {

// CM-1.1: the characteristics of each trait, in the order of their letters (CM-1.3).
enum class Clothes : std::uint8_t { Yellow, Blue, Red, Green, Black, White };
enum class Pattern : std::uint8_t { Squared, Diamond, Striped };
enum class Length : std::uint8_t { Short, SemiLong, Long };
enum class Hair : std::uint8_t { Blonde, RedBrown, Black };

inline constexpr int kClothes = 6;
inline constexpr int kPatterns = 3;
inline constexpr int kLengths = 3;
inline constexpr int kHairs = 3;
inline constexpr int kCardsOfAColor = kPatterns * kLengths * kHairs;
inline constexpr int kCards = kClothes * kCardsOfAColor;

inline constexpr std::string_view kClothesLetters = "YBRGKW";
inline constexpr std::string_view kPatternLetters = "QDT";
inline constexpr std::string_view kLengthLetters = "sml";
inline constexpr std::string_view kHairLetters = "brk";

struct Card {
  std::uint8_t index = 0;

  constexpr Card() = default;
  explicit constexpr Card(int i) : index(static_cast<std::uint8_t>(i)) {}
  friend constexpr bool operator==(Card, Card) = default;
  friend constexpr auto operator<=>(Card, Card) = default;
};

/// CM-1.2: what a model shows of each of the four traits.
struct Traits {
  Clothes clothes{};
  Pattern pattern{};
  Length length{};
  Hair hair{};
};

constexpr Card card_with(Traits t) {
  return Card(((static_cast<int>(t.clothes) * kPatterns + static_cast<int>(t.pattern)) * kLengths +
               static_cast<int>(t.length)) *
                  kHairs +
              static_cast<int>(t.hair));
}

namespace detail {
constexpr std::array<Traits, kCards> all_traits() {
  std::array<Traits, kCards> table;
  for (int i = 0; i < kCards; ++i) {
    table[static_cast<std::size_t>(i)] = {
        static_cast<Clothes>(i / kCardsOfAColor), static_cast<Pattern>(i / 9 % kPatterns),
        static_cast<Length>(i / 3 % kLengths), static_cast<Hair>(i % kHairs)};
  }
  return table;
}
inline constexpr std::array<Traits, kCards> kTraits = all_traits();
}  // namespace detail

constexpr const Traits& traits_of(Card card) {
  return detail::kTraits[card.index];
}
constexpr Clothes clothes_of(Card card) {
  return traits_of(card).clothes;
}
constexpr Hair hair_of(Card card) {
  return traits_of(card).hair;
}

/// CM-1.4.
constexpr int prestige_of(Clothes clothes) {
  constexpr std::array<int, kClothes> kPrestige{2, 2, 2, 3, 4, 5};
  return kPrestige[static_cast<std::size_t>(clothes)];
}

/// CM-1.3: four letters, clothes, pattern, length, hair: `YQsb`.
std::string code_of(Card card);
std::optional<Card> card_from_code(std::string_view code);

/// CM-1.1: every model has a name of her or his own.
std::string_view name_of(Card card);

/// A set of model cards, one bit each: piles whose order means nothing (CM-2.10, CM-6.2).
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
