#include "store/sqlite.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

/// SQLite knows ENOSPC as a full disk; a quota and a limit on a file's size come as I/O errors.
bool is_no_room(int system_error) {
  return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}

Failure failure_of(int code, int system_error) {
  switch (code & 0xff) {
    case SQLITE_FULL:
      return Failure::Full;
    case SQLITE_IOERR:
      return is_no_room(system_error) ? Failure::Full : Failure::Unavailable;
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

std::string sentence_for(Failure failure, sqlite3* database, int code) {
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
  const int system_error = sqlite3_system_errno(database);
  const bool has_reason =
      ((code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN) && system_error != 0;
  return has_reason ? fmt::format("{} ({})", sqlite3_errmsg(database), std::strerror(system_error))
                    : sqlite3_errmsg(database);
}

}  // namespace

void throw_failure(sqlite3* database, int code) {
  const Failure failure = failure_of(code, sqlite3_system_errno(database));
  const char* path = sqlite3_db_filename(database, "main");
  throw StoreFailure(failure, fmt::format("{}: {}.", path == nullptr ? "SQLite" : path,
                                          sentence_for(failure, database, code)));
}

Connection::Connection(const std::string& path, std::chrono::milliseconds patience) {
  sqlite3* database = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &database,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(database);
  if (database == nullptr) throw std::bad_alloc();
  if (code != SQLITE_OK) {
    // A file that was not opened has no name yet, so it is said here.
    throw StoreFailure(Failure::Unavailable,
                       fmt::format("{}: {}.", path, sentence_for({}, database, code)));
  }
  sqlite3_extended_result_codes(database, 1);
  sqlite3_busy_timeout(database, static_cast<int>(patience.count()));
}

void Connection::run(const char* sql) {
  const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw_failure(handle(), code);
}

std::int64_t Connection::number(std::string_view sql) const {
  Statement statement(*this, sql);
  statement.step();
  return statement.number(0);
}

std::string Connection::text(std::string_view sql) const {
  Statement statement(*this, sql);
  statement.step();
  return std::string(statement.text(0));
}

Statement::Statement(const Connection& connection, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  handle_.reset(statement);
  if (code != SQLITE_OK) throw_failure(connection.handle(), code);
}

void Statement::expect_ok(int code) const {
  if (code != SQLITE_OK) throw_failure(sqlite3_db_handle(handle_.get()), code);
}

Statement& Statement::bind(int place, std::string_view text) {
  // A view of nothing may have no address, which SQLite would take for NULL.
  const char* begin = text.empty() ? "" : text.data();
  expect_ok(
      sqlite3_bind_text64(handle_.get(), place, begin, text.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(int place, std::int64_t number) {
  expect_ok(sqlite3_bind_int64(handle_.get(), place, number));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3* database = sqlite3_db_handle(handle_.get());
  try {
    throw_failure(database, code);
  } catch (...) {
    sqlite3_reset(handle_.get());
    throw;
  }
}

void Statement::run() {
  step();
  expect_ok(sqlite3_reset(handle_.get()));
}

std::string_view Statement::text(int column) const {
  const auto* begin = sqlite3_column_blob(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return size == 0 ? std::string_view() : std::string_view(static_cast<const char*>(begin), size);
}

Transaction::Transaction(Connection& connection) : connection_(connection) {
  connection_.run("BEGIN IMMEDIATE");
}

void Transaction::roll_back() {
  if (sqlite3_get_autocommit(connection_.handle()) != 0) return;
  sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace coverstory::store
