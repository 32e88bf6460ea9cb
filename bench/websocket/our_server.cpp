#include <boost/asio/io_context.hpp>
#include <memory>
#include <stdexcept>
#include <utility>

#include "bench/websocket/server.h"
#include "server/acceptor.h"
#include "server/http/session.h"
#include "server/http/site.h"
#include "server/websocket/websockets.h"

namespace coverstory::websocket_bench {
namespace {

using tables::ConnectionId;

/// Limits against floods would only measure themselves here, and nobody says hello.
server::Configuration configuration() {
  server::Configuration all;
  all.limits.connections = all.limits.connections_of_an_address = 100'000;
  all.limits.commands_a_second = all.limits.burst = 1e9;
  all.limits.work_a_second = all.limits.work_burst = 1e9;
  all.limits.requests_a_second = all.limits.requests_burst = 1e9;
  all.limits.hello = std::chrono::hours(1);
  return all;
}

class NoPages final : public server::SiteSource {
 public:
  std::string ailment() const override { return {}; }
  std::string reluctance() const override { return {}; }
  std::string metrics() const override { return {}; }
  void fetch(const server::Request&, std::string_view, std::string_view, tables::House::Fetch,
             std::optional<int>, tables::House::Fetched) override {}
};

class OurServer final : public server::WebSocketHandler {
 public:
  void run(const std::function<void(std::uint16_t)>& ready) {
    auto acceptor = server::Acceptor::bind(loop_, "127.0.0.1", 0);
    if (!acceptor || !(*acceptor)->listen(http_, places_, log_))
      throw std::runtime_error("cannot listen");
    ready((*acceptor)->port());
    loop_.run();
  }

 private:
  void connected(ConnectionId) override {}
  void disconnected(ConnectionId) override {}
  void second_passed(server::Instant) override {}
  void received(ConnectionId from, std::string_view text) override {
    const auto news = std::make_shared<const protocol::Message>(
        protocol::Message{.kind = protocol::MessageKind::News, .text = news_of(text)});
    const std::uint64_t first = (std::to_underlying(from) - 1) / kTable * kTable + 1;
    for (std::uint64_t i = 0; i < kTable; ++i) websockets_.send(ConnectionId{first + i}, news);
  }
  void turn_ended() override {
    do {
      websockets_.tell_who_left();
    } while (websockets_.write_all());
  }

  server::Configuration configuration_ = configuration();
  server::Metrics metrics_;
  server::Log log_{server::LogLevel::Error};
  server::Places places_{configuration_.limits.connections};
  server::ConnectionLimit by_address_{configuration_.limits.connections};
  boost::asio::io_context loop_{1};
  server::RatesByAddress rates_ = configuration_.limits.by_address();
  server::WebSockets websockets_{loop_, configuration_.limits, rates_.work, metrics_, log_, *this};
  NoPages pages_;
  server::Site site_{pages_, std::nullopt, ""};
  server::HttpContext http_{
      .configuration = configuration_,
      .pages = site_,
      .by_address = by_address_,
      .requests = rates_.requests,
      .metrics = metrics_,
      .on_upgrade =
          [this](server::UpgradedSocket upgraded) { websockets_.add(std::move(upgraded)); },
      .is_stopping = [] { return false; },
      .banned_until = [](const auto&) { return std::optional<tables::Time>(); }};
};

}  // namespace

void serve_with_ours(const std::function<void(std::uint16_t)>& ready) {
  OurServer().run(ready);
}

}  // namespace coverstory::websocket_bench
