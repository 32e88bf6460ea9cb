#include "store/backup.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <string>

#include "store/format.h"
#include "store/guarded.h"
#include "store/log_reading.h"
#include "store/sqlite.h"

namespace coverstory::store {
namespace {

namespace fs = std::filesystem;

/// How long to wait for another program that holds the file. A server holds it for readers only
/// while it starts.
constexpr std::chrono::milliseconds kPatience{2000};

[[noreturn]] void refuse(const fs::path& path, std::string_view reason) {
  throw StoreFailure(Failure::Unavailable, fmt::format("{} {}.", path.string(), reason));
}

[[noreturn]] void refuse_writing(const fs::path& path, int reason) {
  const bool is_full = reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
  throw StoreFailure(
      is_full ? Failure::Full : Failure::Unavailable,
      fmt::format("{} cannot be written: {}.", path.string(), std::strerror(reason)));
}

/// A file beside the target, under a name of its own, which is removed unless it was put in place.
class Partial {
 public:
  explicit Partial(const fs::path& target)
      : name_(fs::absolute(target).string() + ".partial-XXXXXX") {
    const int descriptor = mkstemp(name_.data());
    if (descriptor < 0) refuse_writing(target, errno);
    close(descriptor);
  }
  Partial(const Partial&) = delete;
  Partial& operator=(const Partial&) = delete;
  ~Partial() { unlink(name_.c_str()); }

  const std::string& name() const { return name_; }

  /// A second name for the file: unlike a renaming it fails where there is a file of that name.
  void put_in_place(const fs::path& target) const {
    if (link(name_.c_str(), target.c_str()) == 0) return;
    if (errno == EEXIST) refuse(target, "is there already");
    refuse_writing(target, errno);
  }

 private:
  std::string name_;
};

void sync(const fs::path& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_synced = descriptor >= 0 && fsync(descriptor) == 0;
  const int reason = errno;
  if (descriptor >= 0) close(descriptor);
  if (!is_synced) refuse_writing(path, reason);
}

void expect_paths(const fs::path& from, const fs::path& to) {
  std::error_code error;
  if (fs::is_directory(from, error)) refuse(from, "is a folder; expected the file of a server");
  if (!fs::exists(from, error)) refuse(from, "cannot be read: there is no such file");
  if (fs::symlink_status(to, error).type() != fs::file_type::not_found && !error) {
    refuse(to, "is there already");
  }
}

/// Reads the file as it is at one moment; the server writes on meanwhile. An empty file is no store
/// yet, and copying it would only look like a backup.
void copy_to(const std::string& copy, const fs::path& from) {
  Database source(fs::canonical(from).string(), kPatience);
  expect_ours(source);
  expect_newest(source);
  Statement statement(source, "VACUUM INTO ?1");
  statement.bind(1, copy).run();
}

BackupReport read_everything(const std::string& copy) {
  const Database database(copy, kPatience);
  expect_newest(database);
  expect_sound(database);
  const Content content = content_of(database);
  return {content.tables, content.entries, fs::file_size(copy)};
}

/// What is wrong with the copy is most likely wrong with what it was made from.
BackupReport checked(const std::string& copy, const fs::path& from) {
  try {
    return read_everything(copy);
  } catch (const StoreFailure& failure) {
    throw StoreFailure(failure.error().failure,
                       fmt::format("The copy of {} is not sound and was not kept: {}",
                                   from.string(), failure.what()));
  }
}

}  // namespace

std::expected<BackupReport, StoreError> backup(const fs::path& from, const fs::path& to) {
  return guarded([&] {
    expect_paths(from, to);
    const Partial partial(to);
    copy_to(partial.name(), from);
    sync(partial.name());  // VACUUM INTO does not
    const BackupReport report = checked(partial.name(), from);
    partial.put_in_place(to);
    sync(fs::absolute(to).parent_path());
    return report;
  });
}

}  // namespace coverstory::store
