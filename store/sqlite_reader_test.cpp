// Reading beside the thread that writes. What memory says of a table is asked before the file is,
// and anything may happen in between: here memory is as it was at first, and the file is as it is.
#include "store/sqlite_reader.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/guarded.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

class SqliteReading : public ::testing::Test {
 protected:
  /// What memory knows from now on.
  void look() { known_.emplace(live_tables(database_)); }
  /// The log of a table, as `log_text` says it.
  std::string read(std::string_view table) {
    try {
      const auto log = log_in(database_, *known_, table);
      std::string text = log ? "" : "none";
      for (std::size_t at = 0; log && at < log->bodies.size(); ++at)
        text += (at > 0 ? " " : "") + log->bodies[at];
      return text;
    } catch (const StoreFailure& failure) {
      return failure.what();
    }
  }

  TestFolder folder_;
  std::unique_ptr<SqliteStore> store = SqliteStore::open(folder_ / "tables").value();

 private:
  Database database_{(folder_ / "tables").string(), std::chrono::milliseconds(2000)};
  std::optional<LiveTables> known_;
};

TEST_F(SqliteReading, a_table_that_grows_meanwhile_is_at_least_what_it_was) {
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  look();
  ASSERT_TRUE(worked(append(*store, {{"A", 3, "c"}, {"C", 1, "new"}})));
  EXPECT_EQ(read("A"), "a b");
  EXPECT_EQ(read("C"), "none");
}

TEST_F(SqliteReading, a_table_that_goes_to_rest_meanwhile_is_whole) {
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  look();
  ASSERT_TRUE(worked(put_to_rest(*store, {"A"})));
  EXPECT_EQ(read("A"), "a b");
  ASSERT_TRUE(worked(append(*store, {{"A", 3, "c"}})));
  EXPECT_EQ(read("A"), "a b");
}

TEST_F(SqliteReading, rows_that_are_given_to_another_meanwhile_are_not_read) {
  ASSERT_TRUE(worked(append(*store, {{"B", 1, "x"}, {"A", 1, "a"}, {"A", 2, "b"}})));
  look();
  ASSERT_TRUE(worked(put_to_rest(*store, {"A"})));
  ASSERT_TRUE(worked(append(*store, {{"C", 1, "not"}, {"C", 2, "mine"}})));
  EXPECT_EQ(read("A"), "a b");
  look();
  ASSERT_TRUE(worked(put_to_rest(*store, {"C"})));
  ASSERT_TRUE(worked(append(*store, {{"A", 3, "c"}, {"A", 4, "d"}})));
  EXPECT_EQ(read("A"), "a b");
  EXPECT_EQ(read("C"), "not mine");
}

TEST_F(SqliteReading, a_table_that_is_taken_away_meanwhile_is_not_given_in_part) {
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"A", 2, "b"}})));
  look();
  ASSERT_TRUE(worked(replace(*store, {{"A", {}}})));
  EXPECT_EQ(read("A"), "Table A was taken away while it was read.");
  ASSERT_TRUE(worked(append(*store, {{"B", 1, "x"}, {"B", 2, "y"}})));
  EXPECT_EQ(read("A"), "Table A was taken away while it was read.");
  look();
  EXPECT_EQ(read("A"), "none");
}

TEST_F(SqliteReading, a_table_that_woke_up_and_is_taken_away_is_not_given_in_part) {
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  ASSERT_TRUE(worked(put_to_rest(*store, {"A"})));
  ASSERT_TRUE(worked(append(*store, {{"A", 2, "b"}})));
  look();
  EXPECT_EQ(read("A"), "a b");
  ASSERT_TRUE(worked(replace(*store, {{"A", {}}})));
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "another"}})));
  EXPECT_EQ(read("A"), "Table A was taken away while it was read.");
}

/// One thread writes and puts to rest, another reads all the time: it never finds less than had
/// been stored when it asked, and never anything else than the table's own entries.
TEST_F(SqliteReading, while_another_thread_writes_nothing_stored_is_missed) {
  constexpr std::uint32_t kEntries = 150;
  const auto reader = store->reader().value();
  std::atomic<std::uint32_t> stored = 0;
  std::atomic<bool> is_over = false;
  std::thread reading([&] {
    while (!is_over) {
      const std::uint32_t before = stored;
      const auto log = reader->log_of("A");
      if (!worked(log)) return ADD_FAILURE() << log.error().sentence, void();
      const std::vector<std::string> bodies = *log ? (*log)->bodies : std::vector<std::string>();
      if (bodies.size() < before) return ADD_FAILURE() << bodies.size() << " of " << before, void();
      for (std::size_t at = 0; at < bodies.size(); ++at) {
        if (bodies[at] != std::to_string(at + 1)) return ADD_FAILURE() << bodies[at], void();
      }
    }
  });
  for (std::uint32_t seq = 1; seq <= kEntries; ++seq) {
    EXPECT_TRUE(worked(append(*store, {{"A", seq, std::to_string(seq)}, {"B", seq, "other"}})));
    stored = seq;
    if (seq % 3 == 0) EXPECT_TRUE(worked(put_to_rest(*store, {"A", "B"})));
  }
  is_over = true;
  reading.join();
}

}  // namespace
}  // namespace coverstory::store
