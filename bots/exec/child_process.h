// A program that we started, with pipes to its standard input and output; its standard error is
// ours. It may hang, die, flood us or read nothing: none of that blocks us beyond a deadline, and
// when the object goes the program is gone as well, with all that it started.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "bots/exec/descriptor.h"

namespace coverstory::bots::exec {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// Runs `/bin/sh -c COMMAND`. Where the system starts no more programs, it counts as ended.
  /// `farewell` is how long it may live on once its input has ended.
  ChildProcess(const std::string& command, std::chrono::milliseconds farewell);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  /// Sends a line, without waiting: what the program does not read yet is kept and sent later.
  void send(std::string_view line);

  /// The next line that it wrote; nothing if none has come by the deadline or none can come any
  /// more.
  std::optional<std::string> receive(Clock::time_point deadline);

  /// Whether its output has ended, so that there is nothing more to expect.
  bool has_ended() const { return !output_.is_open(); }

 private:
  void flush();
  void read_some();
  std::optional<std::string> take_line();
  void wait_until(Clock::time_point deadline) const;
  bool is_running() const;

  pid_t pid_ = 0;
  std::chrono::milliseconds farewell_;
  Descriptor input_;   // we write
  Descriptor output_;  // we read
  std::string unsent_;
  std::string unread_;  // begins with the line that comes next
};

}  // namespace coverstory::bots::exec
