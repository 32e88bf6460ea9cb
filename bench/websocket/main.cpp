// Our own WebSockets beside Boost.Beast's, under the same load, in turns: processor time of the
// server for a message, messages a second, and the memory of a connection at rest. The server is a
// process of its own. Processor time is what counts on a machine that does other things as well.
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "bench/load/flags.h"
#include "bench/load/server_process.h"
#include "bench/websocket/clients.h"
#include "bench/websocket/server.h"

namespace coverstory::websocket_bench {
namespace {

constexpr const char* kHelp =
    "Usage: websocket_bench [--connections 200] [--seconds 5] [--rounds 5] [--idle 4000]\n";

struct Kind {
  std::string_view name;
  Serve* serve;
  std::vector<double> us_a_message = {}, messages_a_second = {}, idle_bytes = {};
};

/// A server in a child process, which is killed with the object.
class Child {
 public:
  explicit Child(Serve* serve) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    pid_ = fork();
    if (pid_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      serve([&](std::uint16_t port) { (void)!write(ends[1], &port, sizeof port); });
      _exit(0);
    }
    close(ends[1]);
    const bool is_there = read(ends[0], &port_, sizeof port_) == sizeof port_;
    close(ends[0]);
    if (!is_there) throw std::runtime_error("the server did not start");
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }

  std::uint16_t port() const { return port_; }
  load::Usage usage() const { return load::usage_of(pid_); }

 private:
  pid_t pid_ = -1;
  std::uint16_t port_ = 0;
};

void measure_talk(Kind& kind, std::size_t connections, double seconds) {
  const Child server(kind.serve);
  Clients clients(server.port());
  clients.connect(connections);
  clients.say_one_thing_each();
  const load::Usage before = server.usage();
  const auto messages = static_cast<double>(clients.talk_for(seconds));
  const double cpu = server.usage().cpu_seconds - before.cpu_seconds;
  kind.us_a_message.push_back(1e6 * cpu / messages);
  kind.messages_a_second.push_back(messages / seconds);
  fmt::print("{:<6} {:>8.0f} messages a second, {:.2f} us of processor time for each\n", kind.name,
             kind.messages_a_second.back(), kind.us_a_message.back());
}

void measure_idle(Kind& kind, std::size_t connections) {
  const Child server(kind.serve);
  Clients clients(server.port());
  clients.connect(kTable);
  clients.say_one_thing_each();
  const load::Usage before = server.usage();
  clients.connect(connections);
  clients.say_one_thing_each();
  const auto grown = static_cast<double>(server.usage().resident_bytes - before.resident_bytes);
  kind.idle_bytes.push_back(grown / static_cast<double>(connections));
  fmt::print("{:<6} {:>8.0f} bytes for each of {} connections at rest\n", kind.name,
             kind.idle_bytes.back(), connections);
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void compare(std::string_view what, const std::vector<double>& ours,
             const std::vector<double>& beast) {
  fmt::print("{}: ours {:.2f}, Beast {:.2f}; Beast's is {:.2f} times ours\n", what, median(ours),
             median(beast), median(beast) / median(ours));
}

/// Every connection is a descriptor, here and in the server.
void raise_descriptor_limit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void run(const load::Flags& flags) {
  raise_descriptor_limit();
  const auto connections = static_cast<std::size_t>(flags.number("connections", 200));
  const auto idle = static_cast<std::size_t>(flags.number("idle", 4000));
  const double seconds = flags.number("seconds", 5);
  std::array<Kind, 2> kinds{{{"ours", serve_with_ours}, {"Beast", serve_with_beast}}};
  for (int round = 0; round < static_cast<int>(flags.number("rounds", 5)); ++round) {
    for (Kind& kind : kinds) measure_talk(kind, connections, seconds);
    for (Kind& kind : kinds) measure_idle(kind, idle);
  }
  const auto& [ours, beast] = kinds;
  compare("us of processor time for a message", ours.us_a_message, beast.us_a_message);
  compare("messages a second", ours.messages_a_second, beast.messages_a_second);
  compare("bytes for a connection at rest", ours.idle_bytes, beast.idle_bytes);
}

}  // namespace
}  // namespace coverstory::websocket_bench

int main(int count, char** words) {
  if (count % 2 == 0) {
    fmt::print("{}", coverstory::websocket_bench::kHelp);
    return 2;
  }
  try {
    coverstory::websocket_bench::run(coverstory::load::Flags(count, words));
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "websocket_bench: {}\n", error.what());
    return 1;
  }
}
