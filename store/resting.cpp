#include "store/resting.h"

#include <algorithm>
#include <vector>

namespace coverstory::store {
namespace {

struct Leaving {
  std::vector<std::int64_t> ids;
  ByTable<std::string> bodies;
};

Rows span_of(const ByTable<LiveTable>& tables) {
  Rows span{.first = std::numeric_limits<std::int64_t>::max(), .last = 0};
  for (const auto& [code, table] : tables) {
    span.first = std::min(span.first, table.rows.first);
    span.last = std::max(span.last, table.rows.last);
  }
  return span;
}

Leaving rows_of(const Database& database, const ByTable<LiveTable>& tables) {
  Leaving leaving;
  for_each_row(database, span_of(tables), [&](const Row& row) {
    const auto place = tables.find(row.table);
    if (place == tables.end()) return;
    leaving.ids.push_back(row.id);
    leaving.bodies[place->first].append(row.body) += '\n';
  });
  return leaving;
}

/// A text that grows is written anew. That is rare: a table that woke up is put to rest again.
void archive(Database& database, const Leaving& leaving, const ByTable<LiveTable>& tables) {
  Statement insert(database,
                   "INSERT INTO resting (table_code, entries, bodies) VALUES (?1, ?2, ?3) "
                   "ON CONFLICT (table_code) DO UPDATE SET entries = ?2, bodies = bodies || ?3");
  for (const auto& [code, bodies] : leaving.bodies) {
    insert.bind(1, code).bind(2, std::int64_t{tables.at(code).last_seq}).bind(3, bodies).run();
  }
}

void remove(Database& database, const std::vector<std::int64_t>& ids) {
  Statement erase(database, "DELETE FROM entries WHERE id = ?1");
  for (const std::int64_t id : ids) erase.bind(1, id).run();
}

}  // namespace

void move_to_rest(Database& database, const ByTable<LiveTable>& tables) {
  const Leaving leaving = rows_of(database, tables);
  archive(database, leaving, tables);
  remove(database, leaving.ids);
}

}  // namespace coverstory::store
