// SQLite's handles as objects: a database, a statement, a transaction. What goes wrong is thrown
// as a StoreFailure with a sentence that names the file.
#pragma once

#include <sqlite3.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace coverstory::store {

struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using PreparedStatement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

class Database {
 public:
  /// The file must exist; it is not read yet. Whoever holds it is waited for, for as long as
  /// `patience`. The path must be absolute, as SQLite gives some others a meaning of their own.
  Database(const std::string& path, std::chrono::milliseconds patience);

  /// Statements without a result, separated by semicolons.
  void run(const char* sql);

  /// What every group of entries begins and ends with: prepared once.
  void begin();
  void commit();

  /// The only column of the only row.
  std::int64_t number(std::string_view sql) const;
  std::string text(std::string_view sql) const;

  sqlite3* handle() const { return handle_.get(); }
  std::string path() const { return sqlite3_db_filename(handle(), "main"); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  void run(PreparedStatement& statement, std::string_view sql);

  std::unique_ptr<sqlite3, Close> handle_;
  PreparedStatement begin_;  // once it is used, as is the next
  PreparedStatement commit_;
};

class Statement {
 public:
  Statement(const Database& database, std::string_view sql);

  /// Places count from 1. A text must live until the statement is reset.
  Statement& bind(int place, std::string_view text);
  Statement& bind(int place, std::int64_t number);

  /// Whether there is another row. A statement that failed is reset.
  bool step();

  /// Makes it ready to be used again, also before its last row.
  void reset() { sqlite3_reset(handle_.get()); }

  /// For a statement without rows: carries it out and makes it ready to be used again.
  void run();

  /// Columns count from 0. A text lives until the next step.
  std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  std::string_view text(int column) const;

 private:
  sqlite3* database_;
  PreparedStatement handle_;
};

/// All or nothing: what is not committed when the object goes is rolled back.
class Transaction {
 public:
  /// Takes the right to write at once, so that only the beginning can find the file held by
  /// another.
  explicit Transaction(Database& database);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() { roll_back(); }

  void commit() { database_.commit(); }

  /// SQLite may have rolled back by itself after a failure; then there is nothing to do.
  void roll_back();

 private:
  Database& database_;
};

/// All that is read while there is one is what the file held at one moment.
class ReadTransaction {
 public:
  explicit ReadTransaction(Database& database) : database_(database) { database_.run("BEGIN"); }
  ReadTransaction(const ReadTransaction&) = delete;
  ReadTransaction& operator=(const ReadTransaction&) = delete;
  ~ReadTransaction() { sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr); }

 private:
  Database& database_;
};

}  // namespace coverstory::store
