// A progress bar on a terminal; silent where the error stream is something else.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace coverstory::cli {

class Progress {
 public:
  Progress(std::string_view what, std::uint64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  // wipes the bar away

  /// Shows how much is done; draws at most ten times a second.
  void reached(std::uint64_t done);

 private:
  std::string_view what_;
  std::uint64_t total_;
  bool on_terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point began_;
  std::chrono::steady_clock::time_point next_drawing_;
};

}  // namespace coverstory::cli
