// What people did at one table and what they were shown, as they remember it: every command with
// what became of it, every line in its order. The checker (checker.h) holds it against the log.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tables/game.h"

namespace coverstory::cluster {

/// Microseconds since 1970, by the clock of this machine, which is the database's too.
using Instant = std::int64_t;

enum class Outcome : std::uint8_t {
  Unknown,   // no answer came: it may have been carried out, or may yet be
  Accepted,  // with a number
  Refused,   // with a code
};

/// Something that leaves an entry in the table's log where it is accepted.
struct Command {
  std::uint64_t id = 0;  // nobody uses it for another
  std::string deed;      // its `do`
  Instant invoked = 0;   // before it was sent for the first time
  Outcome outcome = Outcome::Unknown;
  Instant answered = 0;   // of one that was accepted or refused
  std::uint32_t seq = 0;  // of one that was accepted, as its sender counts
  std::string code{};     // of one that was refused
  std::string table{};    // of a rematch that was accepted: the next table
  /// An earlier sending of it was never answered, so that a refusal says nothing of that one.
  bool is_in_doubt = false;
};

/// A line that told of the table, as it came.
struct Line {
  std::string text;
  /// The first after a watch that named nothing as known: a snapshot of any moment may come.
  bool is_anew = false;
};

/// What one connection after the other was shown to one watcher.
struct Stream {
  tables::Viewer viewer;
  std::string who;  // for sentences
  std::vector<Line> lines;
};

/// Somebody in a seat was there all that time, on one connection.
struct Stay {
  Seat seat;
  Instant from = 0;
  Instant to = 0;  // when something was heard there for the last time
};

/// A player asked for the own tables.
struct Listed {
  Instant invoked = 0;
  Instant answered = 0;
  bool is_there = false;  // this table is among them
};

struct TableHistory {
  std::string table;
  std::vector<Command> commands;
  std::vector<Stream> streams;
  std::vector<Stay> stays{};
  std::vector<Listed> lists{};
};

}  // namespace coverstory::cluster
