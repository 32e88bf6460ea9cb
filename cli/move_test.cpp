// coverstory move into a real PostgreSQL.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/command.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/sqlite_store.h"
#include "store/test_folder.h"
#include "tables/step_json.h"
#include "tables/test_table.h"

namespace coverstory::cli {
namespace {

TEST(MovePostgres, a_table_that_waits_for_people_is_in_the_lists_of_the_database_at_once) {
  store::TestPostgres* const postgres = store::TestPostgres::shared();
  if (!postgres) GTEST_SKIP() << store::kNoPostgres;
  const store::TestFolder folder;
  const std::string file = (folder / "tables.db").string(), place = postgres->fresh();
  protocol::Settings settings = tables::kCoverMe;
  settings.is_public = true;
  const std::string created = tables::body_of(
      {.at = 1, .what = tables::created_by(tables::kAda, settings)}, games::all_games().forms());
  const std::vector<store::Entry> entries{{"K7MQ2X", 1, created}, {"K7MQ2Y", 1, "not readable"}};
  ASSERT_TRUE(store::SqliteStore::open(file).value()->append(entries));

  const std::string from = "sqlite:" + file, to = "postgres:" + place;
  const std::vector<std::string_view> words{"--from", from, "--to", to};
  ASSERT_EQ(cli::move(words), 0);
  const auto moved = store::PostgresStore::open(place).value();
  EXPECT_EQ(moved->live_codes().value(), (std::vector<std::string>{"K7MQ2X", "K7MQ2Y"}));
  for (const auto& listed :
       {moved->waiting(9).value(), moved->listed_for(tables::kAda.hex(), 9).value()}) {
    ASSERT_EQ(listed.size(), 1u);
    EXPECT_EQ(listed[0].table, "K7MQ2X");
  }
}

}  // namespace
}  // namespace coverstory::cli
