// Which files a SQLite store opens, which it refuses, and that those are left as they were.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/format.h"
#include "store/guarded.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using namespace std::chrono_literals;

const std::filesystem::path kGoldens =
    std::filesystem::path(COVERSTORY_SOURCE_DIR) / "store" / "goldens";

/// A database as another program would have one.
void run_sql(const std::filesystem::path& path, const std::string& sql) {
  std::ofstream(path, std::ios::app).flush();  // a database does not make files
  Database(path.string(), 0ms).run(sql.c_str());
}

/// A file with tables A (at rest), B (live) and C (was at rest, live).
void write_three_tables(const std::filesystem::path& path) {
  const auto store = SqliteStore::open(path).value();
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}, {"C", 1, "p"}})));
  ASSERT_TRUE(worked(put_to_rest(*store, {"A", "C"})));
  ASSERT_TRUE(worked(append(*store, {{"C", 2, "q"}, {"B", 2, "y"}})));
}

void expect_three_tables(Store& store) {
  EXPECT_EQ(live(store), (std::vector<Log>{{"B", {"x", "y"}}, {"C", {"p", "q"}}}));
  EXPECT_EQ(log_text(store, "A"), "A: a b");
  EXPECT_TRUE(failed(append(store, {{"A", 2, "z"}}), Failure::Conflict, "expects entry 3"));
  EXPECT_TRUE(failed(append(store, {{"C", 2, "z"}}), Failure::Conflict, "expects entry 3"));
}

/// The refusal says these words, and neither the file nor the folder has changed.
void expect_refused(const TestFolder& folder, const std::filesystem::path& path, Failure failure,
                    std::string_view words) {
  const std::string before = bytes_of(path);
  EXPECT_TRUE(failed(SqliteStore::open(path), failure, words));
  EXPECT_TRUE(bytes_of(path) == before);
  for (const auto& item : std::filesystem::directory_iterator(folder.path())) {
    EXPECT_EQ(item.path(), path);
  }
}

TEST(SqliteFiles, a_store_is_the_same_after_it_was_closed_and_opened) {
  const TestFolder folder;
  write_three_tables(folder / "tables");
  for (int times = 0; times < 2; ++times) {
    const auto store = SqliteStore::open(folder / "tables");
    ASSERT_TRUE(worked(store));
    expect_three_tables(**store);
  }
}

