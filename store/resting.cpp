#include "store/resting.h"

#include <string>

namespace coverstory::store {

/// A text that grows is written anew. That is rare: a table that woke up is put to rest again.
void move_to_rest(Database& database, std::string_view code, const LiveTable& table) {
  std::string bodies;
  for_each_row_of(database, table.ids, [&](const Row& row) {
    if (row.table != code) throw_damaged(database, "a row has changed its table");
    bodies.append(row.body) += '\n';
  });
  Statement insert(database,
                   "INSERT INTO resting (table_code, entries, bodies) VALUES (?1, ?2, ?3) "
                   "ON CONFLICT (table_code) DO UPDATE SET entries = ?2, bodies = bodies || ?3");
  insert.bind(1, code).bind(2, std::int64_t{table.last_seq}).bind(3, bodies).run();
  Statement erase(database, "DELETE FROM entries WHERE id = ?1");
  for (const std::int64_t id : table.ids) erase.bind(1, id).run();
}

}  // namespace coverstory::store
