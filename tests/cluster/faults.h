// Which faults happen, and when: all from a seed. How they are done is the world's matter
// (world.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tests/cluster/history.h"
#include "tests/simulator/chance.h"

namespace coverstory::cluster {

enum class Fault : std::uint8_t {
  Kill,      // SIGKILL of a server, which is started again after a moment
  Stop,      // SIGSTOP of a server for longer than the others wait for a sign of it, and SIGCONT
  Clock,     // a server is killed and started again with another clock
  Cut,       // PostgreSQL ends all the connections that servers have (pg_terminate_backend)
  Crash,     // PostgreSQL is killed, and started again
  FailOver,  // the primary is killed, and the standby promoted
};
inline constexpr std::array<std::string_view, 6> kFaults{"kill", "stop",  "clock",
                                                         "cut",  "crash", "failover"};

/// How many of each.
using Counts = std::array<int, kFaults.size()>;
inline int& count_of(Counts& counts, Fault fault) {
  return counts[static_cast<std::size_t>(fault)];
}

/// All of the faults, in an order by chance.
inline std::vector<Fault> in_any_order(const Counts& counts, simulator::Chance& chance) {
  std::vector<Fault> faults;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    faults.insert(faults.end(), static_cast<std::size_t>(counts[kind]), static_cast<Fault>(kind));
  }
  for (std::size_t left = faults.size(); left > 1; --left) {
    std::swap(faults[left - 1], faults[chance.below(left)]);
  }
  return faults;
}

}  // namespace coverstory::cluster
