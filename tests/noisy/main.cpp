// A noisy neighbour: one address asks for everything that is much work, over 200 connections, as
// fast as the limits let it, and half of them never read; others hold files that they do not take.
// Somebody at another address plays meanwhile and must not notice.
//
// What the machine itself is busy with must not count. So the same noise is made all the time, on
// the same machine: at first towards a second server, then towards the one where people play. And
// what is measured is not the time of day but how long the server's thread for people was at work
// from a decision to its answer: that is what the work for others can add. It may be a tenth of a
// second more with the noise than without, not more. At last the server is told to stop amid the
// noise, and ends in time and in order.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "bench/load/server_process.h"
#include "bench/load/swarm.h"
#include "store/sqlite_store.h"

namespace coverstory::load {
namespace {

constexpr const char* kPlayers = "127.0.0.2";
constexpr const char* kTable = "K7MQ2X";
constexpr std::size_t kEntries = 49'000;
constexpr std::size_t kSpeaking = 160, kTakingFiles = 40;  // as many as an address may have
constexpr double kMostMore = 100;                          // milliseconds
constexpr std::int64_t kMostBytes = std::int64_t{768} << 20;

/// A finished game in which somebody arranged the same cards over and over.
std::vector<store::Entry> long_log(const std::string& golden) {
  std::ifstream in(golden);
  std::vector<store::Entry> entries;
  const auto add = [&](const std::string& body) {
    entries.push_back({kTable, static_cast<std::uint32_t>(entries.size() + 1), body});
  };
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  bool is_repeated = false;
  for (const std::string& line : lines) {
    add(line);
    const bool is_of_a_bot = line.find(R"("id":)") == std::string::npos;
    if (is_repeated || !is_of_a_bot || line.find(R"("e":"arranged")") == std::string::npos)
      continue;
    is_repeated = true;
    while (entries.size() + lines.size() < kEntries) add(line);
  }
  return entries;
}

bool prepare(const std::string& file, const std::string& golden) {
  auto store = store::SqliteStore::open(file);
  if (!store) return false;
  const std::vector<store::Entry> entries = long_log(golden);
  return entries.size() > kEntries / 2 && (*store)->append(entries).has_value();
}

/// Connections of one address that do what they should not, on a thread of their own.
class Noise {
 public:
  explicit Noise(std::uint16_t port) : port_(port), thread_([this] { run(); }) {}
  ~Noise() {
    is_over_ = true;
    thread_.join();
    for (const int file : files_) ::close(file);
  }

  std::uint64_t answers() const { return answers_; }

