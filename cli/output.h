// Files and folders that appear under their name only when they are whole: they are written beside
// it and moved into place at the end. What cannot be written is refused, and leaves nothing behind.
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

/// Whoever looks at the place sees the folder of before or the new one, never half of it.
class FreshFolder {
 public:
  /// Throws Refused where nothing can be written there.
  explicit FreshFolder(const std::filesystem::path& place);
  FreshFolder(const FreshFolder&) = delete;
  FreshFolder& operator=(const FreshFolder&) = delete;
  ~FreshFolder();

  /// A file in it, and the folders on the way. Throws Refused.
  void copy(const std::filesystem::path& from, const std::filesystem::path& name);
  void write(const std::filesystem::path& name, std::string_view content);

  /// Puts it in its place; what stood there is gone. Throws Refused.
  void finish();

 private:
  std::filesystem::path made(const std::filesystem::path& name) const;
  [[noreturn]] void refuse(std::string_view why) const;

  std::filesystem::path place_;
  std::filesystem::path partial_;
};

}  // namespace coverstory::cli
