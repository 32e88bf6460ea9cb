// Why a command was refused: a code from a closed list, the clause where a rule forbids it, and a
// sentence for the one who tried.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "records/words.h"

namespace coverstory::protocol {

enum class Code : std::uint8_t {
  BadMessage,
  HelloFirst,
  TooFast,
  TooMany,
  NoSuchTable,
  NoSeat,
  NotHost,
  SeatTaken,
  WrongStage,
  BadOptions,
  NoSpectators,
  ChatOff,
  Illegal,
  TableFrozen,
  Unavailable,
  WrongVersion,
  Muted,
  Banned,
  TooLarge,
};

struct Refusal {
  Code code = Code::BadMessage;
  std::string why;
  std::string_view clause{};  // empty unless a rule forbids it

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace coverstory::protocol

namespace coverstory::records {
template <>
inline constexpr std::array<std::string_view, 19> kWords<protocol::Code>{
    "bad_message",   "hello_first", "too_fast",   "too_many",     "no_such_table",
    "no_seat",       "not_host",    "seat_taken", "wrong_stage",  "bad_options",
    "no_spectators", "chat_off",    "illegal",    "table_frozen", "unavailable",
    "wrong_version", "muted",       "banned",     "too_large"};
}  // namespace coverstory::records
