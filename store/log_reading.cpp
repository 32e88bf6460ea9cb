#include "store/log_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "store/guarded.h"

namespace coverstory::store {

namespace {

constexpr std::string_view kSelectRows =
    "SELECT id, table_code, seq, body FROM entries WHERE id BETWEEN ?1 AND ?2 ORDER BY id";

void use_rows(Statement& select, Rows rows, const std::function<void(const Row&)>& use) {
  select.bind(1, rows.first).bind(2, rows.last);
  while (select.step()) {
    use({.id = select.number(0),
         .table = select.text(1),
         .seq = static_cast<std::uint32_t>(select.number(2)),
         .body = select.text(3)});
  }
  select.reset();
}

constexpr std::string_view kSelectResting = "SELECT entries FROM resting WHERE table_code = ?1";

std::uint32_t entries_at_rest(Statement& select, std::string_view table) {
  select.bind(1, table);
  const auto entries = select.step() ? static_cast<std::uint32_t>(select.number(0)) : 0;
  select.reset();
  return entries;
}

}  // namespace

void throw_damaged(const Database& database, std::string_view what) {
  throw StoreFailure(Failure::Damaged,
                     fmt::format("{}: the file is damaged: {}.", database.path(), what));
}

void for_each_row_of(const Database& database, std::span<const std::int64_t> ids,
                     const std::function<void(const Row&)>& use) {
  Statement select(database, kSelectRows);
  for (auto first = ids.begin(); first != ids.end();) {
    const auto gap = std::ranges::adjacent_find(
        first, ids.end(), [](std::int64_t one, std::int64_t next) { return next != one + 1; });
    const auto last = gap == ids.end() ? std::prev(gap) : gap;
    use_rows(select, Rows{*first, *last}, use);
    first = std::next(last);
  }
}

void for_each_row(const Database& database, Rows rows, const std::function<void(const Row&)>& use) {
  Statement select(database, kSelectRows);
  use_rows(select, rows, use);
}

std::uint32_t resting_entries(const Database& database, std::string_view table) {
  Statement select(database, kSelectResting);
  return entries_at_rest(select, table);
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
  // A start waits for this: what entries say is not looked at.
  Statement select(database, "SELECT id, table_code, seq FROM entries ORDER BY id");
  Statement resting(database, kSelectResting);
  while (select.step()) {
    const std::string_view code = select.text(1);
    auto place = tables.find(code);
    if (place == tables.end()) {
      place = tables.emplace(code, LiveTable{{}, entries_at_rest(resting, code)}).first;
    }
    LiveTable& table = place->second;
    const auto seq = static_cast<std::uint32_t>(select.number(2));
    if (seq != table.last_seq + 1) {
      throw_damaged(database, fmt::format("table {} lacks entry {} before {}", code,
                                          table.last_seq + 1, seq));
    }
    table.last_seq = seq;
    table.ids.push_back(select.number(0));
  }
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
