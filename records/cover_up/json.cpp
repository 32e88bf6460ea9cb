#include "records/cover_up/json.h"

#include "records/cover_up/cards.h"
#include "records/line.h"
#include "records/options.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

template <class T>
json::array by_seat(const BySeat<T>& values, auto to_json) {
  json::array result;
  for (const T& value : values) result.push_back(to_json(value));
  return result;
}

constexpr auto as_list = [](const Hand& cards) { return list_json(cards); };
constexpr auto as_number = [](int number) { return json::value(number); };

}  // namespace

json::object table_json(const Table& table, Scope scope) {
  json::object result;
  for (const auto& [key, value] : options_json(kOptions, table.options, scope)) {
    if (key == "limit_s") result["deck"] = table.deck;  // where it has always stood
    result[key] = value;
  }
  return result;
}

Table read_table(const json::object& object, Scope scope) {
  Table table{.options = read_options(kOptions, object, scope)};
  if (object.contains("deck")) table.deck = text_field(object, "deck");
  return table;
}

json::object set_up_json(const Deck& piles) {
  json::object result{{"e", "setup"}};
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    result[name_of(color)] = list_json(piles.of(color));
  }
  return result;
}

json::object dealt_json(int round, const BySeat<Hand>& hands) {
  return {{"e", "deal"}, {"round", round}, {"hands", by_seat(hands, as_list)}};
}

json::object flipped_json(Seat seat, Milliseconds since_round_began) {
  return {{"e", "flip"}, {"seat", seat.index}, {"t", since_round_began}};
}

void write_round(JsonText& to, const RoundResult& result) {
  const auto by_each = [&](std::string_view key, auto write_of) {
    to.key(key).list([&] {
      for (const SeatResult& seat : result.seats) write_of(seat);
    });
  };
  const auto cards = [&](auto part) {
    return [&to, part](const SeatResult& seat) { write_list(to, seat.score.*part); };
  };
  const auto points = [&](auto part) {
    return [&to, part](const SeatResult& seat) { to.number(seat.score.*part); };
  };
  to.key("e").word("round");
  to.key("round").number(result.round);
  to.key("ended_by").word(word_of(result.ended_by));
  by_each("piles", [&](const SeatResult& seat) { write_pile(to, seat.pile); });
  by_each("beside", cards(&Score::beside));
  by_each("removed", cards(&Score::removed));
  by_each("visible", points(&Score::visible));
  by_each("beside_points", points(&Score::beside_points));
  by_each("hourglass", points(&Score::hourglass));
  by_each("points", points(&Score::points));
  by_each("totals", [&](const SeatResult& seat) { to.number(seat.total); });
  by_each("par", [&](const SeatResult& seat) { to.number(seat.par.points); });
}

json::object round_json(const RoundResult& result) {
  return object_of([&](JsonText& to) { write_round(to, result); });
}

json::object returned_json(Seat seat, Card card, Card took) {
  return {{"e", "return"}, {"seat", seat.index}, {"card", code_of(card)}, {"took", code_of(took)}};
}

json::object end_json(const GameResult& result) {
  json::array winners;
  for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
    winners.emplace_back(rest.first().index);
  }
  return {
      {"e", "end"}, {"totals", by_seat(result.totals, as_number)}, {"winners", std::move(winners)}};
}

Writer::Writer(const Table& table, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(text_, header_json("cover-up", table_json(table), seats, seed));
}

void Writer::set_up(const Deck& piles) {
  add_line(text_, set_up_json(piles));
}
void Writer::dealt(int round, const BySeat<Hand>& hands) {
  add_line(text_, dealt_json(round, hands));
}
void Writer::flipped(Seat seat, Milliseconds since_round_began) {
  add_line(text_, flipped_json(seat, since_round_began));
}
void Writer::round_ended(const RoundResult& result) {
  add_line(text_, round_json(result));
}
void Writer::returned(Seat seat, Card card, Card took) {
  add_line(text_, returned_json(seat, card, took));
}
void Writer::ended(const GameResult& result) {
  add_line(text_, end_json(result));
}

}  // namespace coverstory::records::cover_up
