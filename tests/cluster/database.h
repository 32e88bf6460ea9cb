// A PostgreSQL of the test's own: a primary, and a standby that every commit waits for. It can be
// cut off from its clients, crash, and fail over; what takes long is done on a thread of its own,
// one thing at a time.
#pragma once

#include <array>
#include <future>
#include <memory>
#include <string>

#include "store/postgres/test_postgres.h"
#include "tests/simulator/chance.h"

namespace coverstory::cluster {

class Database {
 public:
  Database();

  /// Names both; libpq finds the one that may be written to.
  std::string conninfo() const;
  /// Whether there is a primary with a standby that is not behind, and nothing is under way. Throws
  /// what the last of it has thrown.
  bool is_well();

  /// All the connections that servers have are ended, in the middle of whatever they do.
  void cut_connections();
  // Each begins, and is over when it is well again.
  void crash(simulator::Chance& chance);
  void fail_over(simulator::Chance& chance);

 private:
  void remake_standby();
  store::TestPostgres& primary() { return *both_[primary_]; }
  store::TestPostgres& standby() { return *both_[1 - primary_]; }

  std::array<std::unique_ptr<store::TestPostgres>, 2> both_;
  std::size_t primary_ = 0;  // the other is its standby
  std::future<void> under_way_;
};

}  // namespace coverstory::cluster
