// The real server, through real sockets: what it answers, and that games go on.
#include "server/server.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include "server/test_client.h"
#include "server/test_server.h"
#include "store/sqlite_store.h"
#include "store/test_folder.h"

namespace coverstory::server {
namespace {

using boost::json::object;
using testing::HasSubstr;
using testing::StartsWith;

object create(std::string_view game = "cover-me") {
  return {{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", game}}}};
}

std::string table_of(const object& answer) {
  return std::string(answer.at("table").as_string());
}

TEST(Server, figures_are_for_the_operator_at_a_port_of_their_own) {
  TestServer server;
  TestClient stranger(server.port()), owner(server.metrics_port());
  EXPECT_EQ(stranger.get("/metrics").status, 404);
  EXPECT_EQ(stranger.get("/metrics", "Authorization: Bearer \r\n").status, 404);
  EXPECT_THAT(owner.get("/metrics").body, HasSubstr("coverstory_healthy 1\n"));
  EXPECT_THAT(owner.get("/healthz").body, StartsWith("ok\n"));
  EXPECT_EQ(owner.get("/").status, 404);
  EXPECT_EQ(owner.upgrade(), 404) << "nobody plays there";
}

TEST(Server, figures_at_the_port_for_all_want_the_token) {
  TestServer server({.metrics_token = "a secret"});
  TestClient client(server.port());
  EXPECT_EQ(client.get("/metrics").status, 401);
  for (const char* wrong : {"a", "a secre", "a secret2", "a secret ", "b secret"})
    EXPECT_EQ(client.get("/metrics", fmt::format("Authorization: Bearer {}\r\n", wrong)).status,
              std::string_view(wrong) == "a secret " ? 200 : 401)
        << wrong;  // blanks at the end of a header are not part of it
  EXPECT_THAT(client.get("/metrics", "Authorization: Bearer a secret\r\n").body,
              HasSubstr("coverstory_healthy 1\n"));
}

TEST(Server, the_operator_finds_a_server_that_is_full) {
  TestServer server({.limits = {.connections = 1}});
  TestClient player(server.port());
  player.hello();
  EXPECT_THAT(TestClient(server.port()).read_to_end(), HasSubstr(" 503 "));
  EXPECT_THAT(TestClient(server.metrics_port()).get("/metrics").body,
              HasSubstr("coverstory_sockets 1\n"));
}

std::string said_at_start(Configuration configuration) {
  configuration.port = 0;
  configuration.log_level = LogLevel::Warning;
  testing::internal::CaptureStderr();
  const auto server = Server::start(std::move(configuration), [] {
    return std::make_unique<TestStore>(std::make_shared<TestDisk>());
  });
  return testing::internal::GetCapturedStderr();
}

TEST(Server, who_trusts_a_proxy_where_all_can_connect_is_warned) {
  EXPECT_THAT(said_at_start({.behind_proxy = true}), HasSubstr("can claim any address"));
  EXPECT_THAT(said_at_start({.host = "0.0.0.0", .behind_proxy = true}),
              HasSubstr("can claim any address"));
  EXPECT_EQ(said_at_start({.host = "127.0.0.1", .behind_proxy = true}), "");
  EXPECT_EQ(said_at_start({.behind_proxy = false}), "");
}

TEST(Server, health_and_the_root_are_there_for_everyone) {
  TestServer server;
  TestClient client(server.port());
  const std::string healthy = client.get("/healthz").body;
  EXPECT_THAT(healthy, StartsWith("ok\n"));
  const HttpAnswer root = client.get("/");
  EXPECT_THAT(root.body, HasSubstr("Cover Story"));
  EXPECT_EQ(root.headers.at("x-content-type-options"), "nosniff");
  const HttpAnswer head = client.request("HEAD /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(healthy.size()));
  EXPECT_EQ(client.get("/healthz").status, 200);  // nothing of the HEAD's body came between
}

TEST(Server, serves_the_clients_files) {
  const store::TestFolder folder;
  std::ofstream(folder / "index.html") << "the page";
  TestServer server({.web = folder.path().string()});
  TestClient client(server.port());
  EXPECT_EQ(client.get("/t/K7MQ2X").body, "the page");
  EXPECT_EQ(client.get("/../index.html").status, 404);
  const std::string tag = client.get("/index.html").headers.at("etag");
  EXPECT_EQ(client.get("/index.html", "If-None-Match: " + tag + "\r\n").status, 304);
}

TEST(Server, requests_that_are_none_are_refused) {
  TestServer server;
  const auto status = [&](std::string_view head) {
    return TestClient(server.port()).request(head).status;
  };
  EXPECT_EQ(status("POST / HTTP/1.1\r\nHost: a\r\n\r\n"), 405);
  EXPECT_EQ(status("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"), 413);
  EXPECT_EQ(status("nonsense\r\n\r\n"), 400);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n"), 431);
  EXPECT_EQ(status("GET /ws HTTP/1.1\r\nHost: a\r\n\r\n"), 426);
  EXPECT_EQ(status("GET /ws HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n"),
            400);
  EXPECT_EQ(status("GET /ws HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
                   "Sec-WebSocket-Version: 8\r\n\r\n"),
            426);
  EXPECT_EQ(TestClient(server.port()).get("/healthz").status, 200);
}

TEST(Server, only_pages_of_this_host_and_of_the_list_may_connect) {
  TestServer server({.origins = {"https://app.example.org"}});
  const auto status = [&](std::string_view headers) {
    return TestClient(server.port()).upgrade(headers);
  };
  EXPECT_EQ(status(""), 101);
  EXPECT_EQ(status("Origin: http://localhost\r\n"), 101);
  EXPECT_EQ(status("Origin: https://app.example.org\r\n"), 101);
  EXPECT_EQ(status("Origin: https://evil.example\r\n"), 403);
}

TEST(Server, two_people_sit_down_and_see_each_other) {
  TestServer server;
  TestClient ada(server.port()), bo(server.port());
  EXPECT_EQ(ada.hello().at("token").as_string().size(), 32u);
  bo.hello();
  const std::string table = table_of(ada.ask(create()));
  const object joined = bo.ask({{"do", "join"}, {"table", table}, {"name", "Bo"}});
  EXPECT_TRUE(joined.at("ok").as_bool());
  const object change = ada.next_with("changes");
  EXPECT_EQ(change.at("seq"), joined.at("seq"));
  EXPECT_THAT(boost::json::serialize(change), HasSubstr("\"Bo\""));
  EXPECT_EQ(ada.ask({{"do", "choose"}, {"table", table}}).at("ok"), boost::json::value(false));
  EXPECT_EQ(TestClient(server.port()).get("/tables/" + table + "/record").status, 409);
  EXPECT_EQ(TestClient(server.port()).get("/tables/ZZZZZZ/record").status, 404);
}

/// The code of a table at which four bots have played to the end, watched by a client.
std::string played_by_bots(TestClient& ada) {
  const std::string table = table_of(ada.ask(
      {{"do", "quick"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}, {"level", "easy"}}}}));
  // Whoever sits down and leaves makes four bots of it: they play to the end by themselves.
  EXPECT_TRUE(ada.ask({{"do", "leave"}, {"table", table}}).at("ok").as_bool());
  ada.ask({{"do", "watch"}, {"table", table}});
  for (bool over = false; !over;) {
    const auto line = ada.next_line();
    if (!line) throw std::runtime_error("the server closed");
    over = boost::json::serialize(*line).find("\"stage\":\"over\"") != std::string::npos;
  }
  return table;
}

TEST(Server, bots_play_on_their_own_threads) {
  TestServer server({.bot_threads = 2, .bot_budget = std::chrono::milliseconds(1)});
  TestClient ada(server.port());
  ada.hello();
  const std::string table = played_by_bots(ada);
  const HttpAnswer record = TestClient(server.port()).get("/tables/" + table + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_EQ(record.headers.at("content-type"), "application/jsonl");
  EXPECT_THAT(record.body, testing::StartsWith("{\"coverstory\":1"));
  EXPECT_EQ(TestClient(server.port()).get("/tables/" + table + "/replay").status, 200);
}

TEST(Server, no_message_is_more_than_a_client_may_leave_unread) {
  TestServer server(
      {.bot_budget = std::chrono::milliseconds(1), .limits = {.queued_bytes = 64 * 1024}});
  TestClient ada(server.port());
  ada.hello();
  const std::string table = played_by_bots(ada);
  EXPECT_EQ(ada.ask({{"do", "replay"}, {"table", table}}).at("code"),
            boost::json::value("too_large"));
  EXPECT_EQ(TestClient(server.port()).get("/tables/" + table + "/replay").status, 413);
  EXPECT_TRUE(ada.ask({{"do", "tables"}}).at("ok").as_bool()) << "who asked is still there";
}

TEST(Server, while_nothing_can_be_stored_everyone_is_told_and_afterwards_it_goes_on) {
  TestServer server;
  TestClient ada(server.port());
  ada.hello();
  server.disk().set_full(true);
  EXPECT_EQ(ada.ask(create()).at("code"), boost::json::value("unavailable"));
  const HttpAnswer sick = TestClient(server.port()).get("/healthz");
  EXPECT_EQ(sick.status, 503);
  EXPECT_THAT(sick.body, StartsWith("There is no room on the disk.\n"));
  server.disk().set_full(false);
  EXPECT_TRUE(ada.ask(create()).at("ok").as_bool());
  EXPECT_EQ(TestClient(server.port()).get("/healthz").status, 200);
}

TEST(Server, nothing_is_answered_before_it_is_stored) {
  TestServer server;
  TestClient ada(server.port());
  ada.hello();
  server.disk().hold();
  ada.say(R"({"id":50,"do":"create","name":"Ada","settings":{"game":"cover-me"}})");
  server.disk().wait_until_one_waits();
  EXPECT_THAT(TestClient(server.metrics_port()).get("/metrics").body,
              HasSubstr("coverstory_store_queue 1\n"));
  EXPECT_THAT(TestClient(server.metrics_port()).get("/metrics").body,
              HasSubstr("coverstory_answer_seconds_count 1\n"));  // the hello's
  server.disk().let_go();
  EXPECT_TRUE(ada.next_with("re").at("ok").as_bool());
}

TEST(Server, when_it_stops_it_finishes_what_is_under_way_and_tells_everyone) {
  TestServer server;
  TestClient ada(server.port()), bo(server.port());
  ada.hello();
  bo.hello();
  server.disk().hold();
  ada.say(R"({"id":50,"do":"create","name":"Ada","settings":{"game":"cover-me"}})");
  server.disk().wait_until_one_waits();
  server.begin_to_stop();
  server.disk().let_go();
  EXPECT_TRUE(ada.next_with("re").at("ok").as_bool());
  EXPECT_EQ(ada.next_with("bye").at("bye"), boost::json::value("restart"));
  EXPECT_EQ(ada.close_code(), 1012);
  EXPECT_EQ(bo.next_with("bye").at("bye"), boost::json::value("restart"));
  EXPECT_EQ(bo.close_code(), 1012);
  server.stop();
  EXPECT_THROW(TestClient(server.port()), std::runtime_error);
}

std::atomic<int> frozen_threads = 0;

/// Threads that yield to everything get no time at all, as on a machine that is busy enough.
void starve_background_threads(int count) {
  std::signal(SIGUSR1, [](int) {
    ++frozen_threads;
    for (;;) pause();
  });
  int found = 0;
  for (std::set<pid_t> known; found < count;) {
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
      const pid_t thread = std::stoi(task.path().filename().string());
      const bool yields = sched_getscheduler(thread) == SCHED_BATCH ||
                          getpriority(PRIO_PROCESS, static_cast<id_t>(thread)) == 19;
      if (!yields || !known.insert(thread).second) continue;
      tgkill(getpid(), thread, SIGUSR1);
      ++found;
      while (frozen_threads < found) std::this_thread::yield();
    }
  }
}

TEST(ServerDeathTest, when_it_is_told_to_stop_it_waits_for_no_bot_and_no_reading) {
  const store::TestFolder folder;
  const std::filesystem::path store = folder / "tables.db", socket = folder / "admin";
  const auto serve_and_stop = [&] {
    auto server = Server::start({.host = "127.0.0.1",
                                 .port = 0,
                                 .bot_threads = 2,
                                 .log_level = LogLevel::Error,
                                 .admin_socket = socket.string()},
                                [&] { return store::SqliteStore::open(store); });
    if (!server) std::_Exit(1);
    (*server)->stop_on_signals();
    starve_background_threads(3);  // two of bots, one that makes readings
    std::raise(SIGTERM);
    (*server)->run();
    (*server)->leave(0);
  };
  EXPECT_EXIT(serve_and_stop(), testing::ExitedWithCode(0), "");
  EXPECT_FALSE(std::filesystem::exists(store.string() + "-wal")) << "the store was closed";
  EXPECT_FALSE(std::filesystem::exists(socket));
}

TEST(Server, after_a_restart_the_tables_and_their_people_are_there_again) {
  auto disk = std::make_shared<TestDisk>();
  std::string table, token;
  {
    TestServer server({}, disk);
    TestClient ada(server.port());
    token = ada.hello().at("token").as_string();
    table = table_of(ada.ask(create()));
  }
  TestServer server({}, disk);
  TestClient ada(server.port());
  ASSERT_EQ(ada.upgrade(), 101);
  ada.ask({{"id", 100}, {"do", "hello"}, {"version", 1}, {"token", token}});
  EXPECT_TRUE(ada.ask({{"do", "watch"}, {"table", table}, {"as", "seat"}}).at("ok").as_bool());
  EXPECT_EQ(ada.next_with("snapshot").at("table"), boost::json::value(table));
}

TEST(Server, a_port_in_use_and_a_store_that_cannot_be_opened_are_told_apart) {
  TestServer server;
  const auto open = [] { return std::make_unique<store::MemoryStore>(); };
  const auto second = Server::start(
      {.host = "127.0.0.1", .port = server.port(), .log_level = LogLevel::Error}, open);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().what, StartFailure::What::Setting);
  EXPECT_THAT(second.error().sentence, HasSubstr("is in use by another program"));
  const auto unopened = Server::start(
      {.host = "127.0.0.1", .port = 0, .log_level = LogLevel::Error},
      []() -> std::expected<std::unique_ptr<store::Store>, store::StoreError> {
        return std::unexpected(store::StoreError{store::Failure::Damaged, "It is damaged."});
      });
  ASSERT_FALSE(unopened);
  EXPECT_EQ(unopened.error().what, StartFailure::What::Store);
  EXPECT_EQ(unopened.error().sentence, "It is damaged.");
}

}  // namespace
}  // namespace coverstory::server
