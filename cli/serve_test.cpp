// With which code `coverstory serve` ends where it cannot start: a service manager goes by it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "cli/command.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/test_folder.h"

namespace coverstory::cli {
namespace {

[[noreturn]] void serve_from(const std::string& store) {
  const std::vector<std::string_view> words{"--host",  "127.0.0.1", "--port",      "0",
                                            "--store", store,       "--log-level", "error"};
  std::_Exit(serve(words));
}

/// There is room for the first page of the file, and for what is said about it.
[[noreturn]] void serve_on_a_full_disk(const std::string& file) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit little{4096, 4096};
  setrlimit(RLIMIT_FSIZE, &little);
  serve_from("sqlite:" + file);
}

TEST(ServeDeathTest, without_room_for_the_store_it_ends_with_4) {
  const store::TestFolder folder;
  const std::string file = (folder / "tables.db").string();
  EXPECT_EXIT(serve_on_a_full_disk(file), testing::ExitedWithCode(4), "no room on the disk");
}

TEST(ServeDeathTest, with_a_store_that_cannot_be_used_it_ends_with_3) {
  const store::TestFolder folder;
  const std::string file = (folder / "tables.db").string();
  store::write_bytes(file, "These are no tables.");
  EXPECT_EXIT(serve_from("sqlite:" + file), testing::ExitedWithCode(3), "not a database");
}

/// So that a service manager starts it again, for as long as it takes.
TEST(ServeDeathTest, while_PostgreSQL_is_away_it_ends_with_4_and_says_no_password) {
  if (!store::TestPostgres::is_installed()) GTEST_SKIP() << store::kNoPostgres;
  store::TestPostgres postgres;
  const std::string place = postgres.fresh();
  postgres.kill();
  const std::string with_password = "postgres:" + place + " password=geheim";
  EXPECT_EXIT(serve_from(with_password), testing::ExitedWithCode(4),
              testing::AllOf(testing::HasSubstr("cannot be reached"),
                             testing::Not(testing::HasSubstr("geheim"))));
}

TEST(ServeDeathTest, on_a_database_that_needs_a_newer_program_it_ends_with_3) {
  store::TestPostgres* const postgres = store::TestPostgres::shared();
  if (!postgres) GTEST_SKIP() << store::kNoPostgres;
  const std::string place = postgres->fresh();
  ASSERT_TRUE(store::PostgresStore::open(place));
  store::postgres::Connection(place).run_all(
      "UPDATE coverstory_format SET version = 99, oldest = 99");
  EXPECT_EXIT(serve_from("postgres:" + place), testing::ExitedWithCode(3),
              "The database has format 99, which needs a newer program");
}

}  // namespace
}  // namespace coverstory::cli
