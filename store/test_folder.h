// For tests: a folder of their own that goes with the object, and a file in it.
#pragma once

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace coverstory::store {

class TestFolder {
 public:
  TestFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "coverstory_XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::filesystem::filesystem_error("mkdtemp", {});
    path_ = name;
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder() { std::filesystem::remove_all(path_); }

  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Not for a file that SQLite has open in this process: closing it would take SQLite's locks away.
inline std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::filesystem::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// The files of a store as a crash of the program would leave them at this moment, under another
/// name: every byte that was written, synced or not. A process of its own copies them, for the same
/// reason. What a crash of the machine would leave is the TestDisk's to say.
inline std::filesystem::path crash_copy(const std::filesystem::path& path) {
  const std::string copy = path.string() + "_after_crash";
  if (const pid_t child = fork(); child == 0) {
    std::error_code ignored;
    std::filesystem::copy_file(path, copy, ignored);
    std::filesystem::copy_file(path.string() + "-wal", copy + "-wal", ignored);
    _exit(0);
  } else {
    waitpid(child, nullptr, 0);
  }
  return copy;
}

}  // namespace coverstory::store
