// A finished game to be read back: its record, or its replay as somebody saw it. That takes a fold
// of the whole log, so it is not made where people wait: the question holds all that it needs, and
// any thread may answer it.
#pragma once

#include <compare>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>

#include "protocol/table/refusal.h"
#include "tables/folding.h"
#include "tables/table_log.h"

namespace coverstory::tables {

enum class ReadingId : std::uint64_t {};

/// What is read, and of what. A game that is over does not change, so neither does this, but for
/// lines of chat that are taken away.
struct ReadingOf {
  enum class Kind : std::uint8_t { Record, Replay };
  std::string table;
  Kind kind{};
  TextForm form{};
  int seat = -1;  // whose replay; -1 is the public's

  Viewer viewer() const { return seat < 0 ? Viewer() : Viewer(Seat(seat)); }
  friend auto operator<=>(const ReadingOf&, const ReadingOf&) = default;
};

struct Reading {
  ReadingId id{};
  ReadingOf of;
  std::shared_ptr<const TableLog::Bodies> log;
  std::size_t end = 0;           // the entry that ended the game
  const Games* games = nullptr;  // outlive all readings
  std::size_t most_bytes = 0;
};

/// The text, which many may share; or why there is none.
using MadeReading = std::expected<std::shared_ptr<const std::string>, protocol::Refusal>;

/// What is larger than it may be is refused as soon as that is known.
MadeReading make(const Reading& reading);

}  // namespace coverstory::tables
