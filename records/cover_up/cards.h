// Cards of Cover Up in JSON: a card is its code (CU-1.3), a list of cards a list of codes, a pile
// its cards from bottom to top with how they lie (CU-3.2). Readers throw WrongField. And the words
// for what ends a round.
#pragma once

#include <boost/json.hpp>

#include "engine/cover_up/pile.h"
#include "engine/cover_up/state.h"
#include "records/json_text.h"
#include "records/words.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

boost::json::array list_json(const auto& cards) {
  boost::json::array result;
  for (const Card card : cards) result.emplace_back(code_of(card));
  return result;
}

// The same, written straight into a text.

void write(JsonText& to, Card card);
void write_list(JsonText& to, const auto& cards) {
  to.list([&] {
    for (const Card card : cards) write(to, card);
  });
}
void write_pile(JsonText& to, const Pile& pile);

Card read_card(const boost::json::value& value);

/// `[{"card":c,"o":0,"x":0,"y":0},…]`.
boost::json::array pile_json(const Pile& pile);

/// At most five cards, each within the lattice; whose they are is the engine's question.
Pile read_pile(const boost::json::value& value);

}  // namespace coverstory::records::cover_up

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, 3> kWords<::coverstory::cover_up::EndedBy>{
    "hourglass", "done", "limit"};

namespace cover_up {
using namespace coverstory::cover_up;
using records::from_word;
using records::kWords;
using records::word_of;
}  // namespace cover_up

}  // namespace coverstory::records
