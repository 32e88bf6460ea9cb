// Copies of stores: whole, of one moment, and never in the place of another file.
#include "store/backup.h"

#include <gtest/gtest.h>

#include <thread>

#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/test_disk.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using namespace std::chrono_literals;

/// A store with a table at rest, a live one, and one that was at rest.
class Backup : public ::testing::Test {
 protected:
  void SetUp() override {
    store_ = SqliteStore::open(from_).value();
    ASSERT_TRUE(worked(append(*store_, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
    ASSERT_TRUE(worked(append(*store_, {{"C", 1, "p"}})));
    ASSERT_TRUE(worked(put_to_rest(*store_, {"A", "C"})));
    ASSERT_TRUE(worked(append(*store_, {{"C", 2, "q"}})));
  }

  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& item : std::filesystem::directory_iterator(folder_.path())) {
      names.push_back(item.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
  }

  void expect_refused(Failure failure, std::string_view words) {
    const auto before = files();
    EXPECT_TRUE(failed(backup(from_, to_), failure, words));
    EXPECT_EQ(files(), before);
  }

  TestFolder folder_;
  std::filesystem::path from_ = folder_ / "tables";
  std::filesystem::path to_ = folder_ / "copy";
  std::unique_ptr<SqliteStore> store_;
};

TEST_F(Backup, a_copy_beside_a_running_server_is_a_store_of_its_own) {
  const auto report = backup(from_, to_);
  ASSERT_TRUE(worked(report));
  EXPECT_EQ(report->tables, 3u);
  EXPECT_EQ(report->entries, 5u);
  EXPECT_EQ(report->bytes, std::filesystem::file_size(to_));
  ASSERT_TRUE(worked(append(*store_, {{"B", 2, "later"}})));
  const auto copy = SqliteStore::open(to_);
  ASSERT_TRUE(worked(copy));
  EXPECT_EQ(live(**copy), (std::vector<Log>{{"B", {"x"}}, {"C", {"p", "q"}}}));
  EXPECT_EQ(log_text(**copy, "A"), "A: a b");
  EXPECT_TRUE(worked(append(**copy, {{"B", 2, "y"}})));
  EXPECT_EQ(log_text(*store_, "B"), "B: x later");
}

TEST_F(Backup, of_a_server_that_is_not_running_leaves_the_file_as_it_was) {
  store_.reset();
  const std::string before = bytes_of(from_);
  EXPECT_TRUE(worked(backup(from_, to_)));
  EXPECT_TRUE(bytes_of(from_) == before);
  EXPECT_EQ(files(), (std::vector<std::string>{"copy", "tables"}));
}

TEST_F(Backup, of_a_crashed_server_holds_what_was_in_the_write_ahead_log_only) {
  from_ = crash_copy(from_);
  ASSERT_GT(std::filesystem::file_size(from_.string() + "-wal"), 0u);
  const auto report = backup(from_, to_);
  ASSERT_TRUE(worked(report));
  EXPECT_EQ(report->entries, 5u);
}

TEST_F(Backup, copies_made_while_the_server_writes_are_each_of_one_moment) {
  std::jthread server([&](const std::stop_token& stop) {
    for (std::uint32_t seq = 1; !stop.stop_requested() || seq < 50; ++seq) {
      EXPECT_TRUE(worked(append(*store_, {{"D", seq, "d"}, {"E", seq, "e"}})));
      if (seq % 10 == 0) EXPECT_TRUE(worked(put_to_rest(*store_, {"D"})));
    }
  });
  for (int i = 0; i < 10; ++i) {
    const auto to = folder_ / ("copy" + std::to_string(i));
    ASSERT_TRUE(worked(backup(from_, to)));
    const auto copy = SqliteStore::open(to).value();
    const auto d = copy->log_of("D").value(), e = copy->log_of("E").value();
    EXPECT_EQ(d ? d->bodies.size() : 0, e ? e->bodies.size() : 0);
  }
}

TEST_F(Backup, never_replaces_a_file) {
  write_bytes(to_, "precious");
  expect_refused(Failure::Unavailable, "is there already");
  EXPECT_EQ(bytes_of(to_), "precious");
  EXPECT_TRUE(failed(backup(from_, from_), Failure::Unavailable, "is there already"));
  std::filesystem::remove(to_);
  std::filesystem::create_symlink("nowhere", to_);
  expect_refused(Failure::Unavailable, "is there already");
}

TEST_F(Backup, of_what_is_not_a_store_is_refused) {
  store_.reset();
  from_ = folder_ / "other";
  expect_refused(Failure::Unavailable, "there is no such file");
  write_bytes(from_, "");
  expect_refused(Failure::Unavailable, "is empty");
  write_bytes(from_, "text");
  expect_refused(Failure::Damaged, "is not a database");
  std::filesystem::remove(from_);
  std::filesystem::create_directory(from_);
  expect_refused(Failure::Unavailable, "is a folder");
}

TEST_F(Backup, to_a_folder_that_is_not_there_is_refused) {
  to_ = folder_ / "missing/copy";
  expect_refused(Failure::Unavailable, "No such file or directory");
}

TEST_F(Backup, of_a_damaged_store_is_refused) {
  store_.reset();
  Database(from_.string(), 0ms).run("UPDATE resting SET entries = 9 WHERE table_code = 'A'");
  expect_refused(Failure::Damaged, "should have 9 lines");
  const std::string bytes = bytes_of(from_);
  write_bytes(from_, bytes.substr(0, bytes.size() - 4096));
  expect_refused(Failure::Damaged, "damaged");
}

TEST_F(Backup, on_a_full_disk_leaves_nothing_behind) {
  TestDisk disk;
  disk.fail_after(2, SQLITE_FULL, TestDisk::Repair::WhenTold);
  expect_refused(Failure::Full, "no room on the disk");
  EXPECT_TRUE(disk.has_failed());
}

}  // namespace
}  // namespace coverstory::store
