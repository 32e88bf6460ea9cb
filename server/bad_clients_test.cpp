// Clients that do what they should not: refused or closed with a reason, while others play on.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <fstream>
#include <functional>
#include <stdexcept>

#include "server/standings.h"
#include "server/test_client.h"
#include "server/test_server.h"
#include "server/websocket/test_frames.h"
#include "store/test_folder.h"

namespace coverstory::server {
namespace {

using boost::json::value;
using testing::AllOf;
using testing::HasSubstr;

/// A server with someone at it who must notice nothing.
class BadClients : public testing::Test {
 protected:
  void start(Configuration configuration) {
    server.emplace(std::move(configuration));
    good.emplace(server->port());
    good->hello();
  }
  void TearDown() override {
    if (good) expect_good_is_served();
  }

  /// Soon: the server does little until the answer is there. That is measured by the time for which
  /// its thread was at work, which does not depend on what else the machine is busy with.
  void expect_good_is_served() {
    constexpr std::chrono::milliseconds kMost{250};
    const auto before = server->time_at_work();
    EXPECT_TRUE(good->ask({{"do", "tables"}}).at("ok").as_bool());
    EXPECT_LT(server->time_at_work() - before, kMost) << "the good one had to wait for others";
  }

  /// Who only waits, or has left, costs nothing: the server does nothing while it has nothing to
  /// do. This thread is busy for a while, and the server's thread must not be; how long that takes
  /// is of no matter. One that still had something to do gets there; one that turns in a circle
  /// does not.
  void expect_server_rests() {
    constexpr std::chrono::milliseconds kBusy{100}, kLittle{10};
    constexpr int kTries = 20;
    for (int tries = 0; tries < kTries; ++tries) {
      const auto own = time_at_work(pthread_self()), before = server->time_at_work();
      while (time_at_work(pthread_self()) - own < kBusy) continue;
      if (server->time_at_work() - before < kLittle) return;
    }
    ADD_FAILURE() << "the server turns in a circle";
  }

  std::string metrics() { return TestClient(server->metrics_port()).get("/metrics").body; }

  /// A number of the server's figures.
  std::uint64_t figure(std::string_view name) {
    const std::string page = metrics();
    const std::string line = fmt::format("\ncoverstory_{} ", name);
    const std::size_t at = page.find(line);
    if (at == std::string::npos) throw std::runtime_error(fmt::format("no figure {}", name));
    return std::stoull(page.substr(at + line.size()));
  }

  /// Fails where it does not come to be, after as long as a client waits for an answer.
  static void wait_until(const std::function<bool()>& is_so) {
    const Instant end = Steady::now() + std::chrono::seconds(30);
    while (!is_so()) {
      if (Steady::now() > end) throw std::runtime_error("it did not come to be");
    }
  }

  /// Sends the bytes after a hello and answers with the code of the close.
  int closed_after(std::string_view bytes) {
    TestClient client(server->port());
    client.hello();
    client.send_bytes(bytes);
    expect_good_is_served();
    return client.close_code();
  }

