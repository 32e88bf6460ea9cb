#include "protocol/table/settings.h"

#include <fmt/format.h>

#include "records/cover_me/json.h"
#include "records/cover_up/json.h"
#include "records/fields.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;
using records::WrongField;

constexpr std::string_view kCoverMe = "cover-me", kCoverUp = "cover-up";

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

/// A server plays with the deck of the rules: a deck's file is a matter of the command line.
cover_up::Options read_cover_up(const json::object& options) {
  const auto table = records::cover_up::read_table(options, Scope::Table);
  if (table.deck != records::cover_up::kStandardDeckName) {
    throw WrongField("'deck' can only be 'standard' at a table");
  }
  return table.options;
}

json::object options_json(const Settings& settings) {
  if (const auto* options = std::get_if<coverstory::cover_me::Options>(&settings.options)) {
    return records::cover_me::options_json(*options);
  }
  const auto& options = std::get<coverstory::cover_up::Options>(settings.options);
  return records::cover_up::table_json({.options = options}, Scope::Table);
}

void read_options(Settings& settings, const json::object& named) {
  const json::object options = merged(options_json(settings), named);
  if (settings.is_cover_me()) {
    settings.options = records::cover_me::read_options(options);
  } else {
    settings.options = read_cover_up(options);
  }
}

void read_game(Settings& settings, std::string_view game) {
  if (game != kCoverMe && game != kCoverUp) {
    throw WrongField("'game' is none of: cover-me, cover-up");
  }
  if (settings.is_cover_me() == (game == kCoverMe)) return;
  if (game == kCoverMe) {
    settings.options = coverstory::cover_me::Options{};
  } else {
    settings.options = coverstory::cover_up::Options{};
  }
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

int Settings::players() const {
  return std::visit([](const auto& chosen) { return int{chosen.players}; }, options);
}

json::object settings_json(const Settings& settings) {
  return {{"game", settings.is_cover_me() ? kCoverMe : kCoverUp},
          {"options", options_json(settings)},
          {"public", settings.is_public},
          {"clock", records::word_of(settings.clock)},
          {"away_s", settings.away_s},
          {"spectators", settings.spectators},
          {"chat", settings.chat},
          {"level", records::word_of(settings.level)}};
}

Settings read_settings(const json::object& object) {
  if (!object.contains("game")) throw WrongField("'game' is missing");
  return read_settings(object, Settings{});
}

Settings read_settings(const json::object& object, const Settings& before) {
  Settings settings = before;
  if (object.contains("game")) read_game(settings, records::text_field(object, "game"));
  if (object.contains("options")) {
    read_options(settings, records::object_field(object, "options"));
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
