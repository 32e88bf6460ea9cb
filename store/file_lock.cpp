#include "store/file_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

[[noreturn]] void throw_unavailable(const std::string& name) {
  throw StoreFailure(failure_of_system(errno),
                     fmt::format("{} cannot be locked: {}.", name, std::strerror(errno)));
}

/// A child process that runs another program must not keep the lock, hence O_CLOEXEC.
int opened(const std::string& name) {
  const int descriptor = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) throw_unavailable(name);
  return descriptor;
}

void take(int descriptor, const std::string& path, const std::string& name) {
  while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    const bool is_held = errno == EWOULDBLOCK;
    const int reason = errno;
    close(descriptor);
    errno = reason;
    if (!is_held) throw_unavailable(name);
    throw StoreFailure(Failure::Locked,
                       fmt::format("Another server uses {}; two cannot share a file.", path));
  }
}

/// Whether the file that we locked still has its name: who held it before may have removed it
/// between our opening and our locking.
bool is_named(int descriptor, const std::string& name) {
  struct stat ours{}, there{};
  return fstat(descriptor, &ours) == 0 && stat(name.c_str(), &there) == 0 &&
         ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

}  // namespace

FileLock::FileLock(const std::string& path) : name_(path + ".lock") {
  while (true) {
    const int descriptor = opened(name_);
    take(descriptor, path, name_);
    if (is_named(descriptor, name_)) {
      descriptor_ = descriptor;
      return;
    }
    close(descriptor);
  }
}

FileLock::FileLock(FileLock&& other) noexcept
    : name_(std::move(other.name_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

/// The file is removed while the lock is held, so that it is nobody else's.
FileLock::~FileLock() {
  if (descriptor_ < 0) return;
  unlink(name_.c_str());
  close(descriptor_);
}

}  // namespace coverstory::store
