// CU-1.1 and CU-1.2: the 108 cards. The standard deck is data (standard_deck.inc), made once by
// make_deck.cpp; another deck can be read from text, so that owners of the game can enter the cards
// they have.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>

#include "engine/core/seed.h"
#include "engine/cover_up/card.h"

namespace coverstory::cover_up {

inline constexpr int kCardsOfAColor = 36;
inline constexpr int kCards = kColors * kCardsOfAColor;

/// The cards of one colour; where their order matters the top of the pile comes first.
using ColorCards = std::array<Card, kCardsOfAColor>;

struct Deck {
  std::array<ColorCards, kColors> colors{};

  const ColorCards& of(Color color) const { return colors[static_cast<std::size_t>(color)]; }
  ColorCards& of(Color color) { return colors[static_cast<std::size_t>(color)]; }
  friend bool operator==(const Deck&, const Deck&) = default;
};

const Deck& standard_deck();

/// Why a text is not a deck; lines count from 1.
struct DeckError {
  int line = 0;
  std::string reason;
};

/// CU-1.2: a line a card, its colour and its code (`green ab..cd..`). Blank lines are passed over,
/// and so is all that follows a `#`. There must be 36 cards a colour with 4, 5 and 6 symbols.
std::expected<Deck, DeckError> read_deck(std::string_view text);

/// CU-1.1: whether all cards have the number of symbols of their colour.
bool is_complete(const Deck& deck);

/// CU-2.1: each colour shuffled as a pile; green first, then yellow, then red, from one generator.
Deck shuffled(Deck deck, const Seed& seed);

constexpr std::string_view name_of(Color color) {
  constexpr std::array<std::string_view, kColors> kNames{"green", "yellow", "red"};
  return kNames[static_cast<std::size_t>(color)];
}

}  // namespace coverstory::cover_up
