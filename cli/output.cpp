#include "cli/output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

#include "cli/refused.h"

namespace coverstory::cli {

namespace fs = std::filesystem;

OutputFile::OutputFile(std::filesystem::path path) : path_(std::move(path)), partial_(path_) {
  std::error_code error;
  if (std::filesystem::is_directory(path_, error)) {
    throw Refused(fmt::format("{} is a folder; expected the name of a file.", path_.string()));
  }
  // A device or a pipe is written to as it is.
  const bool special =
      std::filesystem::exists(path_, error) && !std::filesystem::is_regular_file(path_, error);
  if (!special) partial_ += ".partial";
  out_.open(partial_, std::ios::binary | std::ios::trunc);
  if (!out_) refuse();
}

OutputFile::~OutputFile() {
  if (!out_.is_open()) return;
  out_.close();
  std::error_code ignored;
  if (partial_ != path_) std::filesystem::remove(partial_, ignored);
}

void OutputFile::refuse() const {
  throw Refused(fmt::format("{} cannot be written: {}.", path_.string(), std::strerror(errno)));
}

void OutputFile::write(std::string_view text) {
  out_.write(text.data(), static_cast<std::streamsize>(text.size()));
  if (!out_) refuse();
}

void OutputFile::finish() {
  out_.flush();
  if (!out_) refuse();
  std::error_code error;
  if (partial_ != path_) std::filesystem::rename(partial_, path_, error);
  if (error) {
    throw Refused(fmt::format("{} cannot be written: {}.", path_.string(), error.message()));
  }
  out_.close();
}

/// A link to a folder stays a link: what it leads to is replaced.
FreshFolder::FreshFolder(const fs::path& place)
    : place_(fs::weakly_canonical(fs::absolute(place))) {
  // 'public/' and 'public' are the same place, and the new folder goes beside it.
  if (!place_.has_filename()) place_ = place_.parent_path();
  partial_ = place_.string() + fmt::format(".partial-{}", getpid());
  std::error_code error;
  fs::create_directories(place_.parent_path(), error);
  if (!error) fs::create_directory(partial_, error);
  if (error) refuse(error.message());
}

FreshFolder::~FreshFolder() {
  std::error_code ignored;
  fs::remove_all(partial_, ignored);
}

void FreshFolder::refuse(std::string_view why) const {
  throw Refused(fmt::format("{} cannot be written: {}.", place_.string(), why));
}

fs::path FreshFolder::made(const fs::path& name) const {
  std::error_code error;
  fs::create_directories((partial_ / name).parent_path(), error);
  if (error) refuse(error.message());
  return partial_ / name;
}

void FreshFolder::copy(const fs::path& from, const fs::path& name) {
  std::error_code error;
  fs::copy_file(from, made(name), error);
  if (error) refuse(fmt::format("{}: {}", from.string(), error.message()));
}

void FreshFolder::write(const fs::path& name, std::string_view content) {
  std::ofstream out(made(name), std::ios::binary);
  out.write(content.data(), static_cast<std::streamsize>(content.size()));
  out.flush();
  if (!out) refuse(std::strerror(errno));
}

void FreshFolder::finish() {
  // The folder of before changes its place with the new one in one step, and is then removed.
  const bool exchanged =
      renameat2(AT_FDCWD, partial_.c_str(), AT_FDCWD, place_.c_str(), RENAME_EXCHANGE) == 0;
  if (exchanged) return;
  // Nothing stands there; or the file system cannot exchange, and there is a moment without it.
  std::error_code error;
  const fs::path before = partial_.string() + "-before";
  if (fs::exists(place_, error)) fs::rename(place_, before, error);
  if (!error) fs::rename(partial_, place_, error);
  if (error) {
    const std::string why = error.message();
    if (fs::exists(before, error)) fs::rename(before, place_, error);
    refuse(why);
  }
  fs::remove_all(before, error);
}

}  // namespace coverstory::cli
