#include "tests/cluster/database.h"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "store/postgres/connection.h"

namespace coverstory::cluster {
namespace {

using store::TestPostgres;
using store::postgres::Connection;

/// How long a fault lasts, which is chosen with it; nothing that is checked waits for it.
void pause(std::int64_t milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

/// From when this returns, a commit waits for the standby. Throws where there is none in time.
void wait_for_standby(const TestPostgres& primary) {
  primary.set("synchronous_standby_names = '*'");
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (true) {
    Connection connection(primary.conninfo());
    const auto rows = connection.run("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    if (rows.size() > 0) return;
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error("The standby does not follow.");
    pause(20);
  }
}

void end_connections(const TestPostgres& at) {
  Connection connection(at.conninfo());
  (void)connection.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
      "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
}

}  // namespace

Database::Database() {
  both_[0] = std::make_unique<TestPostgres>();
  // So that a standby is back soon after its primary is.
  both_[0]->set("wal_retrieve_retry_interval = '100ms'");
  both_[1] = TestPostgres::standby_of(*both_[0]);
  wait_for_standby(*both_[0]);
}

std::string Database::conninfo() const {
  return "host=" + both_[0]->host() + "," + both_[1]->host() +
         " user=coverstory dbname=postgres target_session_attrs=read-write";
}

bool Database::is_well() {
  if (!under_way_.valid()) return true;
  if (under_way_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return false;
  under_way_.get();
  return true;
}

void Database::cut_connections() {
  end_connections(primary());
}

void Database::crash(simulator::Chance& chance) {
  const auto down_ms = chance.between(0, 500);
  under_way_ = std::async(std::launch::async, [this, down_ms] {
    primary().kill();
    pause(down_ms);
    primary().start();
    wait_for_standby(primary());
  });
}

void Database::fail_over(simulator::Chance& chance) {
  const auto how = chance.below(3);
  const auto pause_ms = chance.between(100, 800);
  under_way_ = std::async(std::launch::async, [this, how, pause_ms] {
    if (how == 0) {
      primary().kill();
      standby().promote();
    } else if (how == 1) {
      // For a moment there are two that may be written to; the old one has nobody to wait for.
      standby().promote();
      pause(pause_ms);
      primary().kill();
    } else {
      // The standby is gone first. What is committed then has been promised to nobody, though a
      // connection that is ended leaves it to be seen.
      standby().kill();
      pause(pause_ms / 2);
      end_connections(primary());
      pause(pause_ms);
      primary().kill();
      standby().start();
      standby().promote();
    }
    primary_ = 1 - primary_;
    standby().follow(primary());
    wait_for_standby(primary());
  });
}

}  // namespace coverstory::cluster
