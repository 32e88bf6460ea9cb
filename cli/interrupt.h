// While it lives, the first Ctrl-C asks for an end instead of ending the command; the second ends
// it.
#pragma once

#include <signal.h>

#include <atomic>

namespace coverstory::cli {

class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  const std::atomic<bool>& asked() const;

  /// What a command that was interrupted ends with, as shells know it.
  static constexpr int kExitCode = 130;

 private:
  struct sigaction before_{};
};

}  // namespace coverstory::cli
