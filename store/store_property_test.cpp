// Long random lives of a store in a file or a database, compared with one in memory after each
// step.
#include <gtest/gtest.h>

#include <functional>

#include "engine/core/rng.h"
#include "store/memory_store.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

constexpr std::uint32_t kTables = 6;

class Life {
 public:
  using Open = std::function<std::unique_ptr<Store>()>;

  /// `open` opens the same place again and again.
  Life(std::uint64_t seed, Open open) : rng_(Seed::from_number(seed)), open_(std::move(open)) {
    this->open();
  }

  void take_step() {
    switch (rng_.below(11)) {
      case 0:
        return open();
      case 1:
      case 2:
        return rest();
      case 3:
        return replace_log();
      default:
        return append_group();
    }
  }

  void expect_same() {
    EXPECT_EQ(live(*store_), live(model_));
    for (std::uint32_t table = 0; table < kTables; ++table) {
      EXPECT_EQ(log_text(*store_, name(table)), log_text(model_, name(table)));
    }
  }

 private:
  static std::string name(std::uint32_t table) { return "T" + std::to_string(table); }

  void open() {
    store_.reset();
    store_ = open_();
  }

  void rest() {
    std::vector<std::string> tables;
    for (std::uint32_t table = 0; table < kTables; ++table) {
      if (rng_.below(3) == 0) tables.push_back(name(table));
    }
    const std::vector<Known> known = known_in(model_, tables);
    EXPECT_TRUE(worked(store_->put_to_rest(known)));
    EXPECT_TRUE(worked(model_.put_to_rest(known)));
  }

  /// One in three is taken away as a whole.
  void replace_log() {
    const std::string table = name(rng_.below(kTables));
    const auto log = model_.log_of(table).value();
    if (!log) return;
    std::vector<std::string> bodies;
    if (rng_.below(3) > 0) bodies.assign(log->bodies.size(), std::string(rng_.below(300), 'y'));
    EXPECT_TRUE(worked(replace(*store_, {{table, bodies}})));
    EXPECT_TRUE(worked(replace(model_, {{table, bodies}})));
  }

  /// One group in six has a wrong number somewhere.
  void append_group() {
    std::vector<Entry> entries;
    std::array<std::uint32_t, kTables> added{};
    const std::uint32_t wrong = rng_.below(6) == 0 ? rng_.below(5) : 99;
    for (std::uint32_t i = 0; i <= rng_.below(5); ++i) {
      const std::uint32_t table = rng_.below(kTables);
      const auto log = model_.log_of(name(table)).value();
      const auto last = static_cast<std::uint32_t>(log ? log->bodies.size() : 0) + added[table]++;
      const std::uint32_t seq = i == wrong ? last + 2 * rng_.below(2) : last + 1;
      entries.push_back({name(table), seq, std::string(rng_.below(300), 'x')});
    }
    const auto answer = store_->append(entries), expected = model_.append(entries);
    ASSERT_EQ(answer.has_value(), expected.has_value());
    if (!answer) EXPECT_EQ(answer.error().sentence, expected.error().sentence);
  }

  FastRng rng_;
  Open open_;
  std::unique_ptr<Store> store_;
  MemoryStore model_;
};

void live_and_compare(std::uint64_t seed, const Life::Open& open) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Life life(seed, open);
  for (int step = 0; step < 80 && !::testing::Test::HasFailure(); ++step) {
    life.take_step();
    life.expect_same();
  }
}

TEST(StoreProperty, a_store_in_a_file_is_as_one_in_memory) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const TestFolder folder;
    live_and_compare(seed, [&] { return SqliteStore::open(folder / "tables").value(); });
  }
}

TEST(StoreProperty, a_store_in_Postgres_is_as_one_in_memory) {
  TestPostgres* const postgres = TestPostgres::shared();
  if (!postgres) GTEST_SKIP() << kNoPostgres;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const std::string place = postgres->fresh();
    live_and_compare(seed, [&] { return PostgresStore::open(place).value(); });
  }
}

}  // namespace
}  // namespace coverstory::store
