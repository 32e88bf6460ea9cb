#include "cli/output_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "cli/refused.h"

namespace coverstory::cli {

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

}  // namespace coverstory::cli
