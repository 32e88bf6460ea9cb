#include "store/log_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "store/guarded.h"

namespace coverstory::store {

void throw_damaged(const Database& database, std::string_view what) {
  throw StoreFailure(Failure::Damaged,
                     fmt::format("{}: the file is damaged: {}.", database.path(), what));
}

void for_each_row_of(const Database& database, std::span<const std::int64_t> ids,
                     const std::function<void(const Row&)>& use) {
  for (auto first = ids.begin(); first != ids.end();) {
    const auto gap = std::ranges::adjacent_find(
        first, ids.end(), [](std::int64_t one, std::int64_t next) { return next != one + 1; });
    const auto last = gap == ids.end() ? std::prev(gap) : gap;
    for_each_row(database, Rows{*first, *last}, use);
    first = std::next(last);
  }
}

void for_each_row(const Database& database, Rows rows, const std::function<void(const Row&)>& use) {
  Statement select(database,
                   "SELECT id, table_code, seq, body FROM entries "
                   "WHERE id BETWEEN ?1 AND ?2 ORDER BY id");
  select.bind(1, rows.first).bind(2, rows.last);
  while (select.step()) {
    use({.id = select.number(0),
         .table = select.text(1),
         .seq = static_cast<std::uint32_t>(select.number(2)),
         .body = select.text(3)});
  }
}

std::uint32_t resting_entries(const Database& database, std::string_view table) {
  Statement select(database, "SELECT entries FROM resting WHERE table_code = ?1");
  select.bind(1, table);
  return select.step() ? static_cast<std::uint32_t>(select.number(0)) : 0;
}

std::optional<RestingLog> resting_log(const Database& database, std::string_view table) {
  Statement select(database, "SELECT entries, bodies FROM resting WHERE table_code = ?1");
  select.bind(1, table);
  if (!select.step()) return std::nullopt;
  return RestingLog{static_cast<std::uint32_t>(select.number(0)), std::string(select.text(1))};
}

std::vector<std::string> lines_of(const Database& database, std::string_view table,
                                  const RestingLog& log) {
  std::vector<std::string> lines;
  std::string_view rest = log.bodies;
  for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
    lines.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
  if (!rest.empty() || lines.size() != log.entries) {
    throw_damaged(database, fmt::format("the log at rest of table {} should have {} lines", table,
                                        log.entries));
  }
  return lines;
}

ByTable<LiveTable> live_tables(const Database& database) {
  ByTable<LiveTable> tables;
  for_each_row(database, {}, [&](const Row& row) {
    auto place = tables.find(row.table);
    if (place == tables.end()) {
      place = tables.emplace(row.table, LiveTable{{}, resting_entries(database, row.table)}).first;
    }
    LiveTable& table = place->second;
    if (row.seq != table.last_seq + 1) {
      throw_damaged(database, fmt::format("table {} lacks entry {} before {}", row.table,
                                          table.last_seq + 1, row.seq));
    }
    table.last_seq = row.seq;
    table.ids.push_back(row.id);
  });
  return tables;
}

Content content_of(const Database& database) {
  Content content;
  const auto live = live_tables(database);
  for (const auto& [code, table] : live) content.entries += table.last_seq;
  content.tables = live.size();
  Statement select(database, "SELECT table_code, entries, bodies FROM resting");
  while (select.step()) {
    const RestingLog log{static_cast<std::uint32_t>(select.number(1)), std::string(select.text(2))};
    lines_of(database, select.text(0), log);
    if (live.contains(select.text(0))) continue;  // its last number has counted these
    ++content.tables;
    content.entries += log.entries;
  }
  return content;
}

void expect_sound(const Database& database) {
  std::string verdict = database.text("PRAGMA quick_check(1)");
  std::ranges::replace(verdict, '\n', ' ');
  if (verdict != "ok") throw_damaged(database, verdict);
}

}  // namespace coverstory::store