  std::optional<TestServer> server;
  std::optional<TestClient> good;
};

TEST_F(BadClients, frames_that_are_wrong_close_with_the_code_for_it) {
  start({});
  EXPECT_EQ(closed_after(masked(Opcode::Binary, "x")), 1003);
  EXPECT_EQ(closed_after(masked(Opcode::Text, "\xff\xfe")), 1007);
  EXPECT_EQ(closed_after("\x81\x01x"), 1002);
  EXPECT_EQ(closed_after(masked(Opcode::Continuation, "x")), 1002);
  EXPECT_EQ(closed_after(masked(Opcode::Close, std::string("\x03\xe8", 2))), 1000);
}

TEST_F(BadClients, a_message_that_is_too_large_is_answered_with_bye) {
  start({.limits = {.message_bytes = 2048}});
  TestClient client(server->port());
  client.hello();
  client.send_bytes(masked(Opcode::Text, std::string(2049, ' ')));
  EXPECT_EQ(client.next_with("bye").at("bye"), value("too_large"));
  EXPECT_EQ(client.close_code(), 1009);
}

TEST_F(BadClients, a_message_of_the_largest_size_is_read) {
  start({.limits = {.message_bytes = 2048}});
  std::string text = R"({"id":9,"do":"tables"})";
  text.resize(2048, ' ');
  good->say(text);
  EXPECT_EQ(good->next_with("re").at("re"), value(9));
}

TEST_F(BadClients, what_is_no_command_is_refused_and_others_come_through) {
  start({});
  TestClient client(server->port());
  client.hello();
  for (const char* wrong : {"", "{", "[]", "7", "{}", R"({"id":"x","do":"tables"})",
                            R"({"id":3,"do":"fly"})", R"({"id":4,"do":"join","table":7})"}) {
    client.say(wrong);
    EXPECT_EQ(client.next_with("re").at("code"), value("bad_message")) << wrong;
  }
  EXPECT_EQ(client.ask({{"do", "watch"}, {"table", "ZZZZZZ"}}).at("code"), value("no_such_table"));
}

TEST_F(BadClients, who_is_too_fast_is_told_and_who_floods_is_closed) {
  start({.limits = {.commands_a_second = 1, .burst = 10}});
  TestClient client(server->port());
  client.hello();
  std::string flood;
  for (int i = 0; i < 100; ++i)
    flood += masked(Opcode::Text, fmt::format(R"({{"id":{},"do":"tables"}})", 100 + i));
  client.send_bytes(flood);
  boost::json::object answer = client.next_with("re");
  for (; answer.at("ok") == value(true); answer = client.next_with("re")) continue;
  EXPECT_EQ(answer.at("code"), value("too_fast"));
  EXPECT_GE(answer.at("re").as_int64(), 109);
  EXPECT_EQ(client.next_with("bye").at("bye"), value("flood"));
  EXPECT_EQ(client.close_code(), 1008);
}

TEST_F(BadClients, who_never_says_hello_is_sent_away) {
  start({.limits = {.hello = std::chrono::seconds(1)}});
  TestClient client(server->port());
  ASSERT_EQ(client.upgrade(), 101);
  client.say(R"({"id":1,"do":"tables"})");
  EXPECT_EQ(client.next_with("re").at("code"), value("hello_first"));
  EXPECT_EQ(client.next_with("bye").at("bye"), value("silent"));
  EXPECT_EQ(client.close_code(), 1008);
}

TEST_F(BadClients, a_message_that_never_ends_is_not_waited_for) {
  start({.limits = {.hello = std::chrono::seconds(1)}});
  EXPECT_EQ(closed_after(masked(Opcode::Text, "begun", Final::No)), 1008);
  EXPECT_EQ(closed_after("\x81"), 1008);
  EXPECT_THAT(metrics(), HasSubstr("coverstory_closes_total{reason=\"unfinished\"} 2\n"));
}

TEST_F(BadClients, who_begins_something_and_waits_costs_nothing) {
  start({});
  std::deque<TestClient> clients;
  for (const std::string_view begun : {"", "GET", "GET / HTTP/1.1\r\nHost: a\r\n"})
    clients.emplace_back(server->port()).send_bytes(begun);
  ASSERT_EQ(clients.emplace_back(server->port()).upgrade(), 101);
  for (const std::string& begun : {std::string("\x81"), masked(Opcode::Text, "begun", Final::No)}) {
    clients.emplace_back(server->port()).hello();
    clients.back().send_bytes(begun);
  }
  expect_server_rests();
}

TEST_F(BadClients, who_says_no_more_but_would_still_listen_costs_nothing) {
  start({});
  std::deque<TestClient> clients;
  clients.emplace_back(server->port());
  clients.emplace_back(server->port()).send_bytes("GET / HTTP/1.1\r\n");
  ASSERT_EQ(clients.emplace_back(server->port()).upgrade(), 101);
  clients.emplace_back(server->port()).hello();
  clients.emplace_back(server->port()).hello();
  clients.back().send_bytes(masked(Opcode::Text, "begun", Final::No));
  for (TestClient& client : clients) client.say_no_more();
  expect_server_rests();
}

TEST_F(BadClients, an_http_connection_that_asks_nothing_is_closed) {
  start({.limits = {.http_idle = std::chrono::seconds(1)}});
  TestClient silent(server->port()), slow(server->port());
  slow.send_bytes("GET / HTTP/1.1\r\nHost: a\r\n");
  EXPECT_EQ(silent.read_to_end(), "");
  EXPECT_EQ(slow.read_to_end(), "");
}

TEST_F(BadClients, a_request_that_comes_by_the_byte_is_not_waited_for) {
  start({.limits = {.http_idle = std::chrono::seconds(1)}});
  TestClient slow(server->port());
  const std::string head =
      fmt::format("GET / HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n", std::string(4000, 'x'));
  std::size_t sent = 0;
  // Each byte is a sign of life. At this pace the head would take most of a minute.
  while (sent < head.size() && !slow.has_ended_after(std::chrono::milliseconds(10)))
    slow.try_send(std::string_view(head).substr(sent++, 1));
  EXPECT_LT(sent, head.size()) << "the whole of it was waited for";
}

TEST_F(BadClients, who_does_not_take_a_file_is_closed) {
  const store::TestFolder folder;
  std::ofstream(folder.path() / "large.bin") << std::string(4 << 20, 'x');
  start({.web = folder.path().string(), .limits = {.slow = std::chrono::seconds(1)}});
  TestClient client(server->port(), 4096), reader(server->port());
  client.send_bytes("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(reader.get("/large.bin").body.size(), 4u << 20);
  wait_until([&] { return figure("sockets") == 2; });  // the good one's and the reader's
}

/// So many answers of about a hundred bytes each will come.
std::string commands_for(int answers) {
  std::string commands;
  for (int i = 0; i < answers; ++i) commands += masked(Opcode::Text, R"({"id":2,"do":"fly"})");
  return commands;
}

TEST_F(BadClients, who_does_not_read_is_closed_before_memory_grows) {
  constexpr std::uint64_t kMost = 64 * 1024;
  start({.limits = {
             .queued_bytes = kMost, .commands_a_second = 1e6, .burst = 1e6, .work_burst = 1e6}});
  TestClient client(server->port(), 4096);
  client.hello();
  const std::string commands = commands_for(20);
  std::uint64_t most = 0;
  wait_until([&] {
    most = std::max(most, figure("queued_bytes"));
    return !client.try_send(commands) || figure("closes_total{reason=\"slow\"}") == 1;
  });
  EXPECT_EQ(figure("closes_total{reason=\"slow\"}"), 1u);
  EXPECT_LE(most, kMost);
  EXPECT_GT(most, 0u);
}

TEST_F(BadClients, who_takes_nothing_is_closed_however_many_pongs_it_sends) {
  start({.limits = {.slow = std::chrono::seconds(1),
                    .commands_a_second = 1e6,
                    .burst = 1e6,
                    .work_burst = 1e6}});
  TestClient client(server->port(), 4096);
  client.hello();
  // More than the system buffers on both sides, and less than may wait.
  client.send_bytes(commands_for(10'000));
  wait_until([&] { return figure("queued_bytes") > 0; });
  wait_until([&] {
    client.try_send(masked(Opcode::Pong, ""));
    return figure("closes_total{reason=\"slow\"}") == 1;
  });
}

TEST_F(BadClients, who_takes_what_it_is_sent_little_by_little_is_not_slow) {
  start({.limits = {.least_rate = 1,
                    .slow = std::chrono::seconds(1),
                    .commands_a_second = 1e6,
                    .burst = 1e6,
                    .work_burst = 1e6}});
  TestClient client(server->port(), 4096);
  client.hello();
  client.send_bytes(commands_for(10'000));
  wait_until([&] { return figure("queued_bytes") > 0; });
  for (int answers = 0; answers < 10'000; ++answers) client.next_with("re");
  EXPECT_EQ(figure("closes_total{reason=\"slow\"}"), 0u);
  EXPECT_EQ(figure("queued_bytes"), 0u);
}

TEST_F(BadClients, who_leaves_answers_unread_costs_nothing_until_they_are_read_and_after) {
  start({.limits = {.slow = std::chrono::seconds(60),
                    .commands_a_second = 1e6,
                    .burst = 1e6,
                    .work_burst = 1e6}});
  TestClient client(server->port(), 4096);
  client.hello();
  client.send_bytes(commands_for(10'000));
  wait_until([&] { return figure("queued_bytes") > 0; });
  expect_server_rests();
  for (int answers = 0; answers < 10'000; ++answers) client.next_with("re");
  expect_server_rests();
}

TEST_F(BadClients, what_all_leave_unread_together_is_bounded) {
  constexpr std::uint64_t kMost = 1 << 20;
  start({.limits = {.queued_bytes_of_all = kMost,
                    .commands_a_second = 1e6,
                    .burst = 1e6,
                    .work_burst = 1e6}});
  std::deque<TestClient> clients;
  std::uint64_t most = 0;
  const std::string commands = commands_for(1000);
  for (int i = 0; i < 8; ++i) {
    clients.emplace_back(server->port(), 4096).hello();
    for (int j = 0; j < 5; ++j) {
      clients.back().try_send(commands);
      most = std::max(most, figure("queued_bytes"));
    }
  }
  EXPECT_GT(figure("closes_total{reason=\"slow\"}"), 0u);
  EXPECT_LE(most, kMost);
  EXPECT_GT(most, kMost / 4);
}

TEST_F(BadClients, who_answers_no_ping_is_gone) {
  start({.limits = {.ping = std::chrono::seconds(1)}});
  TestClient client(server->port());
  client.hello();
  const auto ping = client.next_frame();
  ASSERT_TRUE(ping);
  EXPECT_EQ(ping->opcode, Opcode::Ping);
  EXPECT_EQ(client.read_to_end(), "");
  // The other one was pinged as well; it comes back as people do.
  good.emplace(server->port());
  good->hello();
}

TEST_F(BadClients, pings_of_clients_are_answered) {
  start({});
  TestClient client(server->port());
  client.hello();
  client.send_bytes(masked(Opcode::Ping, "are you there"));
  const auto pong = client.next_frame();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, Opcode::Pong);
  EXPECT_EQ(pong->content, "are you there");
}

TEST_F(BadClients, an_address_has_so_many_connections_and_no_more) {
  start({.limits = {.connections_of_an_address = 3}});
  {
    TestClient second(server->port());
    EXPECT_EQ(second.upgrade(), 101);
    TestClient third(server->port());
    EXPECT_EQ(third.get("/healthz").status, 200);
    EXPECT_THAT(TestClient(server->port()).read_to_end(), HasSubstr(" 429 "));
  }
}

TEST_F(BadClients, the_server_has_so_many_connections_and_no_more) {
  start({.limits = {.connections = 2}});
  TestClient second(server->port());
  second.hello();
  EXPECT_THAT(TestClient(server->port()).read_to_end(), HasSubstr(" 503 "));
}

TEST_F(BadClients, who_has_not_said_hello_makes_room_for_who_comes) {
  start({.limits = {.connections = 3}});
  TestClient page(server->port()), socket(server->port());
  EXPECT_EQ(page.get("/healthz").status, 200);
  EXPECT_EQ(socket.upgrade(), 101);
  TestClient third(server->port());
  EXPECT_EQ(page.read_to_end(), "");
  third.hello();
  TestClient fourth(server->port());
  EXPECT_EQ(socket.next_with("bye").at("bye"), value("full"));
  EXPECT_EQ(socket.close_code(), 1013);
  fourth.hello();
  EXPECT_THAT(TestClient(server->port()).read_to_end(), HasSubstr(" 503 "));
  EXPECT_TRUE(third.ask({{"do", "tables"}}).at("ok").as_bool());
}

TEST_F(BadClients, codes_cannot_be_tried_out) {
  start({.limits = {.misses_a_second = 1e-9, .misses_burst = 5}});
  const auto watch = [&](TestClient& client, std::string_view code) {
    const auto answer = client.ask({{"do", "watch"}, {"table", code}});
    return std::string(answer.at("code").as_string());
  };
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(watch(*good, "ZZZZZZ"), "no_such_table");
    EXPECT_EQ(TestClient(server->port()).get("/tables/ZZZZZZ/record").status, 404);
  }
  TestClient another(server->port());
  another.hello();
  EXPECT_EQ(watch(another, "ZZZZZZZZZZ"), "no_such_table");
  const int asked = server->disk().logs_read();
  EXPECT_EQ(watch(another, "ZZZZZY"), "too_fast");
  EXPECT_EQ(watch(*good, "ZZZZZZ"), "too_fast");
  EXPECT_EQ(TestClient(server->port()).get("/tables/ZZZZZZ/replay").status, 429);
  EXPECT_EQ(server->disk().logs_read(), asked) << "the store was not asked";
  // Who opens a table has tried no code, and who watches one that is there has not missed.
  const auto made =
      good->ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}});
  ASSERT_TRUE(made.at("ok").as_bool());
  EXPECT_EQ(made.at("table").as_string().size(), 10u);
  EXPECT_TRUE(another.ask({{"do", "watch"}, {"table", made.at("table")}}).at("ok").as_bool());
}

TEST_F(BadClients, who_names_a_table_at_rest_has_not_missed) {
  const auto disk = std::make_shared<TestDisk>();
  std::vector<std::string> codes;
  std::vector<store::Known> known;
  {
    TestServer before({}, disk);
    TestClient host(before.port());
    host.hello();
    for (int i = 0; i < 6; ++i) {
      const auto made =
          host.ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}});
      codes.emplace_back(made.at("table").as_string());
    }
  }
  for (const std::string& code : codes) known.push_back({code, 1});
  ASSERT_TRUE(disk->put_to_rest(known).has_value());
  server.emplace(Configuration{.limits = {.misses_a_second = 1e-9, .misses_burst = 2}}, disk);
  good.emplace(server->port());
  good->hello();
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_TRUE(good->ask({{"do", "watch"}, {"table", codes[i]}}).at("ok").as_bool()) << i;
    const HttpAnswer answer =
        TestClient(server->port()).get(fmt::format("/tables/{}/record", codes[3 + i]));
    EXPECT_EQ(answer.status, 409) << "there is none yet: " << answer.body;
  }
}

TEST_F(BadClients, on_a_full_server_who_has_a_seat_finds_a_place) {
  // Of twenty places one is for people with a seat.
  start({.limits = {.connections = 20}});
  const std::string token(good->hello_token());
  ASSERT_TRUE(good->ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}})
                  .at("ok")
                  .as_bool());
  good.reset();
  wait_until([&] { return figure("sockets") == 0; });
  std::deque<TestClient> strangers;
  for (int i = 0; i < 19; ++i) strangers.emplace_back(server->port()).hello();
  TestClient stranger(server->port());
  ASSERT_EQ(stranger.upgrade(), 101);
  EXPECT_EQ(stranger.ask({{"do", "hello"}, {"version", 1}}).at("code"), value("too_many"));
  EXPECT_EQ(stranger.next_with("bye").at("bye"), value("full"));
  EXPECT_EQ(stranger.close_code(), 1013);
  TestClient ada(server->port());
  ASSERT_EQ(ada.upgrade(), 101);
  EXPECT_TRUE(ada.ask({{"do", "hello"}, {"version", 1}, {"token", token}}).at("ok").as_bool());
  // Now all are taken, by people who have said hello. Those who do nothing make room.
  wait_until([&] {
    TestClient page(server->port());
    page.try_send("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    return page.read_to_end().find(" 200 ") != std::string::npos;
  });
  EXPECT_TRUE(ada.ask({{"do", "tables"}}).at("ok").as_bool());
}

