// How long it takes from a fault to the next command that is accepted at a table that it concerns.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <vector>

#include "bots/arena/statistics.h"
#include "tests/cluster/faults.h"
#include "tests/cluster/sitting.h"

namespace coverstory::cluster {

class Recoveries {
 public:
  void harmed(Fault fault, const Sitting& table) { waiting_.push_back({fault, &table, now()}); }
  void went_on(const Sitting& table) {
    std::erase_if(waiting_, [&](const Waiting& one) {
      if (one.table != &table) return false;
      took_[one.fault].add(std::chrono::microseconds(now() - one.since));
      return true;
    });
  }
  /// The table is over, or everything waits for the database: nothing can be told of these.
  void forget(const Sitting& table) {
    std::erase_if(waiting_, [&](const Waiting& one) { return one.table == &table; });
  }
  void forget_all() { waiting_.clear(); }

  const std::map<Fault, bots::arena::Durations>& took() const { return took_; }

 private:
  struct Waiting {
    Fault fault;
    const Sitting* table;
    Instant since;
  };

  std::vector<Waiting> waiting_;
  std::map<Fault, bots::arena::Durations> took_;
};

}  // namespace coverstory::cluster
