#include "protocol/table/room.h"

#include <utility>

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

json::object seat_json(const ShownSeat& seat) {
  switch (seat.kind) {
    case ShownSeat::Kind::Person:
      return {{"kind", "person"},
              {"name", seat.name},
              {"stand_in", seat.is_stood_in_for},
              {"muted", seat.is_muted}};
    case ShownSeat::Kind::Bot:
      return {{"kind", "bot"}, {"name", seat.name}, {"level", records::word_of(seat.level)}};
    case ShownSeat::Kind::Open:
      break;
  }
  return {{"kind", "open"}};
}

json::array seats_json(const ShownRoom& room) {
  json::array seats;
  for (const ShownSeat& seat : room.seats) seats.push_back(seat_json(seat));
  return seats;
}

void add_settings(json::object& to, const ShownRoom& room) {
  for (auto& [key, value] : settings_json(room.settings)) to.emplace(key, std::move(value));
}

}  // namespace

json::object room_json(const ShownRoom& room) {
  json::object shown{{"code", room.code}, {"stage", records::word_of(room.stage)}};
  add_settings(shown, room);
  shown["host"] = room.host.index;
  shown["seats"] = seats_json(room);
  shown["rematch"] = room.rematch.empty() ? json::value() : json::value(room.rematch);
  shown["result"] = room.result ? json::value(*room.result) : json::value();
  // Null, not left out: changes replace keys and never take one away.
  shown["first"] = room.first ? json::value(room.first->index) : json::value();
  return shown;
}

json::object row_json(const ShownRoom& room) {
  json::object row{{"table", room.code}, {"stage", records::word_of(room.stage)}};
  add_settings(row, room);
  row["host"] = room.seats[room.host.index].name;
  row["seats"] = seats_json(room);
  if (room.is_due) row["due"] = *room.is_due;
  return row;
}

json::object line_json(const ChatLine& line) {
  return {{"n", line.n},
          {"seat", line.seat.index},
          {"name", line.name},
          {"text", line.text},
          {"at", line.at}};
}

}  // namespace coverstory::protocol
