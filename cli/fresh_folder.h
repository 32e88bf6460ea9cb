// A folder that is written beside its place and put there when it is whole: whoever looks at the
// place sees the folder of before or the new one, never half of it.
#pragma once

#include <filesystem>
#include <string_view>

namespace coverstory::cli {

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
