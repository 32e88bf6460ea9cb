#include "server/configuration.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace coverstory::server {
namespace {

using Outcome = std::expected<void, std::string>;
using Reader = decltype(Setting::read);

/// A whole number within bounds, handed to `set`.
Reader whole_number(std::int64_t low, std::int64_t high,
                    void (*set)(Configuration&, std::int64_t)) {
  return [=](Configuration& configuration, std::string_view text) -> Outcome {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < low || number > high)
      return std::unexpected(fmt::format("a whole number from {} to {}", low, high));
    set(configuration, number);
    return {};
  };
}

Reader any_text(void (*set)(Configuration&, std::string)) {
  return [=](Configuration& configuration, std::string_view text) -> Outcome {
    set(configuration, std::string(text));
    return {};
  };
}

template <class Choice, std::size_t N>
Reader one_of(std::array<std::pair<std::string_view, Choice>, N> words,
              Choice Configuration::* member) {
  return [=](Configuration& configuration, std::string_view text) -> Outcome {
    std::string known;
    for (const auto& [word, choice] : words) {
      known += fmt::format("{}{}", known.empty() ? "" : ", ", word);
      if (word != text) continue;
      configuration.*member = choice;
      return {};
    }
    return std::unexpected(fmt::format("one of {}", known));
  };
}

Outcome read_store(Configuration& configuration, std::string_view text) {
  auto place = store::read_place(text);
  if (!place) return std::unexpected(std::string(store::kPlaces));
  configuration.store = std::move(*place);
  return {};
}

Outcome read_origins(Configuration& configuration, std::string_view text) {
  configuration.origins.clear();
  while (!text.empty()) {
    const std::string_view origin = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), origin.size() + 1));
    if (!origin.starts_with("https://") && !origin.starts_with("http://"))
      return std::unexpected("origins like https://play.example.org, with commas between them");
    configuration.origins.emplace_back(origin);
  }
  return {};
}

/// A flag has no text; an environment variable says it in a word.
Outcome read_behind_proxy(Configuration& configuration, std::string_view text) {
  configuration.behind_proxy = text.empty() || text == "1" || text == "yes" || text == "true";
  if (configuration.behind_proxy || text == "0" || text == "no" || text == "false") return {};
  return std::unexpected("yes or no");
}

constexpr std::array<std::pair<std::string_view, LogLevel>, 4> kLevels{
    {{"debug", LogLevel::Debug},
     {"info", LogLevel::Info},
     {"warning", LogLevel::Warning},
     {"error", LogLevel::Error}}};
constexpr std::array<std::pair<std::string_view, LogFormat>, 2> kFormats{
    {{"text", LogFormat::Text}, {"json", LogFormat::Json}}};

using C = Configuration;
using N = std::int64_t;

