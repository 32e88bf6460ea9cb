#include "tables/showing.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

protocol::ShownSeat seat_of(const Room& room, Seat seat) {
  using Kind = protocol::ShownSeat::Kind;
  const Occupant& occupant = room.at(seat);
  return {.kind = occupant.is_person() ? Kind::Person
                  : occupant.is_bot()  ? Kind::Bot
                                       : Kind::Open,
          .name = occupant.name,
          .level = occupant.level,
          .is_stood_in_for = occupant.is_stood_in_for,
          .is_muted = room.is_muted(seat)};
}

json::array chat_json(const Table& table) {
  json::array chat;
  for (const ChatLine& line : table.room().chat()) chat.push_back(protocol::line_json(line));
  return chat;
}

FixedVector<std::optional<Time>, kMostSeats> clocks_of(const Table& table) {
  const bool has_clock = table.room().settings().clock != protocol::Clock::None;
  FixedVector<std::optional<Time>, kMostSeats> clocks;
  for (int seat = 0; seat < table.room().players(); ++seat) {
    clocks.push_back(has_clock ? table.due(Seat(seat)) : std::nullopt);
  }
  return clocks;
}

}  // namespace

protocol::Moment moment_of(const Table& table, Viewer viewer, Time at) {
  return {.table = table.code(),
          .seq = table.number_for(viewer),
          .of_the_public = table.number_for(std::nullopt),
          .now = at};
}

protocol::ShownRoom room_of(const Table& table) {
  protocol::ShownRoom room{.code = table.code(),
                           .stage = table.stage(),
                           .settings = table.room().settings(),
                           .host = table.room().host(),
                           .seats = {},
                           .rematch = table.room().rematch(),
                           .result = {},
                           .first = {},
                           .is_due = {}};
  if (table.stage() == Stage::Lobby) room.first = table.room().start();
  for (int seat = 0; seat < table.room().players(); ++seat) {
    room.seats.push_back(seat_of(table.room(), Seat(seat)));
  }
  if (table.stage() == Stage::Over) room.result = table.game()->result();
  return room;
}

void Showing::keep_up(const Table& table) {
  room_version_ = table.room().version();
  clocks_ = clocks_of(table);
  look_ = table.game() ? table.game()->look(viewer_) : nullptr;
}

void Showing::write_whole(const Table& table, records::JsonText& to) const {
  table.game()->show_whole(*look_, Shown(to));
}

protocol::Message Showing::snapshot(const Table& table, Time now) {
  keep_up(table);
  protocol::Snapshot whole{.room = room_of(table),
                           .clocks = {clocks_.data(), clocks_.size()},
                           .you = viewer_,
                           .game = {},
                           .chat = chat_json(table)};
  if (look_) whole.game = [&](records::JsonText& to) { write_whole(table, to); };
  return protocol::snapshot(moment_of(table, viewer_, now), whole);
}

bool Showing::clocks_changed(const Table& table) {
  const auto before = std::exchange(clocks_, clocks_of(table));
  return !std::ranges::equal(before, clocks_);
}

void Showing::write_changes(const Table& table, records::JsonText& to) {
  if (look_) return table.game()->show_changes(*look_, Shown(to));
  look_ = table.game()->look(viewer_);
  write_whole(table, to);
}

protocol::Message Showing::changes(const Table& table, Time at, std::string memory) {
  ENSURE(table.is_noticed_by(viewer_));
  protocol::Changes changes;
  if (room_version_ != table.room().version()) {
    room_version_ = table.room().version();
    changes.room.emplace(room_of(table));
  }
  if (clocks_changed(table)) changes.clocks = protocol::Clocks(clocks_.data(), clocks_.size());
  if (table.game()) {
    changes.game = [&](records::JsonText& to) { write_changes(table, to); };
  }
  changes.line = table.new_line();
  changes.unsaid = table.unsaid_line();
  changes.events = &table.events();
  return protocol::changes(moment_of(table, viewer_, at), changes, std::move(memory));
}

}  // namespace coverstory::tables
