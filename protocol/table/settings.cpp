#include "protocol/table/settings.h"

#include <fmt/format.h>

#include "records/fields.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;
using records::WrongField;

template <class Enum>
Enum read_word(const json::object& object, std::string_view key, Enum otherwise) {
  if (!object.contains(key)) return otherwise;
  const auto value = records::from_word<Enum>(records::text_field(object, key));
  if (value) return *value;
  throw WrongField(fmt::format("'{}' is none of: {}", key, fmt::join(records::kWords<Enum>, ", ")));
}

bool read_bool(const json::object& object, std::string_view key, bool otherwise) {
  return object.contains(key) ? records::bool_field(object, key) : otherwise;
}

/// What is named replaces what was.
json::object merged(json::object options, const json::object& named) {
  for (const auto& [key, value] : named) options[key] = value;
  return options;
}

void read_game(Settings& settings, std::string_view name, const GameForms& games) {
  const GameForm* game = games.find(name);
  if (!game) throw WrongField(fmt::format("'game' is none of: {}", games.names()));
  if (game == settings.game) return;
  settings.game = game;
  settings.options = game->default_options();
}

}  // namespace

std::optional<std::chrono::milliseconds> time_of(Clock clock) {
  using namespace std::chrono_literals;
  switch (clock) {
    case Clock::None:
      return std::nullopt;
    case Clock::HalfMinute:
      return 30s;
    case Clock::Minute:
      return 60s;
    case Clock::ThreeMinutes:
      return 3min;
    case Clock::Day:
      return 24h;
  }
  return std::nullopt;
}

json::object settings_json(const Settings& settings) {
  return {
      {"game", settings.game->name()}, {"options", settings.game->options_json(settings.options)},
      {"public", settings.is_public},  {"clock", records::word_of(settings.clock)},
      {"away_s", settings.away_s},     {"spectators", settings.spectators},
      {"chat", settings.chat},         {"level", records::word_of(settings.level)}};
}

Settings read_settings(const json::object& object, const GameForms& games) {
  if (!object.contains("game")) throw WrongField("'game' is missing");
  return read_settings(object, games, Settings{});
}

Settings read_settings(const json::object& object, const GameForms& games, const Settings& before) {
  Settings settings = before;
  if (object.contains("game")) read_game(settings, records::text_field(object, "game"), games);
  if (object.contains("options")) {
    const json::object& named = records::object_field(object, "options");
    settings.options =
        settings.game->read_options(merged(settings.game->options_json(settings.options), named));
  }
  settings.is_public = read_bool(object, "public", before.is_public);
  settings.clock = read_word(object, "clock", before.clock);
  if (object.contains("away_s")) {
    settings.away_s = records::number_field(object, "away_s", kShortestAwayS, kLongestAwayS);
  }
  settings.spectators = read_bool(object, "spectators", before.spectators);
  settings.chat = read_bool(object, "chat", before.chat);
  settings.level = read_word(object, "level", before.level);
  return settings;
}

}  // namespace coverstory::protocol
