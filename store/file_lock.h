// One server for a file: a lock on FILE.lock, held for the life of the object. It is not taken on
// FILE itself: SQLite has locks of its own there, which a program loses when it closes the file by
// any other way. Who only reads, as a backup does, needs no lock.
#pragma once

#include <string>

namespace coverstory::store {

class FileLock {
 public:
  /// Throws StoreFailure: Locked, if another holds it.
  explicit FileLock(const std::string& path);
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  std::string name_;
  int descriptor_ = -1;
};

}  // namespace coverstory::store