TEST_F(BadClients, requests_are_limited_by_address) {
  start({.limits = {.requests_a_second = 1e-9, .requests_burst = 5}});  // one was for the hello
  for (int i = 0; i < 4; ++i) EXPECT_EQ(TestClient(server->port()).get("/").status, 200);
  EXPECT_EQ(TestClient(server->port()).get("/").status, 429);
  EXPECT_EQ(TestClient(server->port()).upgrade(), 429);
}

TEST_F(BadClients, commands_are_limited_by_address_however_many_connections_it_has) {
  start({.limits = {.work_a_second = 1e-9, .work_burst = 20}});
  const auto tables = [&] {
    TestClient client(server->port());
    client.hello();
    return std::string(client.ask({{"do", "fly"}}).at("code").as_string());
  };
  // Each says hello, which costs one as well.
  for (int i = 0; i < 8; ++i) EXPECT_EQ(tables(), "bad_message");
  EXPECT_TRUE(good->ask({{"do", "tables"}}).at("ok").as_bool());
  EXPECT_EQ(good->ask({{"do", "tables"}}).at("code"), value("too_fast"));
  good.reset();
}

TEST_F(BadClients, behind_a_proxy_addresses_are_those_it_tells) {
  start({.behind_proxy = true, .limits = {.connections_of_an_address = 1}});
  const std::string one = "X-Forwarded-For: 203.0.113.9, 192.0.2.1\r\n";
  TestClient first(server->port()), second(server->port()), third(server->port());
  EXPECT_EQ(first.upgrade(one), 101);
  EXPECT_EQ(second.upgrade(one), 429);
  EXPECT_EQ(third.upgrade("X-Forwarded-For: 192.0.2.1, 192.0.2.2\r\n"), 101);
}

