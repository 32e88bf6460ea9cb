// Tables in one SQLite file. Entries of live tables are rows of an append log; the log of a table
// at rest is one text in an archive, which a start does not read. Write-ahead log, synced at each
// commit; an append is one transaction, however many tables it serves.
//
// For one thread at a time: the server has a thread that writes, and only that one calls a store;
// another reads through a reader.
// One server for a file: a second is told so. A backup may read at the same time.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "store/file_lock.h"
#include "store/live_tables.h"
#include "store/sequence.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace coverstory::store {

class SqliteStore final : public Store {
 public:
  struct Settings {
    /// How long to wait for another program that holds the file.
    std::chrono::milliseconds patience{2000};
  };

  /// A file that is not there is made, readable for its owner only: logs hold what players must not
  /// know. A file that is not a store's is refused and left as it is.
  static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
      const std::filesystem::path& path, Settings settings);
  static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
      const std::filesystem::path& path) {
    return open(path, {});
  }

  std::expected<void, StoreError> append(std::span<const Entry> entries) override;
  std::expected<void, StoreError> probe() override;
  std::expected<std::vector<Log>, StoreError> live_logs() override;
  std::expected<std::optional<std::string>, StoreError> last_entry() override;
  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override;
  std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override;
  std::expected<void, StoreError> put_to_rest(std::span<const Known> tables) override;
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override;
  std::expected<std::vector<std::string>, StoreError> live_codes() override;
  std::expected<void, StoreError> replace(std::span<const Log> logs) override;
  std::expected<std::vector<Note>, StoreError> notes() override;
  std::expected<void, StoreError> write_note(const Note& note) override;
  std::expected<std::unique_ptr<Reader>, StoreError> reader() override;

 private:
  SqliteStore(FileLock lock, Database database, Settings settings);

  std::uint32_t last_number(std::string_view table) const;
  void store(std::span<const Entry> entries);
  ByTable<LiveTable> insert(std::span<const Entry> entries);
  void commit(Transaction& transaction);
  void settle();
  void write_nothing();

  FileLock lock_;
  const Settings settings_;
  Database database_;
  Statement insert_;
  LiveTables live_;
  bool in_doubt_ = false;  // a commit failed, and its traces may still be in the file
};

}  // namespace coverstory::store
