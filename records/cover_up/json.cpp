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

json::object round_json(const RoundResult& result) {
  const auto of_score = [&](auto part, auto to_json) {
    return by_seat(result.seats,
                   [&](const SeatResult& seat) { return json::value(to_json(seat.score.*part)); });
  };
  const auto pile = [](const SeatResult& seat) { return pile_json(seat.pile); };
  return {{"e", "round"},
          {"round", result.round},
          {"ended_by", word_of(result.ended_by)},
          {"piles", by_seat(result.seats, pile)},
          {"beside", of_score(&Score::beside, as_list)},
          {"removed", of_score(&Score::removed, as_list)},
          {"visible", of_score(&Score::visible, as_number)},
          {"beside_points", of_score(&Score::beside_points, as_number)},
          {"hourglass", of_score(&Score::hourglass, as_number)},
          {"points", of_score(&Score::points, as_number)},
          {"totals", by_seat(result.seats, [](const SeatResult& seat) { return seat.total; })},
          {"par", by_seat(result.seats, [](const SeatResult& seat) { return seat.par.points; })}};
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
