// A file of game records, read game by game; what is wrong with it is refused with file and line.
#pragma once

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "cli/refused.h"
#include "records/line.h"

namespace coverstory::cli {

class RecordFile {
 public:
  /// Throws Refused where the file cannot be read.
  explicit RecordFile(std::string name) : name_(std::move(name)) {
    std::error_code error;
    if (std::filesystem::is_directory(name_, error)) {
      throw Refused(fmt::format("{} is a folder; expected a file of records.", name_));
    }
    in_.open(name_, std::ios::binary);
    if (!in_) throw Refused(fmt::format("{} cannot be read: {}.", name_, std::strerror(errno)));
    const auto size = std::filesystem::file_size(name_, error);
    bytes_ = error ? 0 : size;
  }

  const std::string& name() const { return name_; }
  std::uint64_t bytes() const { return bytes_; }
  std::uint64_t bytes_read() {
    const auto at = in_.tellg();
    return at < 0 ? bytes_ : static_cast<std::uint64_t>(at);
  }

  /// Nothing at the end of the file. Throws Refused where a line is not JSON or no header.
  std::optional<records::GameLines> next_game() {
    auto game = reader_.next();
    if (!game) refuse(game.error());
    return std::move(*game);
  }

  /// Throws Refused: FILE:LINE: what is wrong.
  [[noreturn]] void refuse(const records::Mistake& mistake) const {
    throw Refused(fmt::format("{}:{}: {}", name_, mistake.line, mistake.sentence));
  }

 private:
  std::string name_;
  std::ifstream in_;
  std::uint64_t bytes_ = 0;
  records::GameReader reader_{in_};
};

}  // namespace coverstory::cli
