#include "store/sqlite_store.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>
#include <utility>

#include "store/format.h"
#include "store/guarded.h"
#include "store/replacing.h"
#include "store/resting.h"
#include "store/sqlite_reader.h"

namespace coverstory::store {
namespace {

// The write-ahead log is moved into the file after 1,000 pages, 4 MB, and never keeps more than
// 16 MB; the cache is 8 MB, however large the file. `cell_size_check` finds some damage earlier.
constexpr const char* kSettings = R"(
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 1000;
PRAGMA journal_size_limit = 16777216;
PRAGMA cache_size = -8192;
PRAGMA temp_store = MEMORY;
PRAGMA cell_size_check = ON;
PRAGMA trusted_schema = OFF;
)";

/// A file up to this size is checked as a whole when it is opened, in a fraction of a second.
constexpr std::int64_t kCheckedBytes = std::int64_t{64} << 20;

[[noreturn]] void throw_unavailable(const std::string& path, std::string_view reason) {
  throw StoreFailure(Failure::Unavailable, fmt::format("{}: {}.", path, reason));
}

/// One file has one name, so that two servers meet at the same lock.
std::string name_of(const std::filesystem::path& path) {
  return std::filesystem::weakly_canonical(std::filesystem::absolute(path)).string();
}

void make_if_missing(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    close(descriptor);
  } else if (errno != EEXIST) {
    throw StoreFailure(failure_of_system(errno), fmt::format("{}: the file cannot be made ({}).",
                                                             path, std::strerror(errno)));
  }
}

void expect_a_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) throw_unavailable(path, "this is a folder, not a file");
}

/// The live entries are read in any case, for their numbers, and what does not fit together is
/// found there. A small file is checked as a whole besides; a large one is an archive for the most
/// part, and a start must not wait for it: a log at rest is checked when it is read, and every
/// backup checks everything.
void check_small(const Database& database) {
  const std::int64_t bytes =
      database.number("PRAGMA page_count") * database.number("PRAGMA page_size");
  if (bytes <= kCheckedBytes) expect_sound(database);
}

/// Nothing is written before the file is known to be ours.
void prepare(Database& database) {
  expect_ours(database);
  if (sqlite3_db_readonly(database.handle(), "main") != 0) {
    throw_unavailable(database.path(), "the file may not be written to");
  }
  database.run(kSettings);
  migrate(database);
  if (database.text("PRAGMA journal_mode = WAL") != "wal") {
    throw_unavailable(database.path(), "this file system cannot share memory between programs");
  }
  check_small(database);
}

Log log_at_rest(const Database& database, std::string_view table) {
  Log log{std::string(table), {}};
  if (const auto resting = resting_log(database, table)) {
    log.bodies = lines_of(database, table, *resting);
  }
  return log;
}

}  // namespace

std::expected<std::unique_ptr<SqliteStore>, StoreError> SqliteStore::open(
    const std::filesystem::path& path, Settings settings) {
  return guarded([&] {
    const std::string name = name_of(path);
    expect_a_file(name);
    make_if_missing(name);
    FileLock lock(name);
    Database database(name, settings.patience);
    prepare(database);
    return std::unique_ptr<SqliteStore>(
        new SqliteStore(std::move(lock), std::move(database), settings));
  });
}

SqliteStore::SqliteStore(FileLock lock, Database database, Settings settings)
    : lock_(std::move(lock)),
      settings_(settings),
      database_(std::move(database)),
      insert_(database_, "INSERT INTO entries (table_code, seq, body) VALUES (?1, ?2, ?3)"),
      live_(live_tables(database_)) {}

std::uint32_t SqliteStore::last_number(std::string_view table) const {
  const LiveTable* const live = live_.find(table);
  return live ? live->last_seq : resting_entries(database_, table);
}

std::expected<void, StoreError> SqliteStore::append(std::span<const Entry> entries) {
  return guarded([&] {
    auto conflict =
        conflict_in(entries, [&](std::string_view table) { return last_number(table); });
    if (!conflict) return store(entries);
    store(others(entries, conflict->tables));
    throw StoreFailure(*std::move(conflict));
  });
}

/// What memory is to know afterwards is made ready before the commit: after it nothing may fail.
void SqliteStore::store(std::span<const Entry> entries) {
  if (entries.empty()) return;
  settle();
  Transaction transaction(database_);
  ByTable<LiveTable> added = insert(entries);
  live_.make_room_for(added);
  commit(transaction);
  live_.add(added);
}

/// What these entries add to their tables.
ByTable<LiveTable> SqliteStore::insert(std::span<const Entry> entries) {
  ByTable<LiveTable> added;
  for (const Entry& entry : entries) {
    insert_.bind(1, entry.table).bind(2, std::int64_t{entry.seq}).bind(3, entry.body).run();
    LiveTable& table = added[entry.table];
    table.ids.push_back(sqlite3_last_insert_rowid(database_.handle()));
    table.last_seq = entry.seq;
  }
  return added;
}

