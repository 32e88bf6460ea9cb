#include "tables/room_json.h"

#include <array>
#include <string_view>

namespace coverstory::tables {
namespace {

namespace json = boost::json;

std::string_view stage_word(Stage stage) {
  constexpr std::array<std::string_view, 4> kStages{"lobby", "playing", "over", "closed"};
  return kStages[static_cast<std::size_t>(stage)];
}

json::object seat_json(const Occupant& occupant) {
  if (occupant.is_person()) {
    return {{"kind", "person"}, {"name", occupant.name}, {"stand_in", occupant.is_stood_in_for}};
  }
  if (occupant.is_bot()) {
    return {{"kind", "bot"}, {"name", occupant.name}, {"level", records::word_of(occupant.level)}};
  }
  return {{"kind", "open"}};
}

json::array seats_json(const Table& table) {
  json::array seats;
  for (const Occupant& occupant : table.seats()) seats.push_back(seat_json(occupant));
  return seats;
}

}  // namespace

json::object room_json(const Table& table) {
  json::object room{{"code", table.code()}, {"stage", stage_word(table.stage())}};
  for (auto& [key, value] : protocol::settings_json(table.settings())) {
    room.emplace(key, std::move(value));
  }
  room["host"] = table.host().index;
  room["seats"] = seats_json(table);
  room["rematch"] = table.rematch().empty() ? json::value() : json::value(table.rematch());
  const bool over = table.stage() == Stage::Over;
  room["result"] = over ? json::value(table.game()->result()) : json::value();
  return room;
}

json::array clocks_json(const Table& table) {
  json::array clocks;
  for (int seat = 0; seat < table.players(); ++seat) {
    const auto due = table.due(Seat(seat));
    clocks.push_back(due ? json::value(*due) : json::value());
  }
  return clocks;
}

json::object line_json(const ChatLine& line) {
  return {{"seat", line.seat.index}, {"name", line.name}, {"text", line.text}, {"at", line.at}};
}

json::object summary_json(const Table& table) {
  json::object summary{{"table", table.code()}, {"stage", stage_word(table.stage())}};
  for (auto& [key, value] : protocol::settings_json(table.settings())) {
    summary.emplace(key, std::move(value));
  }
  summary["host"] = table.at(table.host()).name;
  summary["seats"] = seats_json(table);
  return summary;
}

}  // namespace coverstory::tables