/// A server that banned the address before it was started anew.
std::shared_ptr<TestDisk> disk_with_ban_of(std::string_view address) {
  constexpr tables::Time kFarOff = 7'258'118'400'000;  // the year 2200
  auto disk = std::make_shared<TestDisk>();
  const auto written = disk->with([&](store::Store& store) {
    return store.write_note(note_of(Measure::Ban, address, kFarOff));
  });
  EXPECT_TRUE(written.has_value());
  return disk;
}

TEST_F(BadClients, a_banned_address_is_told_so_before_anything_is_read) {
  server.emplace(Configuration{}, disk_with_ban_of("127.0.0.1"));
  EXPECT_THAT(TestClient(server->port()).read_to_end(),
              AllOf(HasSubstr(" 403 "), HasSubstr("You can’t use this server until 2200-01-01 "),
                    HasSubstr("Tot 2200-01-01 ")));
  EXPECT_EQ(figure("sockets_turned_away_total"), 1u) << "the operator is not refused";
}

TEST_F(BadClients, behind_a_proxy_a_banned_address_gets_no_page_and_no_websocket) {
  server.emplace(Configuration{.behind_proxy = true}, disk_with_ban_of("192.0.2.1"));
  const std::string banned = "X-Forwarded-For: 192.0.2.2, 192.0.2.1\r\n";
  const std::string other = "X-Forwarded-For: 192.0.2.1, 192.0.2.2\r\n";
  const HttpAnswer answer = TestClient(server->port()).get("/healthz", banned);
  EXPECT_EQ(answer.status, 403);
  EXPECT_THAT(answer.body, HasSubstr("You can’t use this server until 2200-01-01 "));
  EXPECT_EQ(TestClient(server->port()).upgrade(banned), 403);
  EXPECT_EQ(TestClient(server->port()).get("/healthz", other).status, 200);
  EXPECT_EQ(TestClient(server->port()).upgrade(other), 101);
}

TEST_F(BadClients, an_address_opens_so_many_tables_in_an_hour) {
  start({.limits = {.tables_an_hour = 2}});
  const auto create = [&] {
    return good->ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}});
  };
  EXPECT_TRUE(create().at("ok").as_bool());
  create();
  EXPECT_EQ(create().at("code"), value("too_many"));
}

}  // namespace
}  // namespace coverstory::server
