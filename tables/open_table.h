// A table in memory: the fold of its log, the log itself, who watches, and what bots are about to
// do. Everything but the log can be thrown away and made again.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tables/audience.h"
#include "tables/bot_seats.h"
#include "tables/table.h"
#include "tables/table_log.h"

namespace coverstory::tables {

/// Where a table stands in the Directory, which alone changes it.
struct Filed {
  std::uint64_t number = 0;  // in the order in which tables came; 0 is not there yet
  std::uint32_t room_version = 0;
  bool is_waiting = false;
  bool is_playing = false;
  std::vector<Person> people;
};

struct OpenTable {
  OpenTable(const std::string& code, const Games& games, Time now)
      : table(std::make_unique<Table>(code, games)), audience(now), last_change(now) {}

  std::unique_ptr<Table> table;  // the fold of the log, unless it is frozen
  TableLog log;                  // all entries, stored or about to be
  std::uint32_t durable = 0;     // how many of them are stored, from the first
  /// Takes no more steps, and no bot or clock cares for it: it met a mistake of ours, and only
  /// waits to leave the memory.
  bool frozen = false;
  /// This server looks after it: clocks, bots, stand-ins and rest (Placement).
  bool is_ours = true;
  Presence announced;             // who is here, as the other servers were told
  std::uint32_t listed_room = 0;  // the version of the room that lists show, where they are shared
  /// The store has other entries of it than we know, or may have: they are being read (ReadingOn),
  /// and it takes no steps. All that is known of it is durable then.
  bool in_doubt = false;
  /// The store has so many entries of it, as other servers say; as many as that when it was asked
  /// for them the last time.
  std::uint32_t heard = 0, asked_for = 0;
  /// The latest time in an entry that another server made: it is no earlier here.
  Time latest = 0;
  /// It was opened only now, and who plays at it may not be back yet: until then no clock decides
  /// for anyone.
  Time patient_until = 0;

  /// What is kept of it (Readings) is of this log, and without the lines that were taken away.
  bool readings_are_true = false;

  Audience audience;
  TableBots bots;
  Time last_change;          // of the log, or of who is here
  std::optional<Time> wake;  // when it is to be tended, if nothing happens before (OpenTables)
  Filed filed;
  /// How often its steps have not been stored since one was, and until when it therefore does
  /// nothing by itself.
  int setbacks = 0;
  Time paused_until = 0;

  const std::string& code() const { return table->code(); }
  bool is_durable() const { return durable == log.size(); }
  /// Whether the game is over, as far as it is stored. The rest is nobody's business yet.
  bool is_over() const { return table->ended_at() && *table->ended_at() <= durable; }
};

}  // namespace coverstory::tables
