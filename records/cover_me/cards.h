// Lists of cards in JSON, and the words for seasons, decisions and colours. Records tell piles top
// first; in the engine the back is the top.
#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <optional>
#include <ranges>

#include "engine/core/fixed_vector.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"
#include "records/fields.h"
#include "records/json_text.h"
#include "records/words.h"

namespace coverstory::records::cover_me {

using coverstory::cover_me::Card;

inline boost::json::value code_or_null(std::optional<Card> card) {
  return card ? boost::json::value(code_of(*card)) : boost::json::value();
}

boost::json::array list_json(const auto& cards) {
  boost::json::array result;
  for (const Card card : cards) result.emplace_back(code_of(card));
  return result;
}

boost::json::array pile_json(const auto& pile) {
  return list_json(std::views::reverse(pile));
}

// The same, written straight into a text.

inline void write(JsonText& to, Card card) {
  to.word(code_of(card));
}
inline void write(JsonText& to, std::optional<Card> card) {
  card ? write(to, *card) : to.null();
}
void write_list(JsonText& to, const auto& cards) {
  to.list([&] {
    for (const Card card : cards) write(to, card);
  });
}
void write_pile(JsonText& to, const auto& pile) {
  write_list(to, std::views::reverse(pile));
}

inline Card read_card(const boost::json::value& value) {
  if (value.is_string()) {
    const std::string_view code(value.get_string().data(), value.get_string().size());
    if (const auto card = coverstory::cover_me::card_from_code(code)) return *card;
  }
  throw WrongField(fmt::format("{} is not a card; expected a code such as \"YQsb\"",
                               boost::json::serialize(value)));
}

/// A list of at most N cards, in its order.
template <std::size_t N>
FixedVector<Card, N> read_list(const boost::json::array& list) {
  if (list.size() > N)
    throw WrongField(fmt::format("a list has {} cards, at most {} can be", list.size(), N));
  FixedVector<Card, N> cards;
  for (const auto& value : list) cards.push_back(read_card(value));
  return cards;
}

/// A pile told top first.
template <std::size_t N>
FixedVector<Card, N> read_pile(const boost::json::array& list) {
  auto cards = read_list<N>(list);
  std::ranges::reverse(cards);
  return cards;
}

}  // namespace coverstory::records::cover_me

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, 4> kWords<::coverstory::cover_me::Season>{
    "winter", "spring", "summer", "fall"};
template <>
inline constexpr std::array<std::string_view, 6> kWords<::coverstory::cover_me::Kind>{
    "take", "play", "feature", "keep", "swap", "vote"};
/// CM-1.3: a clothes colour is its letter.
template <>
inline constexpr std::array<std::string_view, 6> kWords<::coverstory::cover_me::Clothes>{
    "Y", "B", "R", "G", "K", "W"};

namespace cover_me {
using namespace coverstory::cover_me;
using records::from_word;
using records::kWords;
using records::word_of;
}  // namespace cover_me

}  // namespace coverstory::records
