// How long it takes from a fault to the next command that is accepted at a table that it concerns.
// The game itself may accept none for a while: a round of Cover Up begins by the clock. From the
// first to the last time that the table says so is not the servers' time.
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
  void harmed(Fault fault, const Sitting& table) {
    waiting_.push_back({.fault = fault, .table = &table, .since = now()});
  }
  void went_on(const Sitting& table) {
    std::erase_if(waiting_, [&](const Waiting& one) {
      if (one.table != &table) return false;
      took_[one.fault].add(std::chrono::microseconds(now() - one.since - one.not_yet()));
      return true;
    });
  }
  /// The table answers: the rules allow this at another time.
  void said_not_now(const Sitting& table) {
    for (Waiting& one : waiting_) {
      if (one.table != &table) continue;
      one.last_refused = now();
      if (one.first_refused == 0) one.first_refused = one.last_refused;
    }
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
    Instant first_refused = 0, last_refused = 0;  // by the rules; 0 before

    Instant not_yet() const { return last_refused - first_refused; }
  };

  std::vector<Waiting> waiting_;
  std::map<Fault, bots::arena::Durations> took_;
};

}  // namespace coverstory::cluster
