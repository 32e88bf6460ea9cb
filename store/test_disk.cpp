#include "store/test_disk.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>

namespace coverstory::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kSector = 512;

TestDisk* disk = nullptr;

std::string content_of(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

void put(std::string& file, std::size_t at, std::string_view bytes) {
  if (file.size() < at + bytes.size()) file.resize(at + bytes.size());
  file.replace(at, bytes.size(), bytes);
}

/// How a disk treats what it was not made to keep.
class Fate {
 public:
  explicit Fate(FastRng& chance)
      : chance_(chance), kept_of_16_(kKept[chance.below(kKept.size())]) {}

  bool is_kept() { return chance_.below(16) < kept_of_16_; }

  /// Sector by sector, what there is of a write.
  void put_some(std::string& file, std::size_t at, std::string_view bytes) {
    if (chance_.below(2) == 0 && file.size() < at + bytes.size()) grow(file, at + bytes.size());
    while (!bytes.empty()) {
      const std::size_t size = std::min(bytes.size(), kSector - at % kSector);
      if (is_kept()) {
        const bool is_torn = kept_of_16_ < 16 && chance_.below(16) == 0;
        put(file, at, bytes.substr(0, is_torn ? chance_.below(kSector) % size : size));
      }
      bytes.remove_prefix(size);
      at += size;
    }
  }

 private:
  static constexpr std::array<std::uint32_t, 7> kKept{0, 16, 8, 8, 2, 14, 15};

  /// What stands there is nothing, or what stood there before.
  void grow(std::string& file, std::size_t size) {
    const bool is_garbage = chance_.below(2) == 0;
    while (file.size() < size) {
      file.push_back(is_garbage ? static_cast<char>(chance_.below(256)) : '\0');
    }
  }

  FastRng& chance_;
  std::uint32_t kept_of_16_;
};

// The layer under SQLite. SQLite allocates a file of ours with room for the real one behind it.

struct LayerFile {
  sqlite3_file base;
  const char* name;  // lives as long as the file is open; none for one that SQLite deletes itself
};

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<LayerFile*>(file) + 1);
}

const char* name_of(sqlite3_file* file) {
  return reinterpret_cast<LayerFile*>(file)->name;
}

/// Calls the method of the real file.
template <auto Method, typename... Arguments>
auto pass(sqlite3_file* file, Arguments... arguments) {
  return (real(file)->pMethods->*Method)(real(file), arguments...);
}

using Methods = sqlite3_io_methods;

/// The write with which the power goes may be done in part, as any that was not synced.
int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 place) {
  const bool was_cut = disk->is_cut();
  const int code = disk->next_operation();
  const bool is_the_cut = disk->is_cut() && !was_cut;
  if (code != SQLITE_OK && !is_the_cut) return code;
  if (name_of(file)) {
    disk->file(name_of(file))
        .write({static_cast<const char*>(bytes), static_cast<std::size_t>(count)},
               static_cast<std::size_t>(place));
  }
  return code == SQLITE_OK ? pass<&Methods::xWrite>(file, bytes, count, place) : code;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (const int code = disk->next_operation(); code != SQLITE_OK) return code;
  if (name_of(file)) disk->file(name_of(file)).truncate(static_cast<std::size_t>(size));
  return pass<&Methods::xTruncate>(file, size);
}

int sync(sqlite3_file* file, int flags) {
  const int code = name_of(file) ? disk->next_sync(name_of(file), file) : disk->next_operation();
  return code == SQLITE_OK ? pass<&Methods::xSync>(file, flags) : code;
}

int read(sqlite3_file* file, void* to, int count, sqlite3_int64 place) {
  if (disk->is_cut()) return SQLITE_IOERR_READ;
  return pass<&Methods::xRead>(file, to, count, place);
}

