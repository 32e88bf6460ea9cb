// For tests: a disk that fails when it is told to, and whose power can be cut. It stands between
// SQLite and the files and hears what this process syncs. What programs see are the files
// themselves; beside them the disk knows what would be left of them if the power went now:
//
// - What was written and not synced is there or not, sector by sector, in any order; of one sector
//   the beginning may be there. A file that grew may have grown without what was written to it.
// - A name that was made or removed is so for certain once its folder was synced.
// - After a sync that failed, nobody writes what it was for: some of it is on the disk, and the
// rest
//   is lost, whatever is synced later. Programs may see it still, or may not.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"

namespace coverstory::store {

/// A file as programs see it and as the disk has it.
class TestFile {
 public:
  explicit TestFile(std::string bytes) : seen_(bytes), disk_(std::move(bytes)) {}

  void write(std::string_view bytes, std::size_t at);
  void truncate(std::size_t size);
  void sync();
  /// Gives what programs see now.
  const std::string& fail_to_sync(FastRng& chance);

  const std::string& seen() const { return seen_; }
  /// Without anything that was not synced.
  const std::string& synced() const { return disk_; }
  /// With some of it.
  std::string after_cut(FastRng& chance) const;

 private:
  struct Change {
    std::size_t at = 0;  // where it is written; the new size, where nothing is
    std::string bytes;
  };

  std::string seen_;
  std::string disk_;
  std::vector<Change> pending_;  // since the last sync, in order
};

/// While there is one, every connection of SQLite that is opened uses it.
class TestDisk {
 public:
  enum class Repair : std::uint8_t { AtOnce, WhenTold };
  /// What becomes of what was not synced: all is kept, as when a program crashes; all is lost; or
  /// anything in between.
  enum class Unsynced : std::uint8_t { Kept, Lost, Any };
  /// Whose syncs are not carried out, though they are said to be.
  enum class Lie : std::uint8_t { None, AllSyncs, SyncsOfLog };

  explicit TestDisk(std::uint64_t seed = 1);
  TestDisk(const TestDisk&) = delete;
  TestDisk& operator=(const TestDisk&) = delete;
  ~TestDisk();

  /// The operation that comes after `operations` more fails with this code of SQLite.
  void fail_after(int operations, int code, Repair repair);
  void repair() { left_ = kNever; }
  bool has_failed() const { return has_failed_; }
  /// The next sync fails.
  void fail_a_sync() { fails_a_sync_ = true; }
  void lie(Lie lie) { lie_ = lie; }

  /// The power goes with the operation that comes after `operations` more; nothing works from then
  /// on.
  void cut_after(int operations) { until_cut_ = operations; }
  void cut() { is_cut_ = true; }
  bool is_cut() const { return is_cut_; }
  /// The power is back: the files are what the disk has of them. Nobody has any of them open.
  void come_back();

  /// Writes a store's files as they would be found after a crash now, under the name of a copy.
  void leave(const std::filesystem::path& path, const std::filesystem::path& copy,
             Unsynced unsynced);

  // What the layer under SQLite and the system calls tell.

  /// Asked before each operation; from the cut on nothing works.
  bool has_power();
  /// Asked before each that may fail, a write, a truncation, a sync: SQLITE_OK or the failure.
  int next_operation();
  /// The same for a sync of a file.
  int next_sync(const std::string& name, sqlite3_file* file);
  TestFile& file(const std::string& name);
  void synced(const std::string& name);
  void linked(const std::string& from, const std::string& to);
  void removed(const std::string& name);

 private:
  static constexpr int kNever = std::numeric_limits<int>::max();

  /// What a name stands for, to programs and on the disk; nothing where it is not there.
  struct Name {
    std::shared_ptr<TestFile> seen;
    std::shared_ptr<TestFile> disk;
  };

  FastRng chance_;
  std::map<std::string, Name> names_;
  int left_ = kNever;
  int code_ = SQLITE_IOERR;
  Repair repair_ = Repair::AtOnce;
  bool has_failed_ = false;
  bool fails_a_sync_ = false;
  Lie lie_ = Lie::None;
  int until_cut_ = kNever;
  bool is_cut_ = false;
};

}  // namespace coverstory::store