 private:
  void run() {
    for (std::size_t i = 0; i < kSpeaking; ++i) speaking_.emplace_back();
    for (std::uint64_t round = 0; !is_over_; ++round) {
      for (std::size_t i = 0; i < kSpeaking; ++i) speak(i, round);
      hold_files();
      // The limit of a connection is twenty commands a second.
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }

  void speak(std::size_t i, std::uint64_t round) {
    WebSocketClient& socket = speaking_[i];
    if (socket.state() == WebSocketClient::State::Closed && !socket.open(port_)) return;
    const bool reads = i % 2 == 0 || socket.state() == WebSocketClient::State::Opening;
    bool alive = true;
    for (int j = 0; j < 4 && alive && reads; ++j)
      alive = socket.read([&](std::string_view) { ++answers_; });
    if (alive && socket.state() == WebSocketClient::State::Open) {
      if (!greeted_[i]) socket.send(R"({"id":1,"do":"hello","version":1})");
      greeted_[i] = true;
      socket.send(command(round + i, 2 + round));
    }
    if (alive) alive = socket.write();
    if (alive) return;
    socket.close();
    greeted_[i] = false;
  }

  static std::string command(std::uint64_t which, std::uint64_t id) {
    switch (which % 6) {
      case 0:
        return fmt::format(R"({{"id":{},"do":"replay","table":"{}"}})", id, kTable);
      case 1:
        return fmt::format(R"({{"id":{},"do":"record","table":"{}"}})", id, kTable);
      case 2:
        return fmt::format(R"({{"id":{},"do":"watch","table":"{}","since":1}})", id, kTable);
      case 3:
        return fmt::format(R"({{"id":{},"do":"tables"}})", id);
      case 4:
        return fmt::format(R"({{"id":{},"do":"mine"}})", id);
      default:
        return fmt::format(R"({{"id":{},"do":"watch","table":"ZZZZZ{}"}})", id,
                           static_cast<char>('A' + which % 8));
    }
  }

  /// Each asks for the large file, takes nothing of it, and asks anew when it is cut off.
  void hold_files() {
    std::erase_if(files_, [](int file) {
      pollfd state{.fd = file, .events = POLLRDHUP, .revents = 0};
      if (poll(&state, 1, 0) <= 0 || (state.revents & (POLLRDHUP | POLLERR | POLLHUP)) == 0)
        return false;
      ::close(file);
      return true;
    });
    while (files_.size() < kTakingFiles) {
      const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
      const int little = 4096;
      setsockopt(file, SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
      sockaddr_in address{};
      address.sin_family = AF_INET;
      address.sin_port = htons(port_);
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      files_.push_back(file);
      if (connect(file, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) return;
      constexpr std::string_view kAsk = "GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n";
      if (::send(file, kAsk.data(), kAsk.size(), MSG_NOSIGNAL) < 0) return;
    }
  }

  std::uint16_t port_;
  std::deque<WebSocketClient> speaking_;
  std::array<bool, kSpeaking> greeted_{};
  std::vector<int> files_;
  std::atomic<std::uint64_t> answers_ = 0;
  std::atomic<bool> is_over_ = false;
  std::thread thread_;
};

/// How long the thread that serves people has been at work, in microseconds: the server's first.
Instant time_at_work(pid_t server) {
  std::ifstream figures(fmt::format("/proc/{0}/task/{0}/schedstat", server));
  Instant nanoseconds = 0;
  figures >> nanoseconds;
  return nanoseconds / 1000;
}

struct Measured {
  double p99 = 0;
  std::uint64_t decisions = 0;
  std::uint64_t noise = 0;
};

/// While people play, there is noise at `noisy`.
Measured measure(Swarm& swarm, const ServerProcess& noisy, std::uint64_t decisions) {
  const Noise noise(noisy.port());
  Tally& tally = swarm.tally();
  tally.answers = {};
  const std::uint64_t before = tally.decisions;
  swarm.run_until(
      [&] { return tally.decisions - before >= decisions && noise.answers() > kSpeaking; });
  return {tally.answers.quantile_ms(0.99), tally.decisions - before, noise.answers()};
}

/// With which code it ends when it is told to stop while there is much to do for others.
int ended_amid_noise(ServerProcess& server) {
  const Noise noise(server.port());
  while (noise.answers() <= kSpeaking) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return server.stop();
}

int run(const std::string& program, const std::string& golden, std::uint64_t decisions) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-noisy-{}", getpid());
  std::filesystem::create_directories(folder / "web");
  std::ofstream(folder / "web" / "large.bin") << std::string(4 << 20, 'x');
  const auto server = [&](const char* name) {
    return ServerProcess::Plan{
        .program = program,
        .store = "sqlite:" + (folder / name).string(),
        .flags = {"--log-level", "error", "--web", (folder / "web").string()}};
  };
  for (const char* name : {"played.db", "other.db"}) {
    if (!prepare((folder / name).string(), golden)) {
      fmt::print("FAILED: the long table cannot be made from {}\n", golden);
      return 1;
    }
  }
  ServerProcess played(server("played.db")), other(server("other.db"));
  played.start();
  other.start();
  Swarm swarm(
      {.tables = 4,
       .people = 4,
       .rate = 60,
       .create =
           R"("do":"create","name":"Player 1","settings":{"game":"cover-me","options":{"players":4}})",
       .from = kPlayers},
      played.port());
  swarm.tally().clock = [&] { return time_at_work(played.pid()); };
  const Measured quiet = measure(swarm, other, decisions);
  const Measured loud = measure(swarm, played, decisions);
  const std::int64_t bytes = played.usage().most_resident_bytes;
  fmt::print(
      "p99 {:.1f} ms of work with the noise elsewhere, {:.1f} ms with it here ({} and {} answers "
      "to "
      "noise), at most {} MB resident, {} drops\n",
      quiet.p99, loud.p99, quiet.noise, loud.noise, bytes >> 20, swarm.tally().drops);
  int failures = 0;
  const auto expect = [&](bool is_so, std::string_view what) {
    if (is_so) return;
    fmt::print("FAILED: {}\n", what);
    ++failures;
  };
  expect(loud.p99 <= quiet.p99 + kMostMore, "people wait for their noisy neighbour");
  expect(bytes <= kMostBytes, "the noise takes too much memory");
  expect(swarm.tally().drops == 0, "somebody who plays was dropped");
  expect(swarm.tally().refused.empty(), "somebody who plays was refused");
  expect(ended_amid_noise(played) == 0, "the server does not end in order when it is told to");
  if (failures == 0) std::filesystem::remove_all(folder);
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace coverstory::load

int main(int count, char** words) {
  if (count < 3) {
    fmt::print("Usage: noisy SERVER GOLDEN_LOG [DECISIONS]\n");
    return 2;
  }
  return coverstory::load::run(words[1], words[2],
                               count > 3 ? std::strtoull(words[3], nullptr, 10) : 400);
}