constexpr Methods kMethods{
    .iVersion = 2,
    .xClose = [](sqlite3_file* f) { return pass<&Methods::xClose>(f); },
    .xRead = read,
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
  if (disk->is_cut()) return SQLITE_CANTOPEN;
  const int code = below()->xOpen(below(), name, real(file), flags, flags_out);
  const bool is_open = real(file)->pMethods != nullptr;
  file->pMethods = is_open ? &kMethods : nullptr;
  const bool passes = name == nullptr || (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
  reinterpret_cast<LayerFile*>(file)->name = passes ? nullptr : name;
  if (is_open && !passes) (void)disk->file(name);
  return code;
}

int remove(sqlite3_vfs*, const char* name, int sync_folder) {
  if (!disk->has_power()) return SQLITE_IOERR_DELETE;
  disk->removed(name);
  return below()->xDelete(below(), name, sync_folder);
}

sqlite3_vfs& layer() {
  static sqlite3_vfs layer = [] {
    sqlite3_vfs copy = *below();
    copy.zName = "test disk";
    copy.szOsFile = static_cast<int>(sizeof(LayerFile)) + below()->szOsFile;
    copy.xOpen = open;
    copy.xDelete = remove;
    return copy;
  }();
  return layer;
}

}  // namespace

// A file.

void TestFile::write(std::string_view bytes, std::size_t at) {
  put(seen_, at, bytes);
  pending_.push_back({at, std::string(bytes)});
}

void TestFile::truncate(std::size_t size) {
  seen_.resize(size);
  pending_.push_back({size, {}});
}

void TestFile::sync() {
  for (const Change& change : pending_) {
    if (change.bytes.empty()) {
      disk_.resize(change.at);
    } else {
      put(disk_, change.at, change.bytes);
    }
  }
  pending_.clear();
}

std::string TestFile::after_cut(FastRng& chance) const {
  std::string left = disk_;
  Fate fate(chance);
  for (const Change& change : pending_) {
    if (!change.bytes.empty()) {
      fate.put_some(left, change.at, change.bytes);
    } else if (fate.is_kept()) {
      left.resize(change.at);
    }
  }
  return left;
}

const std::string& TestFile::fail_to_sync(FastRng& chance) {
  disk_ = after_cut(chance);
  pending_.clear();
  if (chance.below(2) == 0) {
    const std::size_t size = seen_.size();
    seen_ = disk_;
    seen_.resize(size);
  }
  return seen_;
}

// The disk.

TestDisk::TestDisk(std::uint64_t seed) : chance_(Seed::from_number(seed)) {
  disk = this;
  sqlite3_vfs_register(&layer(), 1);
}

TestDisk::~TestDisk() {
  sqlite3_vfs_unregister(&layer());
  disk = nullptr;
}

void TestDisk::fail_after(int operations, int code, Repair repair) {
  left_ = operations;
  code_ = code;
  repair_ = repair;
  has_failed_ = false;
}

bool TestDisk::has_power() {
  if (until_cut_ != kNever && until_cut_-- == 0) is_cut_ = true;
  if (is_cut_) until_cut_ = kNever;
  return !is_cut_;
}

int TestDisk::next_operation() {
  if (!has_power()) return SQLITE_IOERR;
  if (left_ == kNever) return SQLITE_OK;
  if (left_ > 0) {
    --left_;
    return SQLITE_OK;
  }
  has_failed_ = true;
  if (repair_ == Repair::AtOnce) left_ = kNever;
  return code_;
}

int TestDisk::next_sync(const std::string& name, sqlite3_file* file_) {
  int code = next_operation();
  if (is_cut_) return code;
  if (code == SQLITE_OK && fails_a_sync_) code = SQLITE_IOERR_FSYNC;
  if (code == SQLITE_OK) return code;
  fails_a_sync_ = false;
  const std::string& seen = file(name).fail_to_sync(chance_);
  pass<&Methods::xWrite>(file_, seen.data(), static_cast<int>(seen.size()), sqlite3_int64{0});
  return code;
}

