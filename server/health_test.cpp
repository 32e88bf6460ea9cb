// The server says how it is: to whoever asks over HTTP, to clients, and to the service manager.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

#include "server/house_runner.h"
#include "server/test_client.h"
#include "server/test_server.h"
#include "store/test_folder.h"

namespace coverstory::server {
namespace {

using boost::json::object;
using boost::json::value;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kCreate =
    R"({"id":50,"do":"create","name":"Ada","settings":{"game":"cover-me"}})";

/// Asks until it is answered so; a server that never does keeps the test waiting.
std::string body_when(std::uint16_t port, std::string_view path, int status) {
  TestClient client(port);
  while (true) {
    const HttpAnswer answer = client.get(path);
    if (answer.status == status) return answer.body;
  }
}

struct Health : testing::Test {
  /// The store has something to do, and does nothing.
  void hang(TestClient& client) {
    server.disk().hold();
    client.say(kCreate);
    server.disk().wait_until_one_waits();
    EXPECT_THAT(body_when(server.port(), "/healthz", 503),
                StartsWith("The store does not answer.\n"));
  }

  TestServer server;
};

TEST_F(Health, a_store_that_hangs_is_told_and_when_it_answers_again_all_is_well_by_itself) {
  TestClient ada(server.port());
  ada.hello();
  hang(ada);
  EXPECT_THAT(body_when(server.port(), "/readyz", 503), StartsWith("The store does not answer.\n"));
  EXPECT_THAT(TestClient(server.metrics_port()).get("/metrics").body,
              HasSubstr("coverstory_healthy 0\n"));
  server.disk().let_go();
  EXPECT_TRUE(ada.next_with("re").at("ok").as_bool());
  body_when(server.port(), "/healthz", 200);
  EXPECT_THAT(body_when(server.port(), "/readyz", 200), StartsWith("ready\n"));
}

TEST_F(Health, while_the_store_hangs_a_hello_is_answered_with_unavailable) {
  TestClient ada(server.port()), bo(server.port());
  ada.hello();
  hang(ada);
  ASSERT_EQ(bo.upgrade(), 101);
  object answer;
  do {
    answer = bo.ask({{"do", "hello"}, {"version", 1}});
  } while (answer.at("ok").as_bool());
  EXPECT_EQ(answer.at("code"), value("unavailable"));
  server.disk().let_go();
  EXPECT_TRUE(ada.next_with("re").at("ok").as_bool());
  EXPECT_TRUE(bo.ask({{"do", "hello"}, {"version", 1}}).at("ok").as_bool());
}

TEST_F(Health, a_record_is_not_waited_for_without_end) {
  TestClient ada(server.port());
  ada.hello();
  hang(ada);
  EXPECT_EQ(TestClient(server.port()).get("/tables/K7MQ2X/record").status, 503);
  server.disk().let_go();
}

TEST_F(Health, while_a_table_cannot_be_read_others_are_stored_and_it_is_told) {
  TestClient ada(server.port()), bo(server.port());
  ada.hello();
  bo.hello();
  ada.say(kCreate);
  const value table = ada.next_with("re").at("table");
  const auto say = [&] {
    return ada.ask({{"do", "say"}, {"table", table}, {"text", "Hm."}}).at("ok").as_bool();
  };
  server.disk().hold_reads();
  bo.say(R"({"id":60,"do":"watch","table":"K7MQ2X"})");
  server.disk().wait_until_one_waits();
  EXPECT_TRUE(say());
  EXPECT_THAT(body_when(server.port(), "/healthz", 503),
              StartsWith("The store does not answer.\n"));
  EXPECT_TRUE(say());
  server.disk().let_go();
  EXPECT_FALSE(bo.next_with("re").at("ok").as_bool());
  body_when(server.port(), "/healthz", 200);
}

TEST_F(Health, a_disk_with_room_again_is_noticed_though_nobody_asks_for_anything) {
  TestClient ada(server.port());
  ada.hello();
  server.disk().set_full(true);
  EXPECT_EQ(
      ada.ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}}).at("code"),
      value("unavailable"));
  EXPECT_THAT(body_when(server.port(), "/readyz", 503),
              StartsWith("There is no room on the disk.\n"));
  server.disk().set_full(false);
  EXPECT_THAT(body_when(server.port(), "/healthz", 200), StartsWith("ok\n"));
}

