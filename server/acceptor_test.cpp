// Accepting goes on, whatever becomes of the one who was accepted last.
#include "server/acceptor.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <stop_token>
#include <thread>

#include "server/test_client.h"

namespace coverstory::server {
namespace {

class Greeting final : public Pages {
 public:
  void answer(const Request&, Then then) override { then(text_response(200, "Welcome.\n")); }
};

TEST(Acceptor, a_fault_while_one_is_admitted_loses_that_one_and_the_next_is_served) {
  const Configuration configuration;
  Greeting pages;
  ConnectionLimit by_address(10);
  RateByAddress requests({.a_second = 100, .burst = 100});
  Metrics metrics;
  const Log quiet(LogLevel::Error, LogFormat::Text, -1);
  HttpContext context{.configuration = configuration,
                      .pages = pages,
                      .by_address = by_address,
                      .requests = requests,
                      .metrics = metrics,
                      .on_upgrade = {},
                      .is_stopping = [] { return false; },
                      .banned_until = [](const AddressKey&) { return std::nullopt; }};
  Places places(1);
  // Whoever comes gets this place, and that fails.
  const auto taken = places.take();
  taken->on_given_away([] { throw std::runtime_error("a fault of ours"); });
  boost::asio::io_context loop;
  const auto acceptor = Acceptor::bind(loop, "127.0.0.1", 0).value();
  ASSERT_TRUE(acceptor->listen(context, places, quiet));
  const std::uint16_t port = acceptor->port();
  std::jthread serving([&](const std::stop_token& stop) {
    const std::stop_callback at_the_end(stop, [&] { loop.stop(); });
    loop.run();
  });
  EXPECT_EQ(TestClient(port).read_to_end(), "");
  TestClient next(port);  // stays, and so does its slot
  EXPECT_EQ(next.get("/").status, 200);
  serving.request_stop();
  serving.join();
  EXPECT_EQ(metrics.accept_failures, 1u);
  EXPECT_EQ(by_address.taken(key_of(boost::asio::ip::make_address("127.0.0.1"))), 1u)
      << "who was lost holds nothing";
}

}  // namespace
}  // namespace coverstory::server
