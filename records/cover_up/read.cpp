// Reading what json.cpp writes: the decks, the piles of a round.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "records/cover_up/cards.h"
#include "records/cover_up/json.h"
#include "records/fields.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

EndedBy read_ending(const json::object& object) {
  const std::string_view word = text_field(object, "ended_by");
  if (const auto value = from_word<EndedBy>(word)) return *value;
  throw WrongField(fmt::format("'ended_by' cannot be '{}'", word));
}

/// CU-1.1: 36 cards with as many symbols as the colour has.
ColorCards read_color(const json::object& object, Color color) {
  const std::string_view name = name_of(color);
  const json::array& list = list_field(object, name);
  if (list.size() != kCardsOfAColor) {
    throw WrongField(
        fmt::format("'{}' has {} cards, expected {}", name, list.size(), kCardsOfAColor));
  }
  ColorCards cards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    cards[i] = read_card(list[i]);
    if (color_of(cards[i]) != color) {
      throw WrongField(fmt::format("{} does not belong in '{}'", code_of(cards[i]), name));
    }
  }
  return cards;
}

/// CU-1.2: the cards of the standard deck in any order, each once.
void expect_standard(const ColorCards& cards, Color color) {
  const ColorCards& standard = standard_deck().of(color);
  for (const Card card : cards) {
    const auto told = std::ranges::count(cards, card);
    const auto meant = std::ranges::count(standard, card);
    if (told == meant) continue;
    throw WrongField(fmt::format(
        "{} {}", code_of(card),
        meant == 0 ? "is not a card of the standard deck" : "stands in the decks twice"));
  }
}

}  // namespace

Deck read_set_up(const json::object& object, std::string_view deck) {
  Deck piles;
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    piles.of(color) = read_color(object, color);
    if (deck == kStandardDeckName) expect_standard(piles.of(color), color);
  }
  return piles;
}

RoundTold read_round(const json::object& object, int players) {
  RoundTold told{.ended_by = read_ending(object)};
  const json::array& piles = list_field(object, "piles");
  if (piles.size() != static_cast<std::size_t>(players)) {
    throw WrongField(fmt::format("'piles' tells {} piles for {} players", piles.size(), players));
  }
  for (const json::value& pile : piles) told.piles.push_back(read_pile(pile));
  return told;
}

}  // namespace coverstory::records::cover_up
