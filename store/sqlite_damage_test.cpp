// Files that something has damaged: what does not fit together is found and said, never guessed.
#include <gtest/gtest.h>

#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kPage = 4096;

class SqliteDamage : public ::testing::Test {
 protected:
  /// Some pages of entries and an archive of some pages.
  void SetUp() override {
    const auto store = SqliteStore::open(path_).value();
    std::vector<Entry> entries;
    for (std::uint32_t seq = 1; seq <= 100; ++seq) {
      for (const char* table : {"A", "B"}) entries.push_back({table, seq, std::string(150, 'x')});
    }
    ASSERT_TRUE(worked(store->append(entries)));
    ASSERT_TRUE(worked(put_to_rest(*store, {"B"})));
  }

  void run_sql(const char* sql) { Database(path_.string(), 0ms).run(sql); }

  TestFolder folder_;
  std::filesystem::path path_ = folder_ / "tables";
};

TEST_F(SqliteDamage, a_file_cut_short_is_found) {
  const std::string whole = bytes_of(path_);
  for (std::size_t size = kPage; size < whole.size(); size += kPage) {
    write_bytes(path_, whole.substr(0, size));
    EXPECT_TRUE(failed(SqliteStore::open(path_), Failure::Damaged)) << size;
  }
}

/// The text of an archived log runs over pages that hold nothing but text: rubbish in there is no
/// damage to SQLite, but the log has lost its line breaks then.
std::expected<std::optional<Log>, StoreError> open_and_read(const std::filesystem::path& path) {
  const auto store = SqliteStore::open(path);
  if (!store) return std::unexpected(store.error());
  return (*store)->log_of("B");
}

TEST_F(SqliteDamage, a_page_of_rubbish_is_found_wherever_it_is) {
  const std::string whole = bytes_of(path_);
  for (std::size_t place = 0; place < whole.size(); place += kPage) {
    std::string damaged = whole;
    damaged.replace(place, kPage, kPage, '\x5a');
    write_bytes(path_, damaged);
    EXPECT_TRUE(failed(open_and_read(path_), Failure::Damaged)) << "at byte " << place;
    EXPECT_TRUE(bytes_of(path_) == damaged) << "at byte " << place;
  }
}

TEST_F(SqliteDamage, a_missing_entry_is_found) {
  run_sql("DELETE FROM entries WHERE seq = 50");
  EXPECT_TRUE(failed(SqliteStore::open(path_), Failure::Damaged, "table A lacks entry 50"));
}

TEST_F(SqliteDamage, an_entry_that_is_there_twice_is_found) {
  run_sql("INSERT INTO entries (table_code, seq, body) VALUES ('A', 100, 'again')");
  EXPECT_TRUE(failed(SqliteStore::open(path_), Failure::Damaged, "table A lacks entry 101"));
}

TEST_F(SqliteDamage, an_entry_that_is_also_at_rest_is_found) {
  run_sql("INSERT INTO entries (table_code, seq, body) VALUES ('B', 100, 'again')");
  EXPECT_TRUE(failed(SqliteStore::open(path_), Failure::Damaged, "table B lacks entry 101"));
}

TEST_F(SqliteDamage, a_log_at_rest_that_lacks_a_line_is_found_when_it_is_read) {
  run_sql("UPDATE resting SET bodies = substr(bodies, 10)");
  run_sql("UPDATE resting SET entries = 101");
  const auto store = SqliteStore::open(path_);
  ASSERT_TRUE(worked(store));
  EXPECT_TRUE(failed((*store)->log_of("B"), Failure::Damaged, "should have 101 lines"));
  EXPECT_EQ(live(**store).size(), 1u);
}

TEST_F(SqliteDamage, a_missing_table_of_the_schema_is_a_failure) {
  run_sql("DROP TABLE resting");
  EXPECT_TRUE(failed(SqliteStore::open(path_), Failure::Unavailable, "no such table"));
}

}  // namespace
}  // namespace coverstory::store
