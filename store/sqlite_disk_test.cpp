// A disk that fails at each of its operations in turn. Whatever fails: what was answered is true,
// also for a server that starts after a crash at that moment, and once the disk works again so does
// the store.
#include <gtest/gtest.h>

#include "store/memory_store.h"
#include "store/sqlite_store.h"
#include "store/test_disk.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using Repair = TestDisk::Repair;
using Unsynced = TestDisk::Unsynced;

/// Something that is done to a store and to the model.
struct Step {
  std::vector<Entry> entries;
  std::vector<std::string> to_rest;

  std::expected<void, StoreError> on(Store& store) const {
    return to_rest.empty() ? store.append(entries) : put_to_rest(store, to_rest);
  }
};

const std::string kPages(9'000, 'x');

/// Small and large groups, tables that rest and wake.
const std::vector<Step> kSteps{
    {{{"A", 1, "a"}}, {}},
    {{{"B", 1, kPages}, {"A", 2, "b"}}, {}},
    {{}, {"A", "B"}},
    {{{"C", 1, kPages}}, {}},
    {{{"A", 3, "c"}, {"C", 2, "r"}}, {}},
    {{}, {"A"}},
    {{{"C", 3, "s"}, {"A", 4, "d"}}, {}},
};

std::string text_of(Store& store) {
  std::string text;
  for (const Log& log : live(store)) text += "live " + log.table + "\n";
  for (const char* table : {"A", "B", "C"}) text += log_text(store, table) + "\n";
  return text;
}

/// The store as a crash now would leave it, of the program or of the machine.
void expect_after_crash(TestDisk& disk, const TestFolder& folder, const std::string& text) {
  for (const auto unsynced : {Unsynced::Kept, Unsynced::Lost, Unsynced::Any, Unsynced::Any}) {
    disk.leave(folder / "tables", folder / "left", unsynced);
    auto left = SqliteStore::open(folder / "left");
    EXPECT_TRUE(worked(left));
    if (left) EXPECT_EQ(text_of(**left), text) << static_cast<int>(unsynced);
  }
}

/// All steps, the operation number `failing` of the disk fails. Whether one did.
bool play_with_failure(int failing, int code, Repair repair) {
  SCOPED_TRACE("operation " + std::to_string(failing) + " fails with " + std::to_string(code));
  const TestFolder folder;
  TestDisk disk(static_cast<std::uint64_t>(failing));
  auto store = SqliteStore::open(folder / "tables").value();
  auto reader = store->reader().value();
  MemoryStore model;
  disk.fail_after(failing, code, repair);
  for (const Step& step : kSteps) {
    const bool had_failed = disk.has_failed();
    const auto answer = step.on(*store);
    if (answer) EXPECT_TRUE(worked(step.on(model)));
    EXPECT_EQ(text_of(*store), text_of(model));
    for (const char* table : {"A", "B"})
      EXPECT_EQ(log_text(*reader, table), log_text(model, table)) << "read beside the store";
    if (disk.has_failed() && !had_failed && repair == Repair::AtOnce) {
      expect_after_crash(disk, folder, text_of(model));
    }
    if (answer) continue;
    EXPECT_EQ(answer.error().failure, code == SQLITE_FULL ? Failure::Full : Failure::Unavailable);
    disk.repair();
    EXPECT_TRUE(worked(step.on(*store)));
    EXPECT_TRUE(worked(step.on(model)));
    EXPECT_EQ(text_of(*store), text_of(model));
  }
  disk.repair();
  reader.reset();
  store.reset();
  store = SqliteStore::open(folder / "tables").value();
  EXPECT_EQ(text_of(*store), text_of(model));
  return disk.has_failed();
}

void play_with_each_failure(int code, Repair repair) {
  int operation = 0;
  while (play_with_failure(operation, code, repair) && !::testing::Test::HasFailure()) ++operation;
  EXPECT_GT(operation, 20);  // or the disk was not asked
}

TEST(SqliteDisk, every_append_is_synced_before_it_is_acknowledged) {
  const TestFolder folder;
  TestDisk disk;
  const auto store = SqliteStore::open(folder / "tables").value();
  for (std::uint32_t seq = 1; seq <= 5; ++seq) {
    ASSERT_TRUE(worked(append(*store, {{"A", seq, "a"}, {"B", seq, "b"}})));
    expect_after_crash(disk, folder, text_of(*store));
  }
}

TEST(SqliteDisk, one_operation_finds_the_disk_full) {
  play_with_each_failure(SQLITE_FULL, Repair::AtOnce);
}

TEST(SqliteDisk, the_disk_is_full_until_room_is_made) {
  play_with_each_failure(SQLITE_FULL, Repair::WhenTold);
}

TEST(SqliteDisk, one_operation_fails) {
  play_with_each_failure(SQLITE_IOERR_FSYNC, Repair::AtOnce);
}

TEST(SqliteDisk, every_operation_fails_until_the_disk_is_repaired) {
  play_with_each_failure(SQLITE_IOERR_FSYNC, Repair::WhenTold);
}

TEST(SqliteDisk, a_disk_that_fails_while_the_file_is_made_leaves_nothing_that_hinders) {
  for (int operation = 0;; ++operation) {
    const TestFolder folder;
    TestDisk disk;
    disk.fail_after(operation, SQLITE_FULL, Repair::WhenTold);
    const auto first = SqliteStore::open(folder / "tables");
    disk.repair();
    if (!disk.has_failed()) break;
    if (!first) EXPECT_TRUE(failed(first, Failure::Full)) << operation;
    if (first) continue;
    const auto second = SqliteStore::open(folder / "tables");
    ASSERT_TRUE(worked(second)) << operation;
    EXPECT_TRUE(worked(append(**second, {{"A", 1, "a"}})));
  }
}

}  // namespace
}  // namespace coverstory::store