TEST_F(Health, a_damaged_store_is_not_touched_again_and_the_server_ends) {
  TestClient ada(server.port()), bo(server.port());
  ada.hello();
  bo.hello();
  server.disk().damage_once();
  ada.say(kCreate);
  EXPECT_EQ(ada.next_with("re").at("code"), value("unavailable"));
  EXPECT_EQ(bo.next_with("bye").at("bye"), value("restart"));
  EXPECT_EQ(server.wait_for_its_end(), Ending::Damaged);
  EXPECT_EQ(server.disk().appends(), 1);
}

TEST(HouseRunner, a_fault_that_may_concern_all_ends_the_server_and_the_house_is_not_called_again) {
  boost::asio::io_context loop;
  Metrics metrics;
  const Log log(LogLevel::Error);
  std::vector<std::string> ended;
  Places places(10);
  HouseRunner runner(loop, {}, std::make_unique<store::MemoryStore>(), TableClock::of_the_system(),
                     places, metrics, log, [&](Ending ending, const std::string& why) {
                       EXPECT_EQ(ending, Ending::Fault);
                       ended.push_back(why);
                     });
  int calls = 0;
  const auto fetch = [&] {
    runner.fetch({}, "none", "", tables::House::Fetch::Record, std::nullopt, [&](const auto&) {
      ++calls;
      throw std::runtime_error("No memory.");
    });
  };
  fetch();
  fetch();
  EXPECT_EQ(ended, std::vector<std::string>{"No memory."});
  EXPECT_EQ(calls, 1);
}

/// A service manager's end.
class Listener {
 public:
  explicit Listener(const std::string& path) : descriptor_(socket(AF_UNIX, SOCK_DGRAM, 0)) {
    sockaddr_un address{.sun_family = AF_UNIX};
    std::ranges::copy(path, address.sun_path);
    if (path.front() == '@') address.sun_path[0] = '\0';
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
    if (bind(descriptor_, reinterpret_cast<const sockaddr*>(&address), length) != 0)
      throw std::runtime_error("bind");
  }
  ~Listener() { close(descriptor_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  std::string next() const {
    std::array<char, 500> bytes{};
    const auto length = recv(descriptor_, bytes.data(), bytes.size(), 0);
    return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0))};
  }
  /// Skips what comes before.
  std::string next_with(std::string_view begin) const {
    while (true) {
      if (std::string text = next(); text.starts_with(begin)) return text;
    }
  }

 private:
  int descriptor_;
};

TEST(ServiceManager, is_told_that_the_server_is_ready_alive_ill_and_about_to_stop) {
  const store::TestFolder folder;
  for (const std::string& name :
       {(folder / "notify").string(), "@coverstory-test-" + std::to_string(getpid())}) {
    const Listener manager(name);
    TestServer server({.notify_socket = name});
    EXPECT_EQ(manager.next(), "EXTEND_TIMEOUT_USEC=30000000");  // opening may take long
    EXPECT_THAT(manager.next(), StartsWith("READY=1\nSTATUS="));
    EXPECT_EQ(manager.next_with("WATCHDOG"), "WATCHDOG=1");
    server.disk().set_full(true);
    TestClient ada(server.port());
    ada.hello();
    ada.say(kCreate);
    EXPECT_EQ(manager.next_with("STATUS"), "STATUS=There is no room on the disk.");
    EXPECT_EQ(manager.next_with("WATCHDOG"), "WATCHDOG=1");  // a restart would not make room
    server.stop();
    EXPECT_EQ(manager.next_with("STOPPING"), "STOPPING=1");
  }
}

TEST(ServiceManager, one_that_is_not_there_is_no_trouble) {
  TestServer server({.notify_socket = "/nowhere/notify"});
  EXPECT_EQ(TestClient(server.port()).get("/healthz").status, 200);
}

}  // namespace
}  // namespace coverstory::server
