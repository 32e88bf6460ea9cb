#include "bench/load/server_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace coverstory::load {
namespace {

[[noreturn]] void become(const std::vector<std::string>& words, const ServerProcess::Plan& plan,
                         int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (plan.core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(*plan.core), &cores);
    sched_setaffinity(0, sizeof cores, &cores);
  }
  dup2(output, STDOUT_FILENO);
  if (!plan.errors.empty()) {
    dup2(open(plan.errors.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO);
  }
  for (const std::string& variable : plan.environment) {
    putenv(const_cast<char*>(variable.c_str()));
  }
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  _exit(127);
}

/// The first line of the server's output ends with its address.
std::uint16_t port_in(const std::string& line) {
  const auto colon = line.rfind(':');
  return colon == std::string::npos
             ? std::uint16_t{0}
             : static_cast<std::uint16_t>(std::strtoul(line.c_str() + colon + 1, nullptr, 10));
}

int code_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string first_line(int descriptor) {
  std::string line;
  for (char c; read(descriptor, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

}  // namespace

ServerProcess::~ServerProcess() {
  if (pid_ > 0) kill();
}

void ServerProcess::begin() {
  std::vector<std::string> words{plan_.program, "serve",     "--port",  fmt::format("{}", port_),
                                 "--host",      "127.0.0.1", "--store", plan_.store};
  words.insert(words.end(), plan_.flags.begin(), plan_.flags.end());
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) become(words, plan_, pipe_ends[1]);
  close(pipe_ends[1]);
  if (output_ >= 0) close(output_);
  output_ = pipe_ends[0];
  has_listened_ = false;
}

/// What it says at first is that.
bool ServerProcess::listens() {
  pollfd said{.fd = output_, .events = POLLIN, .revents = 0};
  has_listened_ |= poll(&said, 1, 0) == 1 && (said.revents & POLLIN) != 0;
  return is_running() && has_listened_;
}

void ServerProcess::start() {
  begin();
  const std::string line = first_line(output_);
  // The same port is kept from one start to the next, as clients come back to it.
  if (const auto port = port_in(line); port != 0) {
    port_ = port;
    has_listened_ = true;
  } else {
    wait();
    throw std::runtime_error(fmt::format("the server did not start; it said '{}'", line));
  }
}

std::optional<int> ServerProcess::ended() {
  int status = 0;
  if (pid_ <= 0 || waitpid(pid_, &status, WNOHANG) != pid_) return std::nullopt;
  pid_ = -1;
  return code_of(status);
}

void ServerProcess::halt(bool still) {
  ::kill(pid_, still ? SIGSTOP : SIGCONT);
}

int ServerProcess::wait() {
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return code_of(status);
}

void ServerProcess::kill() {
  ::kill(pid_, SIGKILL);
  wait();
}

int ServerProcess::stop() {
  ::kill(pid_, SIGTERM);
  return wait();
}

std::vector<std::string> flags_without_limits(std::string_view log_level) {
  std::vector<std::string> flags{"--log-level", std::string(log_level)};
  for (const char* limit :
       {"connections", "connections-per-address", "tables-per-hour", "commands-per-second", "burst",
        "work-per-second", "work-burst", "requests-per-second", "requests-burst"}) {
    flags.push_back(fmt::format("--{}", limit));
    flags.emplace_back("1000000");
  }
  flags.insert(flags.end(), {"--bytes-per-day", "1000000000000"});
  return flags;
}

namespace {

/// `VmHWM:	  123456 kB`.
std::int64_t most_resident_bytes(pid_t pid) {
  std::ifstream status(fmt::format("/proc/{}/status", pid));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::strtoll(line.c_str() + 6, nullptr, 10) * 1024;
  }
  return 0;
}

}  // namespace

namespace {

/// What /proc says of a process, by the numbers of its manual: after the name, the state is
/// field 3.
class Stat {
 public:
  explicit Stat(pid_t pid) {
    std::ifstream stat(fmt::format("/proc/{}/stat", pid));
    const std::string text((std::istreambuf_iterator<char>(stat)), {});
    if (text.empty()) return;
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    for (std::string field; fields >> field;) values_.push_back(field);
  }
  bool is_there() const { return !values_.empty(); }
  double number(std::size_t field) const {
    return std::strtod(values_.at(field - 3).c_str(), nullptr);
  }
  double seconds(std::size_t field) const {
    return number(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

 private:
  std::vector<std::string> values_;
};

}  // namespace

Usage usage_of(pid_t pid) {
  const Stat stat(pid);
  // User and system time are 14 and 15, resident pages 24.
  return {.cpu_seconds = stat.seconds(14) + stat.seconds(15),
          .resident_bytes = static_cast<std::int64_t>(stat.number(24)) * sysconf(_SC_PAGESIZE),
          .most_resident_bytes = most_resident_bytes(pid)};
}

double cpu_seconds_of_family(pid_t pid) {
  double seconds = 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto one = static_cast<pid_t>(std::atol(entry.path().filename().c_str()));
    if (one <= 0) continue;
    const Stat stat(one);
    if (!stat.is_there()) continue;
    if (one == pid || static_cast<pid_t>(stat.number(4)) == pid) {
      seconds += stat.seconds(14) + stat.seconds(15);
    }
    // 16 and 17 are those of its children that have ended.
    if (one == pid) seconds += stat.seconds(16) + stat.seconds(17);
  }
  return seconds;
}

}  // namespace coverstory::load
