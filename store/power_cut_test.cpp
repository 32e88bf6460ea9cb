// The power goes at any moment of a store's life: in the middle of an append, of a rest, of a start
// or of a backup, with a write, a truncation, a sync or a removal. Whatever the disk then has of
// what was not synced: the file opens, every acknowledged entry is there, and what was under way is
// there as a whole or not at all. Each life is from a seed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "store/backup.h"
#include "store/sqlite_store.h"
#include "store/test_disk.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using Lie = TestDisk::Lie;
using Logs = std::map<std::string, std::vector<std::string>>;

constexpr std::array<const char*, 4> kTables{"A", "B", "C", "D"};

Logs logs_in(Store& store) {
  Logs logs;
  for (const char* table : kTables) {
    const auto log = store.log_of(table);
    EXPECT_TRUE(worked(log));
    if (log && *log) logs[table] = (*log)->bodies;
  }
  return logs;
}

std::string text_of(const Logs& logs) {
  std::string text;
  for (const auto& [table, bodies] : logs) {
    text += table + ":";
    for (const std::string& body : bodies) text += " " + body.substr(0, 12);
    text += "\n";
  }
  return text;
}

class Life {
 public:
  Life(std::uint64_t seed, Lie lie) : chance_(Seed::from_number(seed)), disk_(seed) {
    disk_.lie(lie);
    // One in sixteen fills the log, so that it is moved into the file and begun anew.
    is_heavy_ = chance_.below(16) == 0;
  }

  /// Lives through a few cuts. What is wrong then, as a sentence; nothing where all is well.
  std::string live() {
    const int cuts = 1 + static_cast<int>(chance_.below(3));
    for (int cut = 0; cut < cuts; ++cut) {
      disk_.cut_after(static_cast<int>(chance_.below(chance_.below(4) == 0 ? 12 : 120)));
      live_until_the_cut();
      store_.reset();
      disk_.come_back();
      if (const std::string wrong = what_is_wrong(); !wrong.empty()) return wrong;
    }
    return {};
  }

 private:
  void live_until_the_cut() {
    while (!disk_.is_cut()) {
      if (!store_) {
        reopen();
        continue;
      }
      const std::uint32_t what = chance_.below(16);
      if (what < 9) {
        append();
      } else if (what < 12) {
        rest();
      } else if (what < 13) {
        disk_.fail_a_sync();
      } else if (what < 15) {
        store_.reset();
      } else {
        copy();
      }
    }
  }

  void reopen() {
    if (auto opened = SqliteStore::open(path())) store_ = *std::move(opened);
  }

  void append() {
    Logs after = acknowledged_;
    std::vector<Entry> entries;
    for (std::uint32_t left = 1 + chance_.below(4); left > 0; --left) {
      const std::string table = kTables[chance_.below(kTables.size())];
      auto& bodies = after[table];
      bodies.push_back(body());
      entries.push_back({table, static_cast<std::uint32_t>(bodies.size()), bodies.back()});
    }
    // A group that failed is there no more, unless the power goes before that could be seen to.
    if (store_->append(entries)) {
      acknowledged_ = std::move(after);
      in_doubt_.clear();
    } else {
      in_doubt_.push_back(std::move(after));
    }
  }

  std::string body() {
    constexpr std::array<std::uint32_t, 4> kSizes{20, 200, 2'000, 9'000};
    const std::uint32_t most = is_heavy_ ? 400'000 : kSizes[chance_.below(kSizes.size())];
    std::string text = fmt::format("{} ", ++bodies_);
    text.append(chance_.below(most), static_cast<char>('a' + chance_.below(26)));
    return text;
  }

  void rest() {
    std::vector<std::string> tables;
    for (const char* table : kTables) {
      if (chance_.below(2) == 0) tables.emplace_back(table);
    }
    if (put_to_rest(*store_, tables)) in_doubt_.clear();
  }

  void copy() {
    const auto to = folder_ / fmt::format("copy{}", ++copies_);
    if (backup(path(), to)) {
      copied_ = {{to.string(), acknowledged_}};
    } else if (disk_.is_cut()) {
      half_copied_ = to.string();
    }
  }

  /// After the cut.
  std::string what_is_wrong() {
    auto opened = SqliteStore::open(path());
    if (!opened) return "the file does not open: " + opened.error().sentence;
    const Logs found = logs_in(**opened);
    const bool is_whole =
        found == acknowledged_ || std::ranges::find(in_doubt_, found) != in_doubt_.end();
    if (!is_whole) {
      return fmt::format("acknowledged were\n{}and found were\n{}", text_of(acknowledged_),
                         text_of(found));
    }
    store_ = *std::move(opened);
    acknowledged_ = found;
    in_doubt_.clear();
    for (const auto& [name, logs] : copied_) {
      auto copy =
          std::filesystem::exists(name) ? SqliteStore::open(name) : std::unexpected(StoreError{});
      if (!copy || logs_in(**copy) != logs) return "a backup that was made is not there";
    }
    if (!half_copied_.empty() && std::filesystem::exists(half_copied_)) {
      auto copy = SqliteStore::open(half_copied_);
      if (!copy || logs_in(**copy) != found) return "a backup is half there";
    }
    half_copied_.clear();
    return {};
  }

  std::filesystem::path path() const { return folder_ / "tables"; }

  FastRng chance_;
  TestFolder folder_;
  TestDisk disk_;
  std::unique_ptr<SqliteStore> store_;
  bool is_heavy_ = false;
  int bodies_ = 0;
  int copies_ = 0;
  Logs acknowledged_;
  std::vector<Logs> in_doubt_;  // what may be found instead
  std::map<std::string, Logs> copied_;
  std::string half_copied_;
};

/// The first seed of these whose life goes wrong, and how.
std::string first_wrong_life(std::uint64_t first, std::uint64_t lives, Lie lie) {
  for (std::uint64_t seed = first; seed < first + lives; ++seed) {
    const std::string wrong = Life(seed, lie).live();
    if (!wrong.empty()) return fmt::format("seed {}: {}", seed, wrong);
  }
  return {};
}

constexpr std::uint64_t kLives = 500;

class PowerCut : public ::testing::TestWithParam<int> {};

TEST_P(PowerCut, loses_nothing_that_was_acknowledged) {
  EXPECT_EQ(
      first_wrong_life(1 + kLives * static_cast<std::uint64_t>(GetParam()), kLives, Lie::None), "");
}

INSTANTIATE_TEST_SUITE_P(Lives, PowerCut, ::testing::Range(0, 4));

// The test would find out: a store that did not sync (synchronous = OFF), and one that did not sync
// its log at each commit (NORMAL).

TEST(PowerCutFindsOut, that_nothing_is_synced) {
  EXPECT_NE(first_wrong_life(1, kLives, Lie::AllSyncs), "");
}

TEST(PowerCutFindsOut, that_the_log_is_not_synced) {
  EXPECT_NE(first_wrong_life(1, kLives, Lie::SyncsOfLog), "");
}

}  // namespace
}  // namespace coverstory::store
