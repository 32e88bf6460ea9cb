// Reading tables from the file, on a connection of its own while the store writes on another, or on
// the store's. SQLite shows a connection the file as it was when its transaction began, and nobody
// waits for it; what it is shown is at least as new as what memory (live_tables.h) said before.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/live_tables.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace coverstory::store {

/// The bodies of a table's entries after that number; nothing where it has not even so many. Throws
/// StoreFailure where the table was taken away meanwhile.
std::optional<std::vector<std::string>> bodies_after(Database& database, const LiveTables& live,
                                                     std::string_view table, std::uint32_t seq);
/// Nothing where there is no such table.
std::optional<Log> log_in(Database& database, const LiveTables& live, std::string_view table);
std::vector<std::string> codes_in(const Database& database, const LiveTables& live,
                                  std::string_view after, std::size_t most);
std::vector<Note> notes_in(const Database& database);

class SqliteReader final : public Reader {
 public:
  /// The tables must outlive it. Throws StoreFailure.
  SqliteReader(const std::string& path, std::chrono::milliseconds patience, const LiveTables& live);

  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override;
  std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override;
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override;
  std::expected<std::vector<std::string>, StoreError> live_codes() override;
  std::expected<std::vector<Note>, StoreError> notes() override;

 private:
  Database database_;
  const LiveTables& live_;
};

}  // namespace coverstory::store
