// What a server is told: where to listen, what to store in, what to serve, and its limits. Every
// setting is a flag of `coverstory serve` and an environment variable.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/log.h"
#include "server/progress.h"
#include "server/rate_by_address.h"
#include "server/token_bucket.h"
#include "store/place.h"
#include "tables/house.h"

namespace coverstory::server {

struct Limits {
  std::size_t message_bytes = 16 * 1024;
  std::size_t header_bytes = 8 * 1024;
  std::size_t queued_bytes = 16 << 20;          // that a client has not taken
  std::size_t queued_bytes_of_all = 256 << 20;  // and all of them together
  std::size_t least_rate = 1024;  // bytes a second that a client takes when much waits
  std::chrono::seconds slow{20};  // over so long
  double commands_a_second = 20;
  double burst = 60;
  std::size_t connections = 10'000;
  std::size_t connections_of_an_address = 200;
  double tables_an_hour = 100;  // opened from one address
  double work_a_second = 400;   // that one address may ask for, in plain commands
  double work_burst = 2000;
  double misses_a_second = 1;  // codes that no table has, tried from one address
  double misses_burst = 30;
  double requests_a_second = 50;  // over HTTP, from one address
  double requests_burst = 500;
  double bytes_a_day = 32 << 20;  // that one address may have stored
  std::chrono::seconds hello{10};
  std::chrono::seconds http_idle{15};
  std::chrono::seconds ping{20};  // after this much silence; after twice as much the client is gone

  LeastRate least_reading() const {
    return {.bytes = least_rate * static_cast<std::size_t>(slow.count()), .stretch = slow};
  }
  Rate commands() const { return {.a_second = commands_a_second, .burst = burst}; }
  RatesByAddress by_address() const {
    return {.tables = RateByAddress(tables()),
            .work = RateByAddress({.a_second = work_a_second, .burst = work_burst}),
            .misses = RateByAddress({.a_second = misses_a_second, .burst = misses_burst}),
            .requests = RateByAddress({.a_second = requests_a_second, .burst = requests_burst}),
            .bytes = RateByAddress({.a_second = bytes_a_day / 86'400, .burst = bytes_a_day})};
  }
  Rate tables() const { return {.a_second = tables_an_hour / 3600, .burst = tables_an_hour}; }
};

struct Configuration {
  std::string host;  // empty: all interfaces
  std::uint16_t port = 8080;
  store::Place store{store::Place::Kind::Sqlite, "coverstory.db"};
  std::string web;                   // empty: no files
  std::vector<std::string> origins;  // that may open a WebSocket besides our own
  bool behind_proxy = false;
  std::string metrics_host = "127.0.0.1";
  std::optional<std::uint16_t> metrics_port;  // for the operator alone; nothing: none
  std::string metrics_token;                  // for /metrics at the port for all; empty: none
  std::size_t bot_threads = 1;
  std::chrono::milliseconds bot_budget{100};
  std::chrono::microseconds group{4000};  // from one commit to the next, when busy
  LogLevel log_level = LogLevel::Info;
  LogFormat log_format = LogFormat::Text;
  Limits limits;
  tables::HouseLimits house;
  std::uint64_t server = 0;   // its number among those on a database; 0: there are no others
  std::string notify_socket;  // of the service manager, which names it; empty for none
  std::string admin_socket;   // for `coverstory admin`; empty: none
  int keep_days = 0;          // tables that nobody touches for longer are deleted; 0: never
};

struct Setting {
  std::string_view name;     // of the flag, without the dashes
  std::string_view value;    // what it takes, for the help; empty for a flag alone
  std::string_view meaning;  // with the default
  /// Answers with what was expected where the text is something else.
  std::function<std::expected<void, std::string>(Configuration&, std::string_view)> read;
  bool may_be_secret = false;  // the text may hold a password, and is not repeated
};

/// All of them, in the order of the help.
std::span<const Setting> settings();

/// COVERSTORY_BOT_THREADS for bot-threads.
std::string environment_name(std::string_view setting);

}  // namespace coverstory::server
