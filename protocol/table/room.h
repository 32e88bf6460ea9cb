// What everybody may know of a table besides the game: its room, as it is shown in JSON. The
// structures only borrow what they name; they are made to be written.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "protocol/table/settings.h"
#include "records/words.h"

namespace coverstory::protocol {

enum class Stage : std::uint8_t { Lobby, Playing, Over, Closed };

struct ChatLine {
  std::uint32_t n = 0;  // from 1, by table; never used again
  Seat seat;
  std::string name;
  std::string text;
  std::int64_t at = 0;  // ms since 1970
};

struct ShownSeat {
  enum class Kind : std::uint8_t { Open, Person, Bot };

  Kind kind = Kind::Open;
  std::string_view name;         // of a person or a bot
  Level level{};                 // of a bot
  bool is_stood_in_for = false;  // a person for whom a bot plays at present
  bool is_muted = false;         // a person who may not talk
};

struct ShownRoom {
  std::string_view code;
  Stage stage{};
  const Settings& settings;
  Seat host;
  std::vector<ShownSeat> seats;
  std::string_view rematch;                   // the next table's code; empty for none
  std::optional<boost::json::object> result;  // of a game that is over
  std::optional<Seat> first;   // CM-2.5: who starts, before the game, where a rematch names one
  std::optional<bool> is_due;  // in a list of one's own: whether the game waits for who asks
};

boost::json::object room_json(const ShownRoom& room);
/// A row of a list of tables.
boost::json::object row_json(const ShownRoom& room);
boost::json::object line_json(const ChatLine& line);

}  // namespace coverstory::protocol

namespace coverstory::records {
template <>
inline constexpr std::array<std::string_view, 4> kWords<protocol::Stage>{"lobby", "playing", "over",
                                                                         "closed"};
}  // namespace coverstory::records