const std::array kSettings{
    Setting{"host", "ADDRESS", "listen on this address only (all interfaces, IPv4 and IPv6)",
            any_text([](C& c, std::string text) { c.host = std::move(text); })},
    Setting{"port", "N", "0 chooses a free one (8080)",
            whole_number(0, 65'535, [](C& c, N n) { c.port = static_cast<std::uint16_t>(n); })},
    Setting{"store", "PLACE", "sqlite:FILE or postgres:CONNINFO (sqlite:coverstory.db)", read_store,
            true},
    Setting{"web", "DIR", "the client's files (none)",
            any_text([](C& c, std::string text) { c.web = std::move(text); })},
    Setting{"origin", "LIST", "other origins whose pages may connect (none but this server's own)",
            read_origins},
    Setting{"behind-proxy", "", "take clients' addresses from the reverse proxy's headers",
            read_behind_proxy},
    Setting{
        "metrics-port", "N", "a port of its own for /metrics; without it there is none",
        whole_number(0, 65'535, [](C& c, N n) { c.metrics_port = static_cast<std::uint16_t>(n); })},
    Setting{"metrics-host", "ADDRESS", "where that port is (127.0.0.1)",
            any_text([](C& c, std::string text) { c.metrics_host = std::move(text); })},
    Setting{"metrics-token", "SECRET", "for /metrics at --port, as Authorization: Bearer (none)",
            any_text([](C& c, std::string text) { c.metrics_token = std::move(text); })},
    Setting{"bot-threads", "N", "threads on which bots think (1)",
            whole_number(1, 64, [](C& c, N n) { c.bot_threads = static_cast<std::size_t>(n); })},
    Setting{"bot-ms", "N", "for how long a bot may think about a decision (100)",
            whole_number(1, 2000, [](C& c, N n) { c.bot_budget = std::chrono::milliseconds(n); })},
    Setting{"group-ms", "N", "pause between commits when busy; groups grow with it (4)",
            whole_number(0, 1000, [](C& c, N n) { c.group = std::chrono::milliseconds(n); })},
    Setting{"message-bytes", "N", "largest message of a client (16384)",
            whole_number(1024, 1 << 20,
                         [](C& c, N n) { c.limits.message_bytes = static_cast<std::size_t>(n); })},
    Setting{"header-bytes", "N", "largest head of an HTTP request (8192)",
            whole_number(1024, 1 << 20,
                         [](C& c, N n) { c.limits.header_bytes = static_cast<std::size_t>(n); })},
    Setting{"queued-bytes", "N", "what may wait for a client that does not read (16777216)",
            whole_number(1024, 1 << 30,
                         [](C& c, N n) { c.limits.queued_bytes = static_cast<std::size_t>(n); })},
    Setting{"queued-bytes-of-all", "N", "what may wait for all clients together (268435456)",
            whole_number(
                1024, std::int64_t{1} << 40,
                [](C& c, N n) { c.limits.queued_bytes_of_all = static_cast<std::size_t>(n); })},
    Setting{"least-rate", "N", "bytes a second that a client takes when much waits for it (1024)",
            whole_number(1, 1 << 30,
                         [](C& c, N n) { c.limits.least_rate = static_cast<std::size_t>(n); })},
    Setting{"slow-s", "N", "over how long that is measured (20)",
            whole_number(1, 3600, [](C& c, N n) { c.limits.slow = std::chrono::seconds(n); })},
    Setting{"commands-per-second", "N", "of a connection, in the long run (20)",
            whole_number(1, 1'000'000,
                         [](C& c, N n) { c.limits.commands_a_second = static_cast<double>(n); })},
    Setting{"burst", "N", "commands of a connection at once (60)",
            whole_number(1, 1'000'000, [](C& c, N n) { c.limits.burst = static_cast<double>(n); })},
    Setting{"connections", "N", "in all (10000)",
            whole_number(1, 1'000'000,
                         [](C& c, N n) { c.limits.connections = static_cast<std::size_t>(n); })},
    Setting{"connections-per-address", "N", "from one address (200)",
            whole_number(1, 1'000'000,
                         [](C& c, N n) {
                           c.limits.connections_of_an_address = static_cast<std::size_t>(n);
                         })},
    Setting{"tables-per-hour", "N", "opened from one address (100)",
            whole_number(1, 1'000'000,
                         [](C& c, N n) { c.limits.tables_an_hour = static_cast<double>(n); })},
    Setting{"work-per-second", "N", "for one address: commands, a replay as 20 of them (400)",
            whole_number(1, 1'000'000'000,
                         [](C& c, N n) { c.limits.work_a_second = static_cast<double>(n); })},
    Setting{"work-burst", "N", "and at once (2000)",
            whole_number(1, 1'000'000'000,
                         [](C& c, N n) { c.limits.work_burst = static_cast<double>(n); })},
    Setting{"requests-per-second", "N", "over HTTP, from one address (50)",
            whole_number(1, 1'000'000'000,
                         [](C& c, N n) { c.limits.requests_a_second = static_cast<double>(n); })},
    Setting{"requests-burst", "N", "and at once (500)",
            whole_number(1, 1'000'000'000,
                         [](C& c, N n) { c.limits.requests_burst = static_cast<double>(n); })},
    Setting{"bytes-per-day", "N", "that one address may have stored (33554432)",
            whole_number(1024, std::int64_t{1} << 40,
                         [](C& c, N n) { c.limits.bytes_a_day = static_cast<double>(n); })},
    Setting{"keep-days", "N", "delete tables that nobody touched for so many days; 0 keeps all (0)",
            whole_number(0, 36'500, [](C& c, N n) { c.keep_days = static_cast<int>(n); })},
    Setting{"admin-socket", "PATH", "for coverstory admin, or 'off' (beside the store: FILE.admin)",
            any_text([](C& c, std::string text) { c.admin_socket = std::move(text); })},
    Setting{"tables", "N", "in memory at once (20000)",
            whole_number(1, 10'000'000,
                         [](C& c, N n) { c.house.tables = static_cast<std::size_t>(n); })},
    Setting{
        "table-entries", "N", "in the log of a table (50000)",
        whole_number(100, 10'000'000,
                     [](C& c, N n) { c.house.entries_of_a_table = static_cast<std::size_t>(n); })},
    Setting{
        "table-bytes", "N", "in the log of a table (16777216)",
        whole_number(10'000, 1 << 30,
                     [](C& c, N n) { c.house.bytes_of_a_table = static_cast<std::size_t>(n); })},
    Setting{"spectators", "N", "of a table (200)",
            whole_number(
                0, 1'000'000,
                [](C& c, N n) { c.house.spectators_of_a_table = static_cast<std::size_t>(n); })},
    Setting{"reading-bytes", "N",
            "largest record or replay, half of --queued-bytes at most (8388608)",
            whole_number(1024, 1 << 30,
                         [](C& c, N n) { c.house.reading_bytes = static_cast<std::size_t>(n); })},
    Setting{"hello-s", "N", "until a connection must have said hello (10)",
            whole_number(1, 3600, [](C& c, N n) { c.limits.hello = std::chrono::seconds(n); })},
    Setting{"http-idle-s", "N", "until an HTTP connection must have asked (15)",
            whole_number(1, 3600, [](C& c, N n) { c.limits.http_idle = std::chrono::seconds(n); })},
    Setting{"ping-s", "N", "silence after which a client is pinged (20)",
            whole_number(1, 3600, [](C& c, N n) { c.limits.ping = std::chrono::seconds(n); })},
    Setting{"log-level", "LEVEL", "debug, info, warning or error (info)",
            one_of(kLevels, &C::log_level)},
    Setting{"log-format", "FORMAT", "text or json (text)", one_of(kFormats, &C::log_format)},
};

}  // namespace

std::span<const Setting> settings() {
  return kSettings;
}

std::string environment_name(std::string_view setting) {
  std::string name = fmt::format("COVERSTORY_{}", setting);
  std::ranges::transform(name, name.begin(), [](unsigned char c) {
    return c == '-' ? '_' : static_cast<char>(std::toupper(c));
  });
  return name;
}

}  // namespace coverstory::server
