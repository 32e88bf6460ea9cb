// How many entries a second the SQLite store makes durable, in groups of 1, 10 and 100, what
// resting costs and how long a start takes. In the folder where it is run: the disk is what is
// measured.
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <stdlib.h>

#include <filesystem>
#include <string>
#include <vector>

#include "store/sqlite_store.h"

namespace coverstory::bench {
namespace {

using store::Entry;
using store::SqliteStore;

constexpr std::size_t kTables = 200;
constexpr std::size_t kBodyBytes = 120;

/// A store in a folder of its own, and the entries of 200 tables in turn.
class Tables {
 public:
  Tables() : folder_("store_bench_XXXXXX") {
    if (mkdtemp(folder_.data()) == nullptr) throw std::filesystem::filesystem_error(folder_, {});
    open();
  }
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;
  ~Tables() {
    store_.reset();
    std::filesystem::remove_all(folder_);
  }

  void open() {
    store_.reset();
    store_ = SqliteStore::open(folder_ + "/tables").value();
  }

  void append(std::size_t entries) {
    group_.resize(entries);
    for (Entry& entry : group_) {
      const std::size_t table = turn_++ % kTables;
      entry = {name(table), ++last_[table], std::string(kBodyBytes, 'x')};
    }
    store_->append(group_).value();
  }

  void put_all_to_rest() {
    std::vector<store::Known> known;
    for (std::size_t table = 0; table < kTables; ++table) {
      known.push_back({name(table), last_[table]});
    }
    store_->put_to_rest(known).value();
  }

  SqliteStore& store() { return *store_; }

 private:
  static std::string name(std::size_t table) { return fmt::format("TABLE{:03}", table); }

  std::string folder_;
  std::unique_ptr<SqliteStore> store_;
  std::vector<Entry> group_;
  std::vector<std::uint32_t> last_ = std::vector<std::uint32_t>(kTables);
  std::size_t turn_ = 0;
};

void append_a_group(benchmark::State& bench) {
  Tables tables;
  const auto entries = static_cast<std::size_t>(bench.range(0));
  for ([[maybe_unused]] auto _ : bench) tables.append(entries);
  bench.SetItemsProcessed(bench.iterations() * bench.range(0));
}
BENCHMARK(append_a_group)->Arg(1)->Arg(10)->Arg(100)->UseRealTime();

/// All tables, with as many entries each.
void put_200_tables_to_rest(benchmark::State& bench) {
  Tables tables;
  for ([[maybe_unused]] auto _ : bench) {
    bench.PauseTiming();
    tables.append(kTables * static_cast<std::size_t>(bench.range(0)));
    bench.ResumeTiming();
    tables.put_all_to_rest();
  }
}
BENCHMARK(put_200_tables_to_rest)
    ->Arg(100)
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Opening the file and reading the logs of the live tables, with as many entries each.
void start_with_200_live_tables(benchmark::State& bench) {
  Tables tables;
  tables.append(kTables * static_cast<std::size_t>(bench.range(0)));
  for ([[maybe_unused]] auto _ : bench) {
    tables.open();
    benchmark::DoNotOptimize(tables.store().live_logs());
  }
}
BENCHMARK(start_with_200_live_tables)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace coverstory::bench
