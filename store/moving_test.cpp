#include "store/moving.h"

#include <gtest/gtest.h>

#include "store/memory_store.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

void fill(Store& store) {
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}, {"C", 1, "q"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"B", "C"})));
  ASSERT_TRUE(worked(append(store, {{"C", 2, std::string("any\0bytes\xff", 10)}})));
  ASSERT_TRUE(worked(store.write_note({"ban", "somebody"})));
}

void expect_filled(Store& store) {
  EXPECT_EQ(log_text(store, "A"), "A: a b");
  EXPECT_EQ(log_text(store, "B"), "B: x");
  EXPECT_EQ(store.log_of("C").value()->bodies[1], std::string("any\0bytes\xff", 10));
  EXPECT_EQ(store.live_codes().value(), (std::vector<std::string>{"A", "C"}));
  EXPECT_EQ(store.notes().value(), (std::vector<Note>{{"ban", "somebody"}}));
}

TEST(Moving, from_a_file_to_Postgres_and_back) {
  TestPostgres* const postgres = TestPostgres::shared();
  if (!postgres) GTEST_SKIP() << kNoPostgres;
  const TestFolder folder;
  const auto file = SqliteStore::open(folder / "one").value();
  const auto back = SqliteStore::open(folder / "other").value();
  const auto database = PostgresStore::open(postgres->fresh()).value();
  fill(*file);
  const auto there = move(*file, *database, {.listing_of = [](const Log& log) {
    return std::make_shared<const Listing>(Listing{log.table, true, {"ada"}, "line"});
  }});
  ASSERT_TRUE(worked(there));
  EXPECT_EQ(there->tables, 3u);
  EXPECT_EQ(there->entries, 5u);
  EXPECT_EQ(there->notes, 1u);
  expect_filled(*database);
  EXPECT_EQ(database->waiting(9).value().size(), 2u);  // those that are live
  ASSERT_TRUE(worked(move(*database, *back, {})));
  expect_filled(*back);
  expect_filled(*file);
}

TEST(Moving, where_something_is_already_nothing_is_moved_unless_it_is_asked_for) {
  MemoryStore from, tables, notes;
  fill(from);
  ASSERT_TRUE(worked(append(tables, {{"Z", 1, "z"}})));
  ASSERT_TRUE(worked(notes.write_note({"a", "b"})));
  EXPECT_TRUE(failed(move(from, tables, {}), Failure::Conflict, "Nothing was moved"));
  EXPECT_TRUE(failed(move(from, notes, {}), Failure::Conflict, "Nothing was moved"));
  EXPECT_EQ(tables.codes_after("", 9).value(), std::vector<std::string>{"Z"});
  ASSERT_TRUE(worked(move(from, tables, {.adds = true})));
  EXPECT_EQ(log_text(tables, "Z"), "Z: z");
  EXPECT_EQ(log_text(tables, "A"), "A: a b");
}

TEST(Moving, a_move_that_was_interrupted_goes_on) {
  MemoryStore from, to;
  fill(from);
  ASSERT_TRUE(worked(append(to, {{"A", 1, "a"}, {"A", 2, "b"}})));
  const auto report = move(from, to, {.adds = true});
  ASSERT_TRUE(worked(report));
  EXPECT_EQ(report->were_there, 1u);
  expect_filled(to);
}

TEST(Moving, a_table_that_is_there_with_another_log_stays_and_is_named) {
  for (const std::vector<Entry>& other :
       {std::vector<Entry>{{"B", 1, "other"}}, {{"B", 1, "x"}, {"B", 2, "more"}}}) {
    MemoryStore from, to;
    fill(from);
    ASSERT_TRUE(worked(to.append(other)));
    EXPECT_TRUE(failed(move(from, to, {.adds = true}), Failure::Conflict, "Table B is there"));
    EXPECT_EQ(to.log_of("B").value()->bodies.size(), other.size());
  }
}

/// Loses the last entry of a group.
class Forgetful final : public MemoryStore {
 public:
  std::expected<void, StoreError> append(std::span<const Entry> entries) override {
    return MemoryStore::append(entries.first(entries.size() > 1 ? entries.size() - 1 : 1));
  }
};

TEST(Moving, what_is_read_again_and_is_not_the_same_is_told) {
  MemoryStore from;
  Forgetful to;
  fill(from);
  EXPECT_TRUE(failed(move(from, to, {}), Failure::Damaged, "Table A is not what it was"));
}

}  // namespace
}  // namespace coverstory::store
