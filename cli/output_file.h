// A file that appears under its name only when it is whole: it is written beside it and moved into
// place at the end. What cannot be written is refused, and leaves nothing behind.
#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

namespace coverstory::cli {

class OutputFile {
 public:
  /// Throws Refused, as `write` and `finish` do.
  explicit OutputFile(std::filesystem::path path);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();

  void write(std::string_view text);
  void finish();

 private:
  void refuse() const;

  std::filesystem::path path_;
  std::filesystem::path partial_;
  std::ofstream out_;
};

}  // namespace coverstory::cli
