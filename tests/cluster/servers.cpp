#include "tests/cluster/servers.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace coverstory::cluster {
namespace {

constexpr Instant kPauseBeforeAgain = 300'000;
/// As `coverstory serve` ends where it cannot reach its database at the start: it is started again.
constexpr int kNotNow = 4;
constexpr std::uint16_t kFirstPort = 20000, kPorts = 10000;

/// Not one of those that the system gives to who connects: while a server is down, somebody who
/// tries to connect to it could be given its port, and reach himself.
std::uint16_t free_port() {
  static std::uint16_t next = static_cast<std::uint16_t>(getpid() % kPorts);
  for (int attempt = 0; attempt < kPorts; ++attempt) {
    const auto port = static_cast<std::uint16_t>(kFirstPort + next++ % kPorts);
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool is_free = bind(file, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    close(file);
    if (is_free) return port;
  }
  throw std::runtime_error("no port is free");
}

}  // namespace

Servers::Servers(const Plan& plan) {
  for (int server = 0; server < plan.count; ++server) {
    ports_.push_back(free_port());
    all_.emplace_back(load::ServerProcess::Plan{
        .program = plan.program,
        .store = plan.store,
        .flags = load::flags_without_limits("warning"),
        .port = ports_.back(),
        .errors = (plan.folder / fmt::format("server-{}.log", server)).string()});
    all_.back().process.start();
  }
}

bool Servers::may_harm(std::size_t server) {
  const auto is_well = [](const One& one) {
    return one.process.is_running() && !one.is_stopped && !one.until;
  };
  const auto is_there = [&](One& other) {
    return &other != &all_[server] && is_well(other) && other.process.listens();
  };
  return is_well(all_[server]) && (size() == 1 || std::ranges::any_of(all_, is_there));
}

void Servers::kill(std::size_t server, Instant for_us, int seconds_off) {
  One& one = all_[server];
  one.process.kill();
  one.is_stopped = false;
  one.until = now() + for_us;
  auto& environment = one.process.plan().environment;
  environment.clear();
  if (seconds_off == 0) return;
  environment = {"LD_PRELOAD=" CLUSTER_WRONG_CLOCK, fmt::format("WRONG_BY_S={}", seconds_off)};
}

void Servers::stop(std::size_t server, Instant for_us) {
  all_[server].process.halt(true);
  all_[server].is_stopped = true;
  all_[server].until = now() + for_us;
}

std::vector<std::string> Servers::tend() {
  std::vector<std::string> trouble;
  for (std::size_t server = 0; server < size(); ++server) {
    One& one = all_[server];
    if (const auto code = one.process.ended()) {
      one.is_stopped = false;  // it had ended before it could stand still
      one.until = now() + kPauseBeforeAgain;
      if (*code != kNotNow) {
        trouble.push_back(fmt::format("server {} ended by itself with {}", server, *code));
      }
    }
    if (!one.until || now() < *one.until) continue;
    one.until.reset();
    if (one.is_stopped) {
      one.process.halt(false);
      one.is_stopped = false;
    } else {
      one.process.begin();
    }
  }
  return trouble;
}

bool Servers::are_all_running() const {
  return std::ranges::all_of(all_,
                             [](const One& one) { return one.process.is_running() && !one.until; });
}

bool Servers::is_one_stopped() const {
  return std::ranges::any_of(all_, &One::is_stopped);
}

std::vector<std::string> Servers::end() {
  std::vector<std::string> trouble;
  for (std::size_t server = 0; server < size(); ++server) {
    const int code = all_[server].process.stop();
    if (code != 0) {
      trouble.push_back(fmt::format("server {} ended with {} after SIGTERM", server, code));
    }
  }
  return trouble;
}

}  // namespace coverstory::cluster
