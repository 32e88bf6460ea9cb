#include "store/replacing.h"

#include "store/guarded.h"

namespace coverstory::store {
namespace {

void remove_log(Database& database, const Log& log, const std::vector<std::int64_t>& ids) {
  Statement(database, "DELETE FROM resting WHERE table_code = ?1").bind(1, log.table).run();
  Statement erase(database, "DELETE FROM entries WHERE id = ?1");
  for (const std::int64_t id : ids) erase.bind(1, id).run();
}

}  // namespace

OverwrittenPages::~OverwrittenPages() {
  (void)guarded([&] { database_.text("PRAGMA secure_delete = OFF"); });
}

void replace_log(Database& database, const Log& log, const LiveTable* live) {
  const std::vector<std::int64_t> ids = live ? live->ids : std::vector<std::int64_t>();
  if (log.bodies.empty()) return remove_log(database, log, ids);
  const std::uint32_t resting = resting_entries(database, log.table);
  if (resting + ids.size() != log.bodies.size()) {
    throw_damaged(database, "the rows of table " + log.table + " are not those of its log");
  }
  std::string text;
  for (std::uint32_t at = 0; at < resting; ++at) text.append(log.bodies[at]) += '\n';
  if (resting > 0) {
    Statement(database, "UPDATE resting SET bodies = ?2 WHERE table_code = ?1")
        .bind(1, log.table)
        .bind(2, text)
        .run();
  }
  Statement update(database, "UPDATE entries SET body = ?2 WHERE id = ?1");
  for (std::size_t at = 0; at < ids.size(); ++at) {
    update.bind(1, ids[at]).bind(2, log.bodies[resting + at]).run();
  }
}

std::vector<std::string> resting_codes_after(const Database& database, std::string_view text,
                                             std::size_t most) {
  std::vector<std::string> codes;
  Statement select(database,
                   "SELECT table_code FROM resting WHERE table_code > ?1 "
                   "ORDER BY table_code LIMIT ?2");
  select.bind(1, text).bind(2, static_cast<std::int64_t>(most));
  while (select.step()) codes.emplace_back(select.text(0));
  return codes;
}

}  // namespace coverstory::store
