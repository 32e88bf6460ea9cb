// What a client can ask of the server: a closed list and the actions of the games, read from a text
// message. Reading looks at
// form only; whether it is allowed is the table's question.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.h"
#include "protocol/table/game_form.h"
#include "protocol/table/refusal.h"
#include "protocol/table/settings.h"

namespace coverstory::protocol {

/// Whether a text is a person's secret: 128 bits, as 32 hex digits in lower case.
bool is_token(std::string_view text);

/// The version of this protocol.
inline constexpr int kVersion = 1;

/// Of a hello in another version nothing but the version is read: the rest may have another form.
struct Hello {
  std::optional<std::string> token{};
  int version = kVersion;
};
struct Create {
  std::string name;
  Settings settings;
};
/// A game against bots, now.
struct Quick {
  std::string name;
  Settings settings;
};
struct Tables {};
struct Mine {};
struct Join {
  std::string name;
  std::optional<Seat> seat;
};
struct Leave {};
struct AddBot {
  std::optional<Level> level;
  std::optional<Seat> seat;
};
struct Remove {
  Seat seat;
};
/// What is named in it replaces the table's settings.
struct ChangeSettings {
  boost::json::object settings;
};
/// Who sat in seat order[0] comes to seat 0, and so on.
struct Order {
  std::vector<Seat> order;
};
struct Start {
  bool fill = false;
  std::optional<First> first{};  // nothing where the host leaves it as it is
};
struct Rematch {};
enum class As : std::uint8_t { Seat, Spectator, Board };
struct Watch {
  std::optional<As> as;
  std::optional<std::uint32_t> since;
  std::optional<Seat> you;  // from where that was seen
};
struct Unwatch {};
/// An action in the game.
struct Play {
  GameAction action;
};
struct Back {};
struct Say {
  std::string text;
};
/// Takes a line of the chat away.
struct Unsay {
  std::uint32_t line = 0;
};
/// Whether the person of that seat may talk.
struct Mute {
  Seat seat;
  bool muted = true;
};
struct Record {};
struct Replay {
  std::optional<Seat> as;
};

using Deed = std::variant<Hello, Create, Quick, Tables, Mine, Join, Leave, AddBot, Remove,
                          ChangeSettings, Order, Start, Rematch, Watch, Unwatch, Play, Back, Say,
                          Unsay, Mute, Record, Replay>;

struct Command {
  std::uint64_t id = 0;
  std::string table;  // its code in capitals; empty where the deed needs none
  Deed deed;
};

/// A message that is no command; the id is given where it could be read.
struct BadCommand {
  std::optional<std::uint64_t> id;
  Refusal refusal;
};

std::expected<Command, BadCommand> read_command(std::string_view text, const GameForms& games);

/// The id of a message that is refused whatever it says, where it can be read.
std::optional<std::uint64_t> id_of(std::string_view text);

/// Whether the word is a command whatever the game.
bool is_common_command(std::string_view word);

}  // namespace coverstory::protocol

namespace coverstory::records {
template <>
inline constexpr std::array<std::string_view, 3> kWords<protocol::As>{"seat", "spectator", "board"};
}  // namespace coverstory::records
