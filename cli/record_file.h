// A file of game records, read game by game; what is wrong with it is refused with file and line.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

#include "records/line.h"

namespace coverstory::cli {

class RecordFile {
 public:
  /// Throws Refused where the file cannot be read.
  explicit RecordFile(std::string name);

  const std::string& name() const { return name_; }
  std::uint64_t bytes() const { return bytes_; }
  std::uint64_t bytes_read() {
    const auto at = in_.tellg();
    return at < 0 ? bytes_ : static_cast<std::uint64_t>(at);
  }

  /// Nothing at the end of the file. Throws Refused where a line is not JSON or no header.
  std::optional<records::GameLines> next_game();

  /// Throws Refused: FILE:LINE: what is wrong. The reader of records says that in English; other
  /// languages say how to ask for it.
  [[noreturn]] void refuse(const records::Mistake& mistake) const;

 private:
  std::string name_;
  std::ifstream in_;
  std::uint64_t bytes_ = 0;
  records::GameReader reader_{in_};
};

}  // namespace coverstory::cli
