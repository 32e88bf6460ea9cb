#include "server/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <string_view>

#include "engine/core/version.h"

namespace coverstory::server {
namespace {

class Page {
 public:
  void gauge(std::string_view name, std::string_view help, std::size_t value) {
    head(name, help, "gauge");
    line(name, value);
  }

  void counter(std::string_view name, std::string_view help, std::uint64_t value) {
    head(name, help, "counter");
    line(name, value);
  }

  void head(std::string_view name, std::string_view help, std::string_view type) {
    text_ +=
        fmt::format("# HELP coverstory_{0} {1}\n# TYPE coverstory_{0} {2}\n", name, help, type);
  }

  void line(std::string_view name, std::uint64_t value) {
    text_ += fmt::format("coverstory_{} {}\n", name, value);
  }

  void histogram(std::string_view name, std::string_view help, const Histogram& histogram) {
    head(name, help, "histogram");
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
      so_far += histogram.in_bucket(i);
      line(fmt::format("{}_bucket{{le=\"{}\"}}", name, Histogram::kBounds[i]), so_far);
    }
    line(fmt::format("{}_bucket{{le=\"+Inf\"}}", name), histogram.count());
    text_ += fmt::format("coverstory_{}_sum {:.6f}\n", name, histogram.sum());
    line(fmt::format("{}_count", name), histogram.count());
  }

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void add_house(Page& page, const tables::HouseFigures& house) {
  page.gauge("tables", "Tables in memory.", house.tables);
  page.gauge("tables_playing", "Tables with a game under way.", house.playing);
  page.gauge("gathered_entries", "Entries that wait for the next commit.", house.gathered);
  page.gauge("held_messages", "Messages that wait for the store.", house.held);
  page.gauge("questions", "Bots that think or wait to think.", house.questions);
  page.head("commands_total", "Commands of clients, by outcome.", "counter");
  page.line("commands_total{outcome=\"accepted\"}", house.accepted);
  page.line("commands_total{outcome=\"refused\"}", house.refused);
  page.counter("games_ended_total", "Games that came to their end.", house.games_ended);
  page.counter("tables_frozen_total", "Tables set aside after a fault.", house.frozen);
}

void add_network(Page& page, const Metrics& metrics, const Gauges& gauges) {
  page.gauge("sockets", "Open connections of any kind.", gauges.open_sockets);
  page.gauge("connections", "Open WebSocket connections.", gauges.websockets);
  page.gauge("queued_bytes", "Bytes that clients have not taken yet.", gauges.queued_bytes);
  page.counter("sockets_accepted_total", "Connections accepted.", metrics.connections_accepted);
  page.counter("sockets_turned_away_total", "Connections above a limit.",
               metrics.connections_turned_away);
  page.counter("accept_failures_total", "Connections the system could not give us.",
               metrics.accept_failures);
  page.counter("http_requests_total", "HTTP requests.", metrics.http_requests);
  page.counter("messages_received_total", "Text messages of clients.", metrics.messages_received);
  page.counter("messages_sent_total", "Text messages to clients.", metrics.messages_sent);
  page.counter("received_bytes_total", "Bytes of WebSockets, in.", metrics.bytes_received);
  page.counter("sent_bytes_total", "Bytes of WebSockets, out.", metrics.bytes_sent);
  page.counter("too_fast_total", "Commands above a client's rate.", metrics.too_fast);
  page.head("closes_total", "WebSockets closed, by reason.", "counter");
  for (std::size_t i = 0; i < kCloseReasons.size(); ++i)
    page.line(fmt::format("closes_total{{reason=\"{}\"}}", kCloseReasons[i].word),
              metrics.closes[i]);
}

}  // namespace

std::string metrics_page(const Metrics& metrics, const Gauges& gauges) {
  Page page;
  page.head("build_info", "Always 1; the version is its label.", "gauge");
  page.line(fmt::format("build_info{{version=\"{}\"}}", version()), 1);
  page.gauge("healthy", "1 while everything can be stored.", gauges.healthy ? 1 : 0);
  add_house(page, gauges.house);
  add_network(page, metrics, gauges);
  page.gauge("store_queue", "Requests that wait for the store.", gauges.store_queue);
  page.counter("store_commits_total", "Commits that succeeded.", metrics.store_commits);
  page.counter("store_entries_total", "Entries stored.", metrics.store_entries);
  page.counter("store_failures_total", "Commits that failed.", metrics.store_failures);
  page.counter("races_lost_total", "Times that another server was faster at a table.",
               metrics.races_lost);
  page.counter("tables_deleted_total", "Tables deleted by the host or for their age.",
               metrics.tables_deleted);
  page.gauge("bot_queue", "Questions that wait for a bot's thread.", gauges.bot_queue);
  page.counter("thoughts_total", "Questions that bots have answered.", metrics.thoughts);
  page.gauge("resident_bytes", "Resident memory of the server.", gauges.resident_bytes);
  page.histogram("answer_seconds", "From a command's arrival to its answer on the wire.",
                 metrics.answer_latency);
  page.histogram("commit_seconds", "A commit of the store.", metrics.commit_latency);
  page.histogram("thinking_seconds", "A bot's answer, from the question on.", metrics.thinking);
  return page.take();
}

std::size_t resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  std::size_t all = 0, resident = 0;
  statm >> all >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace coverstory::server
