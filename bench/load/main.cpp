// How much a server takes: people at many tables over real WebSockets of this machine, the server
// on one core and the people on another. Prints durable commands a second, the time from a decision
// to its answer and to what the others see, processor time and memory.
#include <fmt/format.h>
#include <sched.h>
#include <unistd.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>

#include "bench/load/flags.h"
#include "bench/load/server_process.h"
#include "bench/load/swarm.h"

namespace coverstory::load {
namespace {

constexpr const char* kFourPeople =
    R"("do":"create","name":"Player 1","settings":{"game":"cover-me","options":{"players":4}})";

constexpr const char* kHelp =
    "Usage: load [--server PATH] [--tables 200] [--seconds 20] [--rate N] [--bot-tables 0]\n"
    "            [--idle N] [--dir FOLDER]\n"
    "Without --rate: as many decisions as the server takes, and then half of that.\n"
    "With --idle: connects 4 N people at N tables, leaves them alone and prints the memory.\n";

void pin_to(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<std::size_t>(core), &cores);
  sched_setaffinity(0, sizeof cores, &cores);
}

ServerProcess::Plan server_plan(const Flags& flags, const std::filesystem::path& folder) {
  return {.program = flags.text("server", "build/release/cli/coverstory"),
          .store = "sqlite:" + (folder / "load.db").string(),
          .flags = flags_without_limits("warning"),
          .core = 0};
}

struct Measured {
  double rate = 0;
};

Measured measure(Swarm& swarm, const ServerProcess& server, double seconds,
                 std::string_view title) {
  swarm.tally() = {};
  const Usage before = server.usage();
  const Instant from = now(), until = from + static_cast<Instant>(seconds * 1e6);
  swarm.run_until([&] { return now() >= until; });
  const double took = static_cast<double>(now() - from) / 1e6;
  const Usage after = server.usage();
  const Tally& tally = swarm.tally();
  const auto decisions = static_cast<double>(tally.decisions);
  const double cpu = after.cpu_seconds - before.cpu_seconds;
  fmt::print("{}: {:.0f} commands a second, {} drops\n", title, decisions / took, tally.drops);
  for (const auto& [code, count] : tally.refused) fmt::print("  {} refused: {}\n", count, code);
  fmt::print("  to the answer       p50 {:.1f} ms, p99 {:.1f} ms\n", tally.answers.quantile_ms(0.5),
             tally.answers.quantile_ms(0.99));
  fmt::print("  to the other three  p50 {:.1f} ms, p99 {:.1f} ms ({} updates)\n",
             tally.updates.quantile_ms(0.5), tally.updates.quantile_ms(0.99),
             tally.updates.count());
  fmt::print("  server: {:.0f} us of processor time a command, {:.0f} % of a core, {:.0f} MB\n",
             1e6 * cpu / decisions, 100 * cpu / took,
             static_cast<double>(after.resident_bytes) / 1e6);
  std::fflush(stdout);
  return {decisions / took};
}

void measure_idle(ServerProcess& server, int tables) {
  const Usage before = server.usage();
  Swarm swarm({.tables = tables, .create = kFourPeople}, server.port());
  swarm.hold(true);
  const auto wanted = static_cast<std::size_t>(tables);
  swarm.run_until([&] { return swarm.playing() == wanted && swarm.connected() == 4 * wanted; });
  const Usage after = server.usage();
  fmt::print(
      "{} idle connections at {} tables: {:.1f} KiB for each with its share of a table\n",
      4 * tables, tables,
      static_cast<double>(after.resident_bytes - before.resident_bytes) / 1024 / (4 * tables));
}

void run(const Flags& flags) {
  const std::filesystem::path folder =
      flags.text("dir", std::filesystem::temp_directory_path() / fmt::format("load-{}", getpid()));
  std::filesystem::create_directories(folder);
  ServerProcess server(server_plan(flags, folder));
  server.start();
  pin_to(1);
  if (const int idle = static_cast<int>(flags.number("idle", 0)); idle > 0) {
    measure_idle(server, idle);
  } else {
    const double seconds = flags.number("seconds", 20), rate = flags.number("rate", 0);
    SwarmPlan plan{.tables = static_cast<int>(flags.number("tables", 200)),
                   .rate = rate,
                   .create = kFourPeople,
                   .bot_tables = static_cast<int>(flags.number("bot-tables", 0))};
    double most = rate;
    {
      Swarm swarm(plan, server.port());
      const auto all = static_cast<std::size_t>(plan.tables);
      swarm.run_until([&] { return swarm.playing() >= all; });
      const auto measured =
          measure(swarm, server, seconds, rate > 0 ? "at the given rate" : "as many as it takes");
      if (rate <= 0) most = measured.rate;
    }
    if (rate <= 0) {
      plan.rate = most / 2;
      plan.seed = 2;
      Swarm swarm(plan, server.port());
      const auto all = static_cast<std::size_t>(plan.tables);
      swarm.run_until([&] { return swarm.playing() >= all; });
      measure(swarm, server, seconds, "at half of that");
    }
  }
  server.stop();
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
