// Why a WebSocket ends, with the code of RFC 6455 that goes with it, the word that the client is
// told in a `bye`, and the sentence. Reasons without a sentence are those the client needs no word
// about: it left, or it cannot hear us.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace coverstory::server {

enum class CloseCode : std::uint16_t {
  Normal = 1000,
  GoingAway = 1001,
  ProtocolError = 1002,
  NotText = 1003,
  NotUtf8 = 1007,
  Policy = 1008,
  TooLarge = 1009,
  Restart = 1012,
  TryAgainLater = 1013,
};

enum class CloseReason : std::uint8_t {
  Restart,
  Slow,
  Flood,
  Silent,
  TooLarge,
  ByClient,
  Lost,
  ProtocolError,
  NotText,
  NotUtf8,
  Unfinished,
  Full,
  Banned,
};

struct CloseWords {
  std::string_view word;
  CloseCode code;
  std::string_view sentence;
};

inline constexpr std::array<CloseWords, 13> kCloseReasons{{
    {"restart", CloseCode::Restart, "The server restarts; come back in a moment."},
    {"slow", CloseCode::Policy, "You do not read what you are sent."},
    {"flood", CloseCode::Policy, "Far more commands than the server's rate allows."},
    {"silent", CloseCode::Policy, "No hello came in time."},
    {"too_large", CloseCode::TooLarge, "A message was larger than the server's limit."},
    {"by_client", CloseCode::Normal, ""},
    {"lost", CloseCode::GoingAway, ""},
    {"protocol_error", CloseCode::ProtocolError, ""},
    {"not_text", CloseCode::NotText, ""},
    {"not_utf8", CloseCode::NotUtf8, ""},
    {"unfinished", CloseCode::Policy, ""},
    {"full", CloseCode::TryAgainLater, "The server is full; come back in a while."},
    {"banned", CloseCode::Policy, "You may not use this server for now."},
}};

constexpr const CloseWords& words_of(CloseReason reason) {
  return kCloseReasons[static_cast<std::size_t>(reason)];
}

}  // namespace coverstory::server