/// A commit can fail after its last page was written to the log and before it was synced. SQLite
/// then goes on as if it had not been, and so do we; but the pages are in the log with a valid
/// mark, and a crash now would let the next start find the transaction that we said had failed. So
/// we write over them at once.
void SqliteStore::commit(Transaction& transaction) {
  try {
    transaction.commit();
  } catch (...) {
    transaction.roll_back();
    in_doubt_ = true;
    (void)guarded([&] { settle(); });  // if that fails as well, the next writing begins with it
    throw;
  }
}

/// The smallest transaction there is. Its page takes the place of the first of the failed commit's,
/// whose other pages are void then: the checksum of a page goes on from the one before. As long as
/// not even this can be written, a failed append may turn up after a crash, and only then: whole,
/// as what its sender wanted, and known by its command id when it is sent again.
void SqliteStore::settle() {
  if (in_doubt_) write_nothing();
}

void SqliteStore::write_nothing() {
  Transaction transaction(database_);
  database_.run(fmt::format("PRAGMA user_version = {}", newest_version()).c_str());
  transaction.commit();
  in_doubt_ = false;
}

std::expected<void, StoreError> SqliteStore::probe() {
  return guarded([&] { write_nothing(); });
}

std::expected<std::vector<Log>, StoreError> SqliteStore::live_logs() {
  return guarded([&] {
    ByTable<std::size_t> places;
    std::vector<Log> logs;
    for_each_row(database_, {}, [&](const Row& row) {
      auto place = places.find(row.table);
      if (place == places.end()) {
        place = places.emplace(row.table, logs.size()).first;
        logs.push_back(log_at_rest(database_, row.table));
      }
      logs[place->second].bodies.emplace_back(row.body);
    });
    return logs;
  });
}

std::expected<std::optional<std::string>, StoreError> SqliteStore::last_entry() {
  return guarded([&]() -> std::optional<std::string> {
    Statement select(database_, "SELECT body FROM entries ORDER BY id DESC LIMIT 1");
    if (!select.step()) return std::nullopt;
    return std::string(select.text(0));
  });
}

std::expected<std::optional<Log>, StoreError> SqliteStore::log_of(std::string_view table) {
  return guarded([&] { return log_in(database_, live_, table); });
}

std::expected<std::optional<std::vector<std::string>>, StoreError> SqliteStore::entries_after(
    std::string_view table, std::uint32_t seq) {
  return guarded([&] { return bodies_after(database_, live_, table, seq); });
}

std::expected<std::unique_ptr<Reader>, StoreError> SqliteStore::reader() {
  return guarded([&]() -> std::unique_ptr<Reader> {
    return std::make_unique<SqliteReader>(database_.path(), settings_.patience, live_);
  });
}

std::expected<void, StoreError> SqliteStore::put_to_rest(std::span<const Known> tables) {
  return guarded([&] {
    std::set<std::string_view> leaving;
    for (const Known& known : tables) {
      const LiveTable* const live = live_.find(known.table);
      if (live && live->last_seq == known.last) leaving.insert(known.table);
    }
    if (leaving.empty()) return;
    settle();
    Transaction transaction(database_);
    for (const std::string_view code : leaving) {
      move_to_rest(database_, code, *live_.find(code));
    }
    commit(transaction);
    for (const std::string_view code : leaving) live_.erase(code);
  });
}

std::expected<std::vector<std::string>, StoreError> SqliteStore::codes_after(std::string_view text,
                                                                             std::size_t most) {
  return guarded([&] { return codes_in(database_, live_, text, most); });
}

std::expected<std::vector<std::string>, StoreError> SqliteStore::live_codes() {
  return live_.codes();
}

std::expected<void, StoreError> SqliteStore::replace(std::span<const Log> logs) {
  return guarded([&] {
    expect_in_place(logs, [&](std::string_view table) { return last_number(table); });
    if (logs.empty()) return;
    settle();
    const OverwrittenPages overwritten(database_);
    Transaction transaction(database_);
    for (const Log& log : logs) {
      replace_log(database_, log, live_.find(log.table));
    }
    commit(transaction);
    for (const Log& log : logs) {
      if (log.bodies.empty()) live_.erase(log.table);
    }
  });
}

std::expected<std::vector<Note>, StoreError> SqliteStore::notes() {
  return guarded([&] { return notes_in(database_); });
}

std::expected<void, StoreError> SqliteStore::write_note(const Note& note) {
  return guarded([&] {
    settle();
    Transaction transaction(database_);
    if (note.text.empty()) {
      Statement(database_, "DELETE FROM notes WHERE name = ?1").bind(1, note.name).run();
    } else {
      Statement(database_, "INSERT OR REPLACE INTO notes (name, text) VALUES (?1, ?2)")
          .bind(1, note.name)
          .bind(2, note.text)
          .run();
    }
    commit(transaction);
  });
}

}  // namespace coverstory::store
