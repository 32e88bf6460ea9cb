// For tests: a disk that fails when it is told to. It stands between SQLite and the files, counts
// what is written and synced, and answers one or all of these with an error. What a failed sync has
// written is there, as it is in the world: nobody knows whether it would survive.
#pragma once

#include <sqlite3.h>

#include <limits>

namespace coverstory::store {

/// While there is one, every connection of SQLite that is opened uses it.
class FailingDisk {
 public:
  enum class Repair { AtOnce, WhenTold };

  FailingDisk();
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;
  ~FailingDisk();

  /// The operation that comes after `operations` more fails with this code of SQLite.
  void fail_after(int operations, int code, Repair repair);
  void repair() { left_ = kNever; }
  bool has_failed() const { return has_failed_; }
  int syncs() const { return syncs_; }

  /// Asked before each writing, truncation and sync: SQLITE_OK or the failure.
  int next_operation();
  int next_sync() {
    ++syncs_;
    return next_operation();
  }

 private:
  static constexpr int kNever = std::numeric_limits<int>::max();

  int left_ = kNever;
  int code_ = SQLITE_IOERR;
  Repair repair_ = Repair::AtOnce;
  bool has_failed_ = false;
  int syncs_ = 0;
};

}  // namespace coverstory::store
