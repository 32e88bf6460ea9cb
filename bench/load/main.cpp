// How much a server takes: people at many tables over real WebSockets of this machine, the server
// on one core and the people on another. Prints durable commands a second, the time from a decision
// to its answer and to what the others see, processor time and memory.
#include <fmt/format.h>
#include <sched.h>
#include <unistd.h>

#include <cstdio>
#include <deque>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bench/load/flags.h"
#include "bench/load/server_process.h"
#include "bench/load/swarm.h"
#include "store/postgres/test_postgres.h"

namespace coverstory::load {
namespace {

constexpr const char* kFourPeople =
    R"("do":"create","name":"Player 1","settings":{"game":"cover-me","options":{"players":4}})";

constexpr const char* kHelp =
    "Usage: load [--server PATH] [--tables 200] [--seconds 20] [--rate N] [--bot-tables 0]\n"
    "            [--idle N] [--dir FOLDER] [--servers 1] [--store sqlite:FILE]\n"
    "Without --rate: as many decisions as the server takes, and then half of that (of several, a "
    "third).\n"
    "With --store postgres: a PostgreSQL of its own is started; those at a table are spread over "
    "--servers.\n"
    "With --idle: connects 4 N people at N tables, leaves them alone and prints the memory.\n";

void pin_to(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<std::size_t>(core), &cores);
  sched_setaffinity(0, sizeof cores, &cores);
}

/// The servers, and what they keep their tables in.
class House {
 public:
  House(const Flags& flags, const std::filesystem::path& folder) {
    std::string store = flags.text("store", "sqlite:" + (folder / "load.db").string());
    // With a database that the benchmark starts for itself.
    if (store == "postgres:") {
      postgres_ = std::make_unique<store::TestPostgres>();
      store += postgres_->conninfo();
    }
    const int servers = static_cast<int>(flags.number("servers", 1));
    const bool is_alone = servers == 1 && !postgres_;
    for (int server = 0; server < servers; ++server) {
      servers_.emplace_back(
          ServerProcess::Plan{.program = flags.text("server", "build/release/cli/coverstory"),
                              .store = store,
                              .flags = flags_without_limits("warning"),
                              .core = is_alone ? std::optional(0) : std::nullopt});
      servers_.back().start();
    }
    if (is_alone) pin_to(1);
  }

  std::vector<std::uint16_t> ports() const {
    std::vector<std::uint16_t> ports;
    for (const ServerProcess& server : servers_) ports.push_back(server.port());
    return ports;
  }
  bool is_shared() const { return servers_.size() > 1; }
  bool has_database() const { return postgres_ != nullptr; }
  double database_seconds() const { return cpu_seconds_of_family(postgres_->process()); }
  /// Of all servers together.
  Usage usage() const {
    Usage all;
    for (const ServerProcess& server : servers_) {
      const Usage one = server.usage();
      all.cpu_seconds += one.cpu_seconds;
      all.resident_bytes += one.resident_bytes;
    }
    return all;
  }
  void stop() {
    for (ServerProcess& server : servers_) server.stop();
  }

 private:
  std::unique_ptr<store::TestPostgres> postgres_;  // where it is the benchmark's own
  std::deque<ServerProcess> servers_;
};

void print_quantiles(std::string_view what, const bots::arena::Durations& took) {
  if (took.count() == 0) return;
  fmt::print("  {:<20}p50 {:.1f} ms, p99 {:.1f} ms ({})\n", what, took.quantile_ms(0.5),
             took.quantile_ms(0.99), took.count());
}

/// Answers with the commands a second.
double measure(Swarm& swarm, const House& house, double seconds, std::string_view title) {
  swarm.tally() = {};
  const Usage before = house.usage();
  const double database_before = house.has_database() ? house.database_seconds() : 0;
  const Instant from = now(), until = from + static_cast<Instant>(seconds * 1e6);
  swarm.run_until([&] { return now() >= until; });
  const double took = static_cast<double>(now() - from) / 1e6;
  const Usage after = house.usage();
  const Tally& tally = swarm.tally();
  const auto decisions = static_cast<double>(tally.decisions);
  const double cpu = after.cpu_seconds - before.cpu_seconds;
  fmt::print("{}: {:.0f} commands a second, {} drops\n", title, decisions / took, tally.drops);
  for (const auto& [code, count] : tally.refused) fmt::print("  {} refused: {}\n", count, code);
  print_quantiles("to the answer", tally.answers);
  print_quantiles("to the others", tally.updates);
  print_quantiles("at another server", tally.updates_elsewhere);
  fmt::print("  server: {:.0f} us of processor time a command, {:.0f} % of a core, {:.0f} MB\n",
             1e6 * cpu / decisions, 100 * cpu / took,
             static_cast<double>(after.resident_bytes) / 1e6);
  if (house.has_database()) {
    const double database = house.database_seconds() - database_before;
    fmt::print("  PostgreSQL: {:.0f} us a command, {:.0f} % of a core\n",
               1e6 * database / decisions, 100 * database / took);
  }
  std::fflush(stdout);
  return decisions / took;
}

double measure(const SwarmPlan& plan, const House& house, double seconds, std::string_view title) {
  Swarm swarm(plan, house.ports());
  const auto all = static_cast<std::size_t>(plan.tables);
  swarm.run_until([&] { return swarm.playing() >= all; });
  return measure(swarm, house, seconds, title);
}

void measure_idle(const House& house, int tables) {
  const Usage before = house.usage();
  Swarm swarm({.tables = tables, .create = kFourPeople}, house.ports());
  swarm.hold(true);
  const auto wanted = static_cast<std::size_t>(tables);
  swarm.run_until([&] { return swarm.playing() == wanted && swarm.connected() == 4 * wanted; });
  const Usage after = house.usage();
  fmt::print(
      "{} idle connections at {} tables: {:.1f} KiB for each with its share of a table\n",
      4 * tables, tables,
      static_cast<double>(after.resident_bytes - before.resident_bytes) / 1024 / (4 * tables));
}

void measure_load(const House& house, const Flags& flags) {
  const double seconds = flags.number("seconds", 20), rate = flags.number("rate", 0);
  SwarmPlan plan{.tables = static_cast<int>(flags.number("tables", 200)),
                 .rate = rate,
                 .create = kFourPeople,
                 .bot_tables = static_cast<int>(flags.number("bot-tables", 0))};
  if (rate > 0) {
    measure(plan, house, seconds, "at the given rate");
    return;
  }
  const double most = measure(plan, house, seconds, "as many as it takes");
  plan.rate = most / (house.is_shared() ? 3 : 2);
  plan.seed = 2;
  measure(plan, house, seconds, house.is_shared() ? "at a third of that" : "at half of that");
}

void run(const Flags& flags) {
  const std::filesystem::path folder =
      flags.text("dir", std::filesystem::temp_directory_path() / fmt::format("load-{}", getpid()));
  std::filesystem::create_directories(folder);
  House house(flags, folder);
  if (const int idle = static_cast<int>(flags.number("idle", 0)); idle > 0) {
    measure_idle(house, idle);
  } else {
    measure_load(house, flags);
  }
  house.stop();
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace coverstory::load

int main(int count, char** words) {
  if (count % 2 == 0) {
    fmt::print("{}", coverstory::load::kHelp);
    return 2;
  }
  try {
    coverstory::load::run(coverstory::load::Flags(count, words));
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "load: {}\n", error.what());
    return 1;
  }
}