/// One that was made without our knowing, and is empty, is not in its folder for certain.
TestFile& TestDisk::file(const std::string& name) {
  Name& known = names_[name];
  if (!known.seen) {
    known.seen = std::make_shared<TestFile>(content_of(name));
    if (!known.seen->seen().empty() && !known.disk) known.disk = known.seen;
  }
  return *known.seen;
}

void TestDisk::synced(const std::string& name) {
  const bool is_log = name.ends_with("-wal");
  if (lie_ == Lie::AllSyncs || (lie_ == Lie::SyncsOfLog && is_log)) return;
  if (const auto known = names_.find(name); known != names_.end() && known->second.seen) {
    known->second.seen->sync();
  }
  if (!fs::is_directory(name)) return;
  for (auto& [path, known] : names_) {
    if (fs::path(path).parent_path() == name) known.disk = known.seen;
  }
}

void TestDisk::linked(const std::string& from, const std::string& to) {
  (void)file(from);
  names_[to].seen = names_[from].seen;
}

void TestDisk::removed(const std::string& name) {
  if (const auto known = names_.find(name); known != names_.end()) known->second.seen.reset();
}

void TestDisk::come_back() {
  std::map<std::shared_ptr<TestFile>, std::string> left;
  std::map<std::string, Name> names;
  for (const auto& [path, known] : names_) {
    const auto& there = chance_.below(2) == 0 ? known.seen : known.disk;
    if (!there) {
      fs::remove(path);
      continue;
    }
    const auto [found, is_new] = left.try_emplace(there);
    if (is_new) found->second = there->after_cut(chance_);
    write_file(path, found->second);
    const auto file = std::make_shared<TestFile>(found->second);
    names[path] = {file, file};
    // Memory that programs shared is gone, or what a file of it held means nothing.
    if (chance_.below(2) == 0) fs::remove(path + "-shm");
  }
  names_ = std::move(names);
  is_cut_ = fails_a_sync_ = false;
  until_cut_ = kNever;
}

void TestDisk::leave(const fs::path& path, const fs::path& copy, Unsynced unsynced) {
  for (const char* part : {"", "-wal", "-journal"}) {
    const std::string to = copy.string() + part;
    fs::remove(to);
    names_.erase(to);
    const auto found = names_.find(path.string() + part);
    if (found == names_.end()) continue;
    const auto& [seen, on_disk] = found->second;
    const bool is_sure = unsynced == Unsynced::Lost;
    const auto& there = unsynced == Unsynced::Kept ? seen
                        : is_sure                  ? on_disk
                        : chance_.below(2) == 0    ? seen
                                                   : on_disk;
    if (!there) continue;
    write_file(to, unsynced == Unsynced::Kept ? there->seen()
                   : is_sure                  ? there->synced()
                                              : there->after_cut(chance_));
  }
}

namespace {

/// Syncs nothing where there is a disk for tests: what it would leave is known without.
int heard_sync(int descriptor) {
  if (!disk) return static_cast<int>(syscall(SYS_fsync, descriptor));
  if (disk->is_cut()) {
    errno = EIO;
    return -1;
  }
  std::error_code error;
  const auto name = fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor), error);
  if (!error) disk->synced(name.string());
  return 0;
}

}  // namespace
}  // namespace coverstory::store

// The system's own, which both SQLite and the store call, are taken over in the program of tests.

extern "C" int fsync(int descriptor) {
  return coverstory::store::heard_sync(descriptor);
}

extern "C" int fdatasync(int descriptor) {
  return coverstory::store::heard_sync(descriptor);
}

extern "C" int link(const char* from, const char* to) noexcept {
  using coverstory::store::disk;
  if (disk && !disk->has_power()) {
    errno = EIO;
    return -1;
  }
  const auto done = static_cast<int>(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
  if (disk && done == 0) disk->linked(from, to);
  return done;
}
