#include "store/test_failing_disk.h"

namespace coverstory::store {
namespace {

FailingDisk* disk = nullptr;

/// SQLite allocates a file of ours with room for the real one behind it.
sqlite3_file* real(sqlite3_file* file) {
  return file + 1;
}

/// Calls the method of the real file.
template <auto Method, typename... Arguments>
auto pass(sqlite3_file* file, Arguments... arguments) {
  return (real(file)->pMethods->*Method)(real(file), arguments...);
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 place) {
  const int code = disk->next_operation();
  return code == SQLITE_OK ? pass<&sqlite3_io_methods::xWrite>(file, bytes, count, place) : code;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  const int code = disk->next_operation();
  return code == SQLITE_OK ? pass<&sqlite3_io_methods::xTruncate>(file, size) : code;
}

int sync(sqlite3_file* file, int flags) {
  const int code = disk->next_sync();
  return code == SQLITE_OK ? pass<&sqlite3_io_methods::xSync>(file, flags) : code;
}

using Methods = sqlite3_io_methods;

constexpr Methods kMethods{
    .iVersion = 2,
    .xClose = [](sqlite3_file* f) { return pass<&Methods::xClose>(f); },
    .xRead = [](sqlite3_file* f, void* to, int n,
                sqlite3_int64 at) { return pass<&Methods::xRead>(f, to, n, at); },
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* n) { return pass<&Methods::xFileSize>(f, n); },
    .xLock = [](sqlite3_file* f, int level) { return pass<&Methods::xLock>(f, level); },
    .xUnlock = [](sqlite3_file* f, int level) { return pass<&Methods::xUnlock>(f, level); },
    .xCheckReservedLock = [](sqlite3_file* f,
                             int* is) { return pass<&Methods::xCheckReservedLock>(f, is); },
    .xFileControl = [](sqlite3_file* f, int op,
                       void* what) { return pass<&Methods::xFileControl>(f, op, what); },
    .xSectorSize = [](sqlite3_file* f) { return pass<&Methods::xSectorSize>(f); },
    .xDeviceCharacteristics =
        [](sqlite3_file* f) { return pass<&Methods::xDeviceCharacteristics>(f); },
    .xShmMap =
        [](sqlite3_file* f, int region, int size, int extend, void volatile** at) {
          return pass<&Methods::xShmMap>(f, region, size, extend, at);
        },
    .xShmLock = [](sqlite3_file* f, int at, int n,
                   int flags) { return pass<&Methods::xShmLock>(f, at, n, flags); },
    .xShmBarrier = [](sqlite3_file* f) { pass<&Methods::xShmBarrier>(f); },
    .xShmUnmap = [](sqlite3_file* f, int remove) { return pass<&Methods::xShmUnmap>(f, remove); },
};

sqlite3_vfs* below() {
  static sqlite3_vfs* const found = sqlite3_vfs_find(nullptr);
  return found;
}

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
  const int code = below()->xOpen(below(), name, real(file), flags, flags_out);
  file->pMethods = real(file)->pMethods == nullptr ? nullptr : &kMethods;
  return code;
}

sqlite3_vfs& layer() {
  static sqlite3_vfs layer = [] {
    sqlite3_vfs copy = *below();
    copy.zName = "failing disk";
    copy.szOsFile = static_cast<int>(sizeof(sqlite3_file)) + below()->szOsFile;
    copy.xOpen = open;
    return copy;
  }();
  return layer;
}

}  // namespace

FailingDisk::FailingDisk() {
  disk = this;
  sqlite3_vfs_register(&layer(), 1);
}

FailingDisk::~FailingDisk() {
  sqlite3_vfs_unregister(&layer());
  disk = nullptr;
}

void FailingDisk::fail_after(int operations, int code, Repair repair) {
  left_ = operations;
  code_ = code;
  repair_ = repair;
  has_failed_ = false;
}

int FailingDisk::next_operation() {
  if (left_ == kNever) return SQLITE_OK;
  if (left_ > 0) {
    --left_;
    return SQLITE_OK;
  }
  has_failed_ = true;
  if (repair_ == Repair::AtOnce) left_ = kNever;
  return code_;
}

}  // namespace coverstory::store
