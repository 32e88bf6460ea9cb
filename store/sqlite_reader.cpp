#include "store/sqlite_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "store/guarded.h"
#include "store/log_reading.h"
#include "store/replacing.h"

namespace coverstory::store {
namespace {

constexpr const char* kSettings = R"(
PRAGMA query_only = ON;
PRAGMA cache_size = -8192;
PRAGMA cell_size_check = ON;
PRAGMA trusted_schema = OFF;
)";

[[noreturn]] void throw_changed(std::string_view table) {
  throw StoreFailure(Failure::Unavailable,
                     fmt::format("Table {} was taken away while it was read.", table));
}

/// The rows must be those of the entries after `last`: a number that was free is given again.
void add_rows(const Database& database, std::string_view table, std::uint32_t last,
              std::span<const std::int64_t> ids, std::vector<std::string>& bodies) {
  std::size_t found = 0;
  for_each_row_of(database, ids, [&](const Row& row) {
    if (row.table != table || row.seq != ++last) throw_changed(table);
    bodies.emplace_back(row.body);
    ++found;
  });
  if (found != ids.size()) throw_changed(table);
}

}  // namespace

/// Memory is asked first and the file afterwards. In between more may be appended, which nobody has
/// been told of when this was asked for; or the table went to rest, and all of what memory knew is
/// there then, whatever its rows are now.
std::optional<std::vector<std::string>> bodies_after(Database& database, const LiveTables& live,
                                                     std::string_view table, std::uint32_t seq) {
  const std::optional<LiveTable> known = live.of(table);
  const ReadTransaction moment(database);
  const std::uint32_t resting = resting_entries(database, table);
  std::span<const std::int64_t> ids;
  if (known) ids = known->ids;
  const auto at_rest_then = known ? known->last_seq - static_cast<std::uint32_t>(ids.size()) : 0;
  if (known && resting != at_rest_then) {
    if (resting < known->last_seq) throw_changed(table);
    ids = {};
  }
  const std::uint32_t last = resting + static_cast<std::uint32_t>(ids.size());
  if (last < seq) return std::nullopt;
  std::vector<std::string> bodies;
  // What is at rest is read only where some of it is wanted.
  if (seq < resting) {
    bodies = lines_of(database, table, resting_log(database, table).value());
    bodies.erase(bodies.begin(), bodies.begin() + seq);
  }
  const std::uint32_t before = std::max(seq, resting);
  add_rows(database, table, before, ids.last(last - before), bodies);
  return bodies;
}

std::optional<Log> log_in(Database& database, const LiveTables& live, std::string_view table) {
  auto bodies = bodies_after(database, live, table, 0);
  if (!bodies || bodies->empty()) return std::nullopt;
  return Log{std::string(table), *std::move(bodies)};
}

/// Memory first: a table that goes to rest in between is found in both.
std::vector<std::string> codes_in(const Database& database, const LiveTables& live,
                                  std::string_view after, std::size_t most) {
  std::vector<std::string> codes = live.codes();
  std::erase_if(codes, [&](const std::string& code) { return code <= after; });
  std::ranges::copy(resting_codes_after(database, after, most), std::back_inserter(codes));
  std::ranges::sort(codes);
  const auto twice = std::ranges::unique(codes);  // those that were at rest and woke up, too
  codes.erase(twice.begin(), twice.end());
  if (codes.size() > most) codes.resize(most);
  return codes;
}

std::vector<Note> notes_in(const Database& database) {
  std::vector<Note> all;
  Statement select(database, "SELECT name, text FROM notes ORDER BY name");
  while (select.step()) all.push_back({std::string(select.text(0)), std::string(select.text(1))});
  return all;
}

SqliteReader::SqliteReader(const std::string& path, std::chrono::milliseconds patience,
                           const LiveTables& live)
    : database_(path, patience), live_(live) {
  database_.run(kSettings);
}

std::expected<std::optional<Log>, StoreError> SqliteReader::log_of(std::string_view table) {
  return guarded([&] { return log_in(database_, live_, table); });
}

std::expected<std::optional<std::vector<std::string>>, StoreError> SqliteReader::entries_after(
    std::string_view table, std::uint32_t seq) {
  return guarded([&] { return bodies_after(database_, live_, table, seq); });
}

std::expected<std::vector<std::string>, StoreError> SqliteReader::codes_after(std::string_view text,
                                                                              std::size_t most) {
  return guarded([&] { return codes_in(database_, live_, text, most); });
}

std::expected<std::vector<std::string>, StoreError> SqliteReader::live_codes() {
  return live_.codes();
}

std::expected<std::vector<Note>, StoreError> SqliteReader::notes() {
  return guarded([&] { return notes_in(database_); });
}

}  // namespace coverstory::store
