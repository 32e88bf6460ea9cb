// Reading what json.cpp writes: decks, decisions, shuffles.
#include <fmt/format.h>

#include <algorithm>

#include "engine/cover_me/card.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"
#include "records/fields.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

/// The cards of a deck that was told, each counted once.
class Told {
 public:
  void add(const auto& cards) {
    for (const Card card : cards) {
      if (told_.contains(card)) {
        throw WrongField(fmt::format("{} stands in the decks twice", code_of(card)));
      }
      told_.insert(card);
    }
  }
  const CardSet& cards() const { return told_; }

 private:
  CardSet told_;
};

void expect_colors(const auto& cards, std::size_t size, std::string_view name, auto belongs) {
  if (cards.size() != size) {
    throw WrongField(fmt::format("'{}' has {} cards, expected {}", name, cards.size(), size));
  }
  for (const Card card : cards) {
    if (!belongs(clothes_of(card))) {
      throw WrongField(fmt::format("{} does not belong in '{}'", code_of(card), name));
    }
  }
}

/// CM-2.1, CM-2.2.
void read_decks_by_color(const json::object& object, SetUp& decks) {
  expect_colors(decks.draw, 3 * kCardsOfAColor, "draw",
                [](Clothes color) { return color < Clothes::Green; });
  expect_colors(decks.next, kCardsOfAColor, "next",
                [](Clothes color) { return color == Clothes::Green; });
  const json::array& later = list_field(object, "later");
  if (later.size() != 2) throw WrongField("'later' has not two decks, black and white");
  for (std::size_t i = 0; i < 2; ++i) {
    if (!later[i].is_array()) throw WrongField("'later' is not a list of decks");
    decks.later[i] = read_pile<kCardsOfAColor>(later[i].get_array());
    const Clothes expected = i == 0 ? Clothes::Black : Clothes::White;
    expect_colors(decks.later[i], kCardsOfAColor, "later",
                  [&](Clothes color) { return color == expected; });
  }
}

/// CM-11.2.
void read_personal_cards(const json::object& object, const Options& options, SetUp& decks) {
  const auto in_game = [&](Clothes color) { return color != options.removed; };
  expect_colors(decks.draw,
                static_cast<std::size_t>((kClothes - 1) * (kCardsOfAColor - options.players)),
                "draw", in_game);
  expect_colors(decks.next, 0, "next", in_game);
  const json::array& personal = list_field(object, "personal");
  if (personal.size() != options.players) throw WrongField("'personal' is not told for each seat");
  for (std::size_t seat = 0; seat < personal.size(); ++seat) {
    if (!personal[seat].is_array()) throw WrongField("'personal' is not a list for each seat");
    const auto cards = read_list<kClothes - 1>(personal[seat].get_array());
    expect_colors(cards, kClothes - 1, "personal", in_game);
    CardSet colors;  // a colour is counted by its first card
    for (const Card card : cards) colors.insert(card_with({.clothes = clothes_of(card)}));
    if (colors.size() != kClothes - 1) {
      throw WrongField("'personal' has not one card of each colour for each seat");
    }
    decks.personal[seat] = cards;
  }
}

Action read_take(const json::object& object) {
  const std::string_view from = text_field(object, "from");
  if (from == "draw") return Action::take_draw();
  const std::size_t hair = from.size() == 1 ? kHairLetters.find(from) : std::string_view::npos;
  if (hair == std::string_view::npos) throw WrongField("'from' is not b, r, k or draw");
  return Action::take_open(static_cast<Hair>(hair));
}

FixedVector<Card, 2> read_one_or_two(const json::object& object) {
  const auto cards = read_list<2>(list_field(object, "cards"));
  if (cards.empty()) throw WrongField("'cards' is empty");
  return cards;
}

}  // namespace

SetUp read_set_up(const json::object& object, const Options& options) {
  SetUp decks;
  decks.start = Seat(number_field(object, "start", 0, options.players - 1));
  decks.draw = read_pile<kCards>(list_field(object, "draw"));
  decks.next = read_pile<kCardsOfAColor>(list_field(object, "next"));
  if (options.equal_values()) {
    read_personal_cards(object, options, decks);
  } else {
    read_decks_by_color(object, decks);
  }
  Told told;
  told.add(decks.draw);
  told.add(decks.next);
  for (const ColorDeck& deck : decks.later) told.add(deck);
  for (const auto& cards : decks.personal) told.add(cards);
  return decks;
}

Action read_action(const json::object& object) {
  const std::string_view kind = text_field(object, "kind");
  if (kind == "take") return read_take(object);
  if (kind == "play" || kind == "keep") {
    const auto cards = read_one_or_two(object);
    if (kind == "play") {
      return cards.size() == 1 ? Action::play(cards[0]) : Action::play(cards[0], cards[1]);
    }
    return cards.size() == 1 ? Action::keep(cards[0]) : Action::keep(cards[0], cards[1]);
  }
  if (kind == "feature") {
    return Action::feature(number_field(object, "row", 0, 1), read_card(field(object, "card")));
  }
  if (kind == "swap") {
    const auto& discard = field(object, "discard");
    return discard.is_null() ? Action::no_swap() : Action::swap(read_card(discard));
  }
  if (kind == "vote") return Action::vote(bool_field(object, "extra"));
  throw WrongField(fmt::format("there is no decision of the kind '{}'", kind));
}

FixedVector<Card, kCards> read_shuffled(const json::object& object) {
  return read_pile<kCards>(list_field(object, "cards"));
}

}  // namespace coverstory::records::cover_me
