// What it costs to put a table to rest: as much as the table's own rows, however many others there
// are between them.
#include "store/resting.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

/// While there is one, the steps of all statements are counted, of connections that are opened
/// meanwhile. SQLite does one for each row that it looks at, at least.
class Steps {
 public:
  Steps() {
    counted = 0;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(&Steps::follow));
  }
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;
  ~Steps() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&Steps::follow)); }

  /// Since it was asked before.
  static std::int64_t taken() { return std::exchange(counted, 0); }

 private:
  static int follow(sqlite3* database, const char**, const void*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_PROFILE, &Steps::count, nullptr);
  }
  /// `ended` is the statement that has come to its end.
  static int count(unsigned, void*, void* ended, void*) {
    counted += sqlite3_stmt_status(static_cast<sqlite3_stmt*>(ended), SQLITE_STMTSTATUS_VM_STEP,
                                   /*resetFlg=*/1);
    return 0;
  }
  inline static std::int64_t counted = 0;
};

/// Between one entry of the table and the next, so many others are stored.
std::int64_t steps_to_rest_among(std::uint32_t others) {
  const TestFolder folder;
  const Steps steps;
  const auto store = SqliteStore::open(folder / "tables.db").value();
  std::uint32_t stored = 0;
  for (std::uint32_t seq = 1; seq <= 3; ++seq) {
    EXPECT_TRUE(worked(append(*store, {{"A", seq, "own"}})));
    std::vector<Entry> entries;
    for (std::uint32_t i = 0; i < others; ++i) entries.push_back({"B", ++stored, "other"});
    EXPECT_TRUE(worked(append(*store, std::move(entries))));
  }
  Steps::taken();
  EXPECT_TRUE(worked(put_to_rest(*store, {"A"})));
  const std::int64_t taken = Steps::taken();
  EXPECT_EQ(log_text(*store, "A"), "A: own own own");
  return taken;
}

TEST(Resting, only_the_rows_of_the_table_itself_are_read) {
  const std::int64_t among_few = steps_to_rest_among(1);
  EXPECT_GT(among_few, 0);
  EXPECT_EQ(steps_to_rest_among(1000), among_few);
}

}  // namespace
}  // namespace coverstory::store
