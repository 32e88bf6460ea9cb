// Small programs for tests: a script in a file that is removed with the object, and the command
// that runs it.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace coverstory::bots::exec {

class TestFile {
 public:
  explicit TestFile(std::string_view text = "") {
    static std::atomic<int> files{0};
    path_ = std::filesystem::temp_directory_path() /
            fmt::format("coverstory_exec_{}_{}", getpid(), files++);
    std::ofstream(path_) << text;
  }
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;
  ~TestFile() { std::filesystem::remove(path_); }

  std::string name() const { return path_.string(); }
  std::string text() const {
    std::ifstream in(path_);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path path_;
};

/// A Python program. It begins with `hear()`, a message or the end of the program at the end of
/// input, and `say(object)`.
class PythonScript {
 public:
  explicit PythonScript(std::string_view text)
      : file_(std::string(kBeginning) + std::string(text)) {}

  std::string command() const { return "python3 " + file_.name(); }

 private:
  static constexpr std::string_view kBeginning = R"(
import json, sys
def hear():
    line = sys.stdin.readline()
    if not line: sys.exit()
    return json.loads(line)
def say(message):
    print(json.dumps(message), flush=True)
)";
  TestFile file_;
};

}  // namespace coverstory::bots::exec
