// What goes out to a client: one JSON object as one line of text, and what it is, so that whoever
// passes it on need not read it. Everything a server says is written in this folder: answers
// (answer.h), news of a table (news.h), and the last word before it closes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace coverstory::protocol {

enum class MessageKind : std::uint8_t { Accepted, Refused, News, Notice, Bye };

struct Message {
  MessageKind kind{};
  std::string table;  // of news: what they are about
  std::string text;

  bool is_answer() const { return kind == MessageKind::Accepted || kind == MessageKind::Refused; }
  friend bool operator==(const Message&, const Message&) = default;
};

/// `{"notice":"Maintenance at nine.","at":…}`, to all; without a text it takes the last one away.
Message notice(const std::optional<std::string>& text, std::int64_t at);

/// `{"bye":"slow","why":…}`, before the connection is closed.
Message bye(std::string_view word, std::string_view why);

}  // namespace coverstory::protocol
