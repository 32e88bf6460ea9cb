#include "store/sqlite.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

Failure failure_of(int code, int system_error) {
  switch (code & 0xff) {
    case SQLITE_FULL:
      return Failure::Full;
    // SQLite knows ENOSPC as a full disk; a quota and a limit on a file's size come as I/O errors,
    // and files that it needs beside its own cannot be opened.
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      return failure_of_system(system_error);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Failure::Locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return Failure::Damaged;
    default:
      return Failure::Unavailable;
  }
}

std::string reason_of(Failure failure, sqlite3* database, int system_error) {
  switch (failure) {
    case Failure::Full:
      return "there is no room on the disk";
    case Failure::Locked:
      return "another program holds the file";
    case Failure::Damaged:
      return fmt::format("the file is damaged, or not a database ({})", sqlite3_errmsg(database));
    default:
      break;
  }
  if (system_error == 0) return sqlite3_errmsg(database);
  return fmt::format("{} ({})", sqlite3_errmsg(database), std::strerror(system_error));
}

/// What a result code of SQLite means to whoever runs the server.
[[noreturn]] void throw_failure(sqlite3* database, int code, int system_error,
                                std::string_view path) {
  const bool is_about_files = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
  if (!is_about_files) system_error = 0;
  const Failure failure = failure_of(code, system_error);
  throw StoreFailure(failure,
                     fmt::format("{}: {}.", path, reason_of(failure, database, system_error)));
}

/// Calls SQLite, and throws if it does not answer OK (or with a row, or that it is done). SQLite
/// does not keep the system's reason when a commit fails, so it is read from errno: what comes
/// after the failure, the rolling back, changes it only if it fails as well.
template <typename Call>
int expect_success(sqlite3* database, Call&& call) {
  errno = 0;
  const int code = call();
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return code;
  throw_failure(database, code, errno, sqlite3_db_filename(database, "main"));
}

PreparedStatement prepared(sqlite3* database, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  expect_success(database, [&] {
    return sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()),
                              SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  });
  return PreparedStatement(statement);
}

}  // namespace

Database::Database(const std::string& path, std::chrono::milliseconds patience) {
  sqlite3* database = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &database,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(database);
  if (database == nullptr) throw std::bad_alloc();
  if (code != SQLITE_OK) throw_failure(database, code, sqlite3_system_errno(database), path);
  sqlite3_extended_result_codes(database, 1);
  sqlite3_busy_timeout(database, static_cast<int>(patience.count()));
}

void Database::run(const char* sql) {
  expect_success(handle(), [&] { return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr); });
}

void Database::run(PreparedStatement& statement, std::string_view sql) {
  if (!statement) statement = prepared(handle(), sql);
  // The system's reason for a failure stays in errno: `reset` only repeats its code.
  expect_success(handle(), [&] {
    const int code = sqlite3_step(statement.get());
    const int reason = errno;
    sqlite3_reset(statement.get());
    errno = reason;
    return code;
  });
}

void Database::begin() {
  run(begin_, "BEGIN IMMEDIATE");
}

void Database::commit() {
  run(commit_, "COMMIT");
}

std::int64_t Database::number(std::string_view sql) const {
  Statement statement(*this, sql);
  statement.step();
  return statement.number(0);
}

std::string Database::text(std::string_view sql) const {
  Statement statement(*this, sql);
  statement.step();
  return std::string(statement.text(0));
}

Statement::Statement(const Database& database, std::string_view sql)
    : database_(database.handle()), handle_(prepared(database_, sql)) {}

Statement& Statement::bind(int place, std::string_view text) {
  // A view of nothing may have no address, which SQLite would take for NULL.
  const char* begin = text.empty() ? "" : text.data();
  expect_success(database_, [&] {
    return sqlite3_bind_text64(handle_.get(), place, begin, text.size(), SQLITE_STATIC,
                               SQLITE_UTF8);
  });
  return *this;
}

Statement& Statement::bind(int place, std::int64_t number) {
  expect_success(database_, [&] { return sqlite3_bind_int64(handle_.get(), place, number); });
  return *this;
}

bool Statement::step() {
  try {
    return expect_success(database_, [&] { return sqlite3_step(handle_.get()); }) == SQLITE_ROW;
  } catch (const StoreFailure&) {
    sqlite3_reset(handle_.get());
    throw;
  }
}

void Statement::run() {
  step();
  sqlite3_reset(handle_.get());  // repeats what the step has answered
}

std::string_view Statement::text(int column) const {
  const auto* begin = sqlite3_column_blob(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return size == 0 ? std::string_view() : std::string_view(static_cast<const char*>(begin), size);
}

Transaction::Transaction(Database& database) : database_(database) {
  database_.begin();
}

void Transaction::roll_back() {
  if (sqlite3_get_autocommit(database_.handle()) != 0) return;
  sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace coverstory::store