TEST(SqliteFiles, a_closed_store_is_one_file_for_its_owner_only) {
  const TestFolder folder;
  write_three_tables(folder / "tables");
  for (const auto& item : std::filesystem::directory_iterator(folder.path())) {
    EXPECT_EQ(item.path().filename(), "tables");
  }
  struct stat file{};
  ASSERT_EQ(stat((folder / "tables").c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 0777, 0600u);
}

TEST(SqliteFiles, a_second_server_is_told_and_the_first_goes_on) {
  const TestFolder folder;
  const auto first = SqliteStore::open(folder / "tables").value();
  ASSERT_TRUE(worked(append(*first, {{"A", 1, "a"}})));
  EXPECT_TRUE(failed(SqliteStore::open(folder / "tables"), Failure::Locked, "Another server uses"));
  std::filesystem::create_symlink("tables", folder / "alias");
  EXPECT_TRUE(failed(SqliteStore::open(folder / "alias"), Failure::Locked, "Another server uses"));
  EXPECT_TRUE(worked(append(*first, {{"A", 2, "b"}})));
}

TEST(SqliteFiles, the_lock_goes_with_the_server) {
  const TestFolder folder;
  for (int times = 0; times < 3; ++times) {
    EXPECT_TRUE(worked(SqliteStore::open(folder / "tables")));
  }
  write_bytes(folder / "tables.lock", "");  // left by a server that was killed
  EXPECT_TRUE(worked(SqliteStore::open(folder / "tables")));
}

TEST(SqliteFiles, an_empty_file_is_a_new_store) {
  const TestFolder folder;
  write_bytes(folder / "tables", "");
  const auto store = SqliteStore::open(folder / "tables");
  ASSERT_TRUE(worked(store));
  EXPECT_TRUE(worked(append(**store, {{"A", 1, "a"}})));
}

TEST(SqliteFiles, what_is_not_a_database_is_refused) {
  const TestFolder folder;
  for (const std::size_t size : {std::size_t{1}, std::size_t{99}, std::size_t{20'000}}) {
    write_bytes(folder / "tables", std::string(size, 'x'));
    expect_refused(folder, folder / "tables", Failure::Damaged, "not a database");
  }
}

TEST(SqliteFiles, a_folder_a_missing_folder_and_a_file_as_folder_are_refused) {
  const TestFolder folder;
  EXPECT_TRUE(failed(SqliteStore::open(folder.path()), Failure::Unavailable, "is a folder"));
  EXPECT_TRUE(failed(SqliteStore::open(folder / "missing/tables"), Failure::Unavailable,
                     "cannot be made (No such file or directory)"));
  write_bytes(folder / "file", "");
  EXPECT_TRUE(
      failed(SqliteStore::open(folder / "file/tables"), Failure::Unavailable, "Not a directory"));
}

TEST(SqliteFiles, a_database_of_another_program_is_refused) {
  const TestFolder folder;
  run_sql(folder / "tables", "CREATE TABLE entries (id INTEGER PRIMARY KEY)");
  expect_refused(folder, folder / "tables", Failure::Unavailable, "of another program");
}

TEST(SqliteFiles, a_file_of_a_newer_version_is_refused) {
  const TestFolder folder;
  write_three_tables(folder / "tables");
  run_sql(folder / "tables", "PRAGMA user_version = 7");
  expect_refused(folder, folder / "tables", Failure::Unavailable,
                 "is of format 7; this program knows formats up to 2");
}

TEST(SqliteFiles, a_version_that_is_only_in_the_write_ahead_log_counts) {
  const TestFolder folder;
  write_three_tables(folder / "tables");
  Database other((folder / "tables").string(), 0ms);  // keeps the log from being moved
  other.run("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 7");
  EXPECT_TRUE(failed(SqliteStore::open(folder / "tables"), Failure::Unavailable, "format 7"));
  EXPECT_EQ(other.number("PRAGMA user_version"), 7);
}

TEST(SqliteFiles, golden_of_version_1_is_read_and_goes_on) {
  const TestFolder folder;
  run_sql(folder / "tables", bytes_of(kGoldens / "version-1.sql"));
  const auto store = SqliteStore::open(folder / "tables");
  ASSERT_TRUE(worked(store));
  expect_three_tables(**store);
  ASSERT_TRUE(worked(append(**store, {{"A", 3, "c"}})));
  EXPECT_EQ(log_text(**store, "A"), "A: a b c");
}

TEST(SqliteFiles, golden_of_version_2_is_read_and_goes_on) {
  const TestFolder folder;
  run_sql(folder / "tables", bytes_of(kGoldens / "version-2.sql"));
  const auto store = SqliteStore::open(folder / "tables");
  ASSERT_TRUE(worked(store));
  expect_three_tables(**store);
  EXPECT_EQ((*store)->notes().value(), (std::vector<Note>{{"colour", "blue"}}));
  ASSERT_TRUE(worked((*store)->write_note({"colour", "red"})));
  EXPECT_EQ((*store)->notes().value(), (std::vector<Note>{{"colour", "red"}}));
}

TEST(SqliteFiles, what_is_replaced_is_not_in_the_file_any_more) {
  const TestFolder folder;
  const std::string secret = "a secret that nobody may find";
  {
    const auto store = SqliteStore::open(folder / "tables").value();
    ASSERT_TRUE(worked(append(*store, {{"A", 1, secret}, {"B", 1, secret}, {"C", 1, secret}})));
    ASSERT_TRUE(worked(put_to_rest(*store, {"A", "C"})));
    ASSERT_TRUE(worked(replace(*store, {{"A", {"x"}}, {"B", {"y"}}, {"C", {}}})));
  }
  EXPECT_FALSE(bytes_of(folder / "tables").contains(secret));
}

TEST(SqliteFiles, a_new_file_has_the_schema_of_the_newest_golden) {
  const TestFolder folder;
  run_sql(folder / "golden", bytes_of(kGoldens / "version-2.sql"));
  SqliteStore::open(folder / "new").value();
  const auto schema = [&](const char* name) {
    return Database((folder / name).string(), 0ms)
        .text("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema ORDER BY name)");
  };
  EXPECT_EQ(schema("new"), schema("golden"));
}

TEST(SqliteFiles, an_older_file_takes_the_steps_that_it_lacks) {
  const TestFolder folder;
  run_sql(folder / "tables", bytes_of(kGoldens / "version-1.sql"));
  Database database((folder / "tables").string(), 0ms);
  const std::array<const char*, 3> steps{migrations()[0], "CREATE TABLE second (a)",
                                         "INSERT INTO second VALUES (5)"};
  migrate(database, steps);
  EXPECT_EQ(database.number("PRAGMA user_version"), 3);
  EXPECT_EQ(database.number("SELECT a FROM second"), 5);
  EXPECT_EQ(database.number("SELECT count(*) FROM entries"), 3);
}

TEST(SqliteFiles, a_step_that_fails_leaves_the_file_at_its_version) {
  const TestFolder folder;
  run_sql(folder / "tables", bytes_of(kGoldens / "version-1.sql"));
  Database database((folder / "tables").string(), 0ms);
  const std::array<const char*, 3> steps{migrations()[0], "CREATE TABLE second (a)", "nonsense"};
  EXPECT_THROW(migrate(database, steps), StoreFailure);
  EXPECT_EQ(database.number("PRAGMA user_version"), 1);
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'second'"), 0);
}

}  // namespace
}  // namespace coverstory::store
