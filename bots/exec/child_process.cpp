#include "bots/exec/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <thread>

extern char** environ;

namespace coverstory::bots::exec {
namespace {

/// An answer is a few bytes; a line without end is no answer.
constexpr std::size_t kLongestLine = 1 << 20;

struct Pipe {
  Descriptor read, write;
};

/// Other programs that we start must not inherit our ends: they would keep them open.
std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void make_non_blocking(const Descriptor& end) {
  fcntl(end.number(), F_SETFL, fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

/// Writing to a program that has died must be an error that we see, not a signal that ends us.
void ignore_broken_pipes() {
  static const bool done = [] {
    struct sigaction now{};
    sigaction(SIGPIPE, nullptr, &now);
    if (now.sa_handler == SIG_DFL) signal(SIGPIPE, SIG_IGN);
    return true;
  }();
  (void)done;
}

/// A process group of its own: Ctrl-C in the terminal is for us and not for the program, and what
/// the program starts can be ended with it. Signals are as a program expects them.
pid_t start(const std::string& command, const Descriptor& in, const Descriptor& out) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out.number(), STDOUT_FILENO);
  sigset_t none, broken_pipe;
  sigemptyset(&none);
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  posix_spawnattr_setflags(&how,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&how, 0);
  posix_spawnattr_setsigmask(&how, &none);
  posix_spawnattr_setsigdefault(&how, &broken_pipe);

  std::string shell = "/bin/sh", flag = "-c", text = command;
  std::array<char*, 4> words{shell.data(), flag.data(), text.data(), nullptr};
  pid_t pid = 0;
  const int error = posix_spawn(&pid, shell.c_str(), &files, &how, words.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  return error == 0 ? pid : 0;
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command, std::chrono::milliseconds farewell)
    : farewell_(farewell) {
  ignore_broken_pipes();
  auto in = make_pipe(), out = make_pipe();
  if (!in || !out) return;
  pid_ = start(command, in->read, out->write);
  if (pid_ == 0) return;
  make_non_blocking(in->write);
  make_non_blocking(out->read);
  input_ = std::move(in->write);
  output_ = std::move(out->read);
}

/// The end of its input tells the program to go. What is left of its group after the farewell is
/// killed; the group's number cannot have been given away before the program is reaped.
ChildProcess::~ChildProcess() {
  if (pid_ == 0) return;
  input_.close();
  const auto deadline = Clock::now() + farewell_;
  while (is_running() && Clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  kill(-pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool ChildProcess::is_running() const {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == 0;
}

void ChildProcess::send(std::string_view line) {
  if (!input_.is_open()) return;
  unsent_ += line;
  unsent_ += '\n';
  flush();
}

std::optional<std::string> ChildProcess::receive(Clock::time_point deadline) {
  while (true) {
    if (auto line = take_line()) return line;
    if (has_ended() || Clock::now() >= deadline) return std::nullopt;
    wait_until(deadline);
    flush();
    read_some();
  }
}

/// A program that reads no more may still have written an answer, so only its input is given up.
void ChildProcess::flush() {
  while (input_.is_open() && !unsent_.empty()) {
    const ssize_t sent = write(input_.number(), unsent_.data(), unsent_.size());
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) return;
    if (sent < 0) return input_.close();
    unsent_.erase(0, static_cast<std::size_t>(sent));
  }
}

void ChildProcess::read_some() {
  std::array<char, 1 << 16> bytes;
  const ssize_t count = read(output_.number(), bytes.data(), bytes.size());
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) return output_.close();
  unread_.append(bytes.data(), static_cast<std::size_t>(count));
  if (unread_.size() > kLongestLine && unread_.find('\n') == std::string::npos) output_.close();
}

std::optional<std::string> ChildProcess::take_line() {
  const std::size_t end = unread_.find('\n');
  if (end == std::string::npos) return std::nullopt;
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return line;
}

/// Until there is something to read or room to write.
void ChildProcess::wait_until(Clock::time_point deadline) const {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  std::array<pollfd, 2> ends{{{output_.number(), POLLIN, 0}, {input_.number(), POLLOUT, 0}}};
  const bool writes = input_.is_open() && !unsent_.empty();
  constexpr decltype(left) kLongestWait = 1'000'000;  // poll counts in int
  poll(ends.data(), writes ? 2 : 1,
       static_cast<int>(std::clamp(left, decltype(left){0}, kLongestWait)));
}

}  // namespace coverstory::bots::exec
