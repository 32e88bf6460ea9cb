#include "records/cover_up/cards.h"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

#include "records/fields.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

Placement read_placement(const json::value& value) {
  if (!value.is_object()) throw WrongField("a pile is not a list of cards as they lie");
  const json::object& object = value.get_object();
  const auto coordinate = [&](std::string_view key) {
    return static_cast<std::int8_t>(number_field(object, key, -kLatticeLimit, kLatticeLimit));
  };
  return {.card = read_card(field(object, "card")),
          .o = static_cast<std::uint8_t>(number_field(object, "o", 0, kOrientations - 1)),
          .x = coordinate("x"),
          .y = coordinate("y")};
}

}  // namespace

Card read_card(const json::value& value) {
  if (value.is_string()) {
    const std::string_view code(value.get_string().data(), value.get_string().size());
    if (const auto card = card_from_code(code)) return *card;
  }
  throw WrongField(fmt::format("{} is not a card; expected a code such as \"ab..cd..\"",
                               json::serialize(value)));
}

json::array pile_json(const Pile& pile) {
  json::array result;
  for (const Placement& lying : pile) {
    result.push_back(json::object{{"card", code_of(lying.card)},
                                  {"o", int{lying.o}},
                                  {"x", int{lying.x}},
                                  {"y", int{lying.y}}});
  }
  return result;
}

void write(JsonText& to, Card card) {
  to.word(code_of(card));
}

void write_pile(JsonText& to, const Pile& pile) {
  to.list([&] {
    for (const Placement& lying : pile) {
      to.object([&] {
        write(to.key("card"), lying.card);
        to.key("o").number(lying.o);
        to.key("x").number(lying.x);
        to.key("y").number(lying.y);
      });
    }
  });
}

Pile read_pile(const json::value& value) {
  if (!value.is_array()) throw WrongField("a pile is not a list");
  const json::array& list = value.get_array();
  if (list.size() > kHandSize) {
    throw WrongField(fmt::format("a pile has {} cards, at most {} can be", list.size(), kHandSize));
  }
  Pile pile;
  for (const json::value& lying : list) pile.push_back(read_placement(lying));
  return pile;
}

}  // namespace coverstory::records::cover_up
