// A table in memory: the fold of its log, the log itself, who watches, and what bots are about to
// do. Everything but the log can be thrown away and made again.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tables/audience.h"
#include "tables/bot_seats.h"
#include "tables/table.h"

namespace coverstory::tables {

struct OpenTable {
  OpenTable(const std::string& code, const Games& games, Time now)
      : table(std::make_unique<Table>(code, games)), audience(now), last_change(now) {}

  std::unique_ptr<Table> table;     // the fold of the bodies, unless they cannot be folded
  std::vector<std::string> bodies;  // of all entries, stored or about to be
  std::uint32_t durable = 0;        // how many of them are stored, from the first
  bool frozen = false;              // takes no more steps, and no bot or clock cares for it

  Audience audience;
  TableBots bots;
  Time last_change;          // of the log, or of who is here
  std::optional<Time> wake;  // when it is to be tended, if nothing happens before (OpenTables)

  const std::string& code() const { return table->code(); }
  /// What is stored. The rest is nobody's business yet.
  std::span<const std::string> durable_bodies() const { return std::span(bodies).first(durable); }
  bool is_durable() const { return durable == bodies.size(); }
};

}  // namespace coverstory::tables
