// What the operator can watch: counters and durations of the server, and their page in Prometheus'
// text format. Only the network thread touches them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "server/histogram.h"
#include "server/websocket/close_reason.h"
#include "tables/house.h"

namespace coverstory::server {

struct Metrics {
  std::uint64_t connections_accepted = 0;
  std::uint64_t connections_turned_away = 0;
  std::uint64_t accept_failures = 0;
  std::uint64_t http_requests = 0;
  std::uint64_t messages_received = 0;
  std::uint64_t messages_sent = 0;
  std::uint64_t bytes_received = 0;
  std::uint64_t bytes_sent = 0;
  std::uint64_t too_fast = 0;
  std::array<std::uint64_t, kCloseReasons.size()> closes{};
  std::uint64_t store_commits = 0;
  std::uint64_t store_entries = 0;
  std::uint64_t store_failures = 0;
  std::uint64_t races_lost = 0;      // against another server on the same database
  std::uint64_t tables_deleted = 0;  // by the host or for their age
  std::uint64_t thoughts = 0;
  Histogram answer_latency;
  Histogram commit_latency;
  Histogram thinking;

  std::uint64_t& closed(CloseReason reason) { return closes[static_cast<std::size_t>(reason)]; }
};

/// What is counted elsewhere, at the moment of asking.
struct Gauges {
  tables::HouseFigures house;
  std::size_t open_sockets = 0;
  std::size_t websockets = 0;
  std::size_t store_queue = 0;
  std::size_t bot_queue = 0;
  std::size_t queued_bytes = 0;
  std::size_t resident_bytes = 0;
  bool healthy = true;
};

std::string metrics_page(const Metrics& metrics, const Gauges& gauges);

/// Of this process, as the system counts it.
std::size_t resident_bytes();

}  // namespace coverstory::server
