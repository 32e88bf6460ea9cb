// In the way of Jepsen: people play at several servers that share one PostgreSQL, while servers are
// killed and stopped and the database crashes and fails over; then every promise is held against
// what they remember (checker.h). With one server it is the same on a file of SQLite.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <filesystem>

#include "bench/load/flags.h"
#include "tests/cluster/world.h"

namespace coverstory::cluster {
namespace {

constexpr const char* kHelp =
    "Usage: cluster --server PATH [--servers 3] [--tables 12] [--seed 1] [--pause-ms 500]\n"
    "               [--kill N] [--stop N] [--clock N] [--cut N] [--crash N] [--failover N]\n"
    "With one server the tables are in a file of SQLite; there, only servers are harmed.\n";

constexpr int kSkipped = 77;

int run(const load::Flags& flags) {
  const auto number = [&](std::string_view name, int otherwise) {
    return static_cast<int>(flags.number(std::string(name), otherwise));
  };
  Plan plan{.program = flags.text("server", ""),
            .servers = number("servers", 3),
            .tables = number("tables", 12),
            .pause = 1000 * number("pause-ms", 500),
            .seed = static_cast<std::uint64_t>(number("seed", 1))};
  for (std::size_t kind = 0; kind < kFaults.size(); ++kind) {
    plan.faults[kind] = number(kFaults[kind], 0);
  }
  if (plan.servers > 1 && !store::TestPostgres::is_installed()) {
    fmt::print("{}\n", store::kNoPostgres);
    return kSkipped;
  }
  if (plan.servers == 1) {
    for (const Fault fault : {Fault::Cut, Fault::Crash, Fault::FailOver}) {
      count_of(plan.faults, fault) = 0;
    }
  }
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-cluster-{}", getpid());
  std::filesystem::create_directories(folder);
  const int broken = World(plan, folder).run();
  if (broken == 0) {
    std::filesystem::remove_all(folder);
  } else {
    fmt::print("What the servers said is in {}\n", folder.string());
  }
  return broken == 0 ? 0 : 1;
}

}  // namespace
}  // namespace coverstory::cluster

int main(int count, char** words) {
  if (count < 3 || count % 2 == 0) {
    fmt::print("{}", coverstory::cluster::kHelp);
    return 2;
  }
  try {
    return coverstory::cluster::run(coverstory::load::Flags(count, words));
  } catch (const std::exception& error) {
    fmt::print("FAILED: {}\n", error.what());
    return 1;
  }
}
