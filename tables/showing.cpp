#include "tables/showing.h"

#include <fmt/format.h>

#include "engine/core/ensure.h"
#include "tables/room_json.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

json::array chat_json(const Table& table) {
  json::array chat;
  for (const ChatLine& line : table.chat()) chat.push_back(line_json(line));
  return chat;
}

std::string message(const Table& table, Time now, std::string_view key, const json::object& what) {
  return fmt::format(R"({{"table":"{}","seq":{},"now":{},"{}":{}}})", table.code(), table.seq(),
                     now, key, json::serialize(what));
}

}  // namespace

void Showing::keep_up(const Table& table) {
  room_version_ = table.room_version();
  clocks_changed(table);
  look_ = table.game() ? table.game()->look(viewer_) : nullptr;
}

bool Showing::clocks_changed(const Table& table) {
  std::array<std::optional<Time>, kMostSeats> clocks{};
  if (table.settings().clock != protocol::Clock::None) {
    for (int s = 0; s < table.players(); ++s)
      clocks[static_cast<std::size_t>(s)] = table.due(Seat(s));
  }
  const bool changed = clocks != clocks_ || players_ != table.players();
  clocks_ = clocks;
  players_ = table.players();
  return changed;
}

std::string Showing::snapshot(const Table& table, Time now) {
  keep_up(table);
  json::object whole{{"room", room_json(table)},
                     {"clocks", clocks_json(table)},
                     {"you", viewer_ ? json::value(viewer_->index) : json::value()},
                     {"game", nullptr},
                     {"mine", nullptr},
                     {"chat", chat_json(table)}};
  if (look_) {
    Shown shown = table.game()->whole(*look_);
    whole["game"] = std::move(shown.game);
    if (viewer_) whole["mine"] = std::move(shown.mine);
  }
  return message(table, now, "snapshot", whole);
}

void Showing::add_game_changes(json::object& changes, const Table& table) {
  if (!table.game()) return;
  auto now = table.game()->look(viewer_);
  Shown shown = look_ ? table.game()->changes(*look_, *now) : table.game()->whole(*now);
  look_ = std::move(now);
  if (!shown.game.empty()) changes["game"] = std::move(shown.game);
  if (!shown.mine.empty()) changes["mine"] = std::move(shown.mine);
}

std::string Showing::changes(const Table& table, Time at) {
  json::object changes;
  if (room_version_ != table.room_version()) {
    room_version_ = table.room_version();
    changes["room"] = room_json(table);
  }
  if (clocks_changed(table)) changes["clocks"] = clocks_json(table);
  add_game_changes(changes, table);
  if (table.new_chat() > 0) changes["chat"] = json::array{line_json(table.chat().back())};
  std::string text = message(table, at, "changes", changes);
  if (!table.events().empty()) {
    text.pop_back();
    text += fmt::format(R"(,"events":{}}})", json::serialize(table.events()));
  }
  return text;
}

}  // namespace coverstory::tables
