// A server of our own to be put under load, as a child process: started, measured, killed, started
// again on the same store.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::load {

/// What a process has used so far.
struct Usage {
  double cpu_seconds = 0;
  std::int64_t resident_bytes = 0;
  std::int64_t most_resident_bytes = 0;
};
Usage usage_of(pid_t pid);
/// What a process and its children have used, also those that have ended.
double cpu_seconds_of_family(pid_t pid);

class ServerProcess {
 public:
  struct Plan {
    std::string program;                     // the `coverstory` command
    std::string store;                       // as `--store` takes it
    std::vector<std::string> flags;          // further ones
    std::optional<int> core{};               // to be pinned to
    std::uint16_t port = 0;                  // 0 for any that is free
    std::vector<std::string> environment{};  // NAME=value, beside what is there
    std::string errors{};  // the file for what it says of trouble, where that is not for all to see
  };

  explicit ServerProcess(Plan plan) : plan_(std::move(plan)), port_(plan_.port) {}
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  /// Starts it and waits until it listens. Throws std::runtime_error with what it said if it ends.
  void start();
  /// Starts it, on the port that it had before, and does not wait.
  void begin();
  /// Its exit code where it has ended by itself; it does not run then.
  std::optional<int> ended();
  bool is_running() const { return pid_ > 0; }
  /// Whether it runs and has said that it listens.
  bool listens();
  /// SIGKILL, and waits.
  void kill();
  /// SIGTERM, and waits; answers with its exit code.
  int stop();

  /// As if the machine stood still, and then went on.
  void halt(bool still);

  std::uint16_t port() const { return port_; }
  Plan& plan() { return plan_; }
  pid_t pid() const { return pid_; }
  Usage usage() const { return usage_of(pid_); }

 private:
  int wait();

  Plan plan_;
  pid_t pid_ = -1;
  int output_ = -1;
  bool has_listened_ = false;  // since it was started
  std::uint16_t port_ = 0;
};

/// For a server whose load comes from one address: limits against floods would only measure
/// themselves.
std::vector<std::string> flags_without_limits(std::string_view log_level);

}  // namespace coverstory::load
