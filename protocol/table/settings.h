// What a table is set to: which game with which options, who may come, how long a decision may
// take. The host chooses; docs/protocol.md lists the keys.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.h"
#include "protocol/table/game_form.h"
#include "records/words.h"

namespace coverstory::protocol {

/// The levels of bots that a table can name.
enum class Level : std::uint8_t { Easy, Medium, Hard };
/// For each decision.
enum class Clock : std::uint8_t { None, HalfMinute, Minute, ThreeMinutes, Day };

std::optional<std::chrono::milliseconds> time_of(Clock clock);

inline constexpr int kShortestAwayS = 10;
inline constexpr int kLongestAwayS = 86'400;

/// CM-2.5: who starts, as the host says it when the game is begun.
struct First {
  std::optional<Seat> seat;  // nothing where chance is to draw one

  friend bool operator==(const First&, const First&) = default;
};

struct Settings {
  const GameForm* game = nullptr;  // never none, once read
  GameOptions options;             // of that game
  bool is_public = false;
  Clock clock = Clock::None;
  int away_s = 60;  // for how long a player may be gone while another waits
  bool spectators = true;
  bool chat = true;
  Level level = Level::Medium;  // of bots that stand in or fill up

  friend bool operator==(const Settings&, const Settings&) = default;

  int players() const { return game->players(options); }
};

boost::json::object settings_json(const Settings& settings);

/// New settings: what is not named has its default. Throws WrongField.
Settings read_settings(const boost::json::object& object, const GameForms& games);
/// What is named replaces what was. Another game than before has its default options. Throws
/// WrongField.
Settings read_settings(const boost::json::object& object, const GameForms& games,
                       const Settings& before);

}  // namespace coverstory::protocol

namespace coverstory::records {
template <>
inline constexpr std::array<std::string_view, 3> kWords<protocol::Level>{"easy", "medium", "hard"};
template <>
inline constexpr std::array<std::string_view, 5> kWords<protocol::Clock>{"none", "30s", "60s",
                                                                         "3min", "day"};
}  // namespace coverstory::records
