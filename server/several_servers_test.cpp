// Real servers on a real PostgreSQL, two of them in one process: what is done at one reaches the
// other.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <optional>

#include "server/test_client.h"
#include "server/test_server.h"
#include "store/guarded.h"
#include "store/place.h"
#include "store/postgres/schema.h"
#include "store/postgres/test_postgres.h"
#include "store/test_folder.h"
#include "tables/person.h"

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
using json::object;
using testing::HasSubstr;
using testing::Not;

store::TestPostgres* const postgres = store::TestPostgres::shared();

/// One of several on a database of their own.
class OneOfSeveral : public TestServer {
 public:
  OneOfSeveral(const std::string& conninfo, const store::TestFolder& folder, std::uint64_t number)
      : TestServer(configured(conninfo, folder, number),
                   [conninfo, number] {
                     return store::open({store::Place::Kind::Postgres, conninfo}, number);
                   }),
        admin_socket_(socket_in(folder, number)) {}

  /// What `coverstory admin` would be answered.
  object admin(const object& request) const {
    asio::io_context loop;
    asio::local::stream_protocol::socket socket(loop);
    socket.connect(asio::local::stream_protocol::endpoint(admin_socket_));
    asio::write(socket, asio::buffer(json::serialize(request) + "\n"));
    std::string answer;
    asio::read_until(socket, asio::dynamic_buffer(answer), '\n');
    return json::parse(answer).as_object();
  }
  bool obeys(const object& request) const { return admin(request).at("ok").as_bool(); }

  std::string figures() { return TestClient(metrics_port()).get("/metrics").body; }

 private:
  static std::string socket_in(const store::TestFolder& folder, std::uint64_t number) {
    return (folder / fmt::format("admin{}", number)).string();
  }
  static Configuration configured(const std::string& conninfo, const store::TestFolder& folder,
                                  std::uint64_t number) {
    Configuration configuration;
    configuration.store = {store::Place::Kind::Postgres, conninfo};
    configuration.server = number;
    configuration.admin_socket = socket_in(folder, number);
    return configuration;
  }

  std::string admin_socket_;
};

struct ServersOnPostgres : testing::Test {
  void SetUp() override {
    if (!postgres) GTEST_SKIP() << store::kNoPostgres;
    place = postgres->fresh();
  }

  std::string place;
  const store::TestFolder folder;
};

std::string open_table(TestClient& by) {
  const object answer =
      by.ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}});
  return std::string(answer.at("table").as_string());
}

/// A line that somebody said by way of a server that tells nobody.
void say_elsewhere(store::Store& store, const std::string& table) {
  const auto log = store.log_of(table).value().value();
  object entry = json::parse(log.bodies.back()).as_object();
  entry = {{"at", entry.at("at")}, {"e", "said"}, {"seat", 0}, {"text", "me"}};
  const auto seq = static_cast<std::uint32_t>(log.bodies.size() + 1);
  const std::vector<store::Entry> entries{{table, seq, json::serialize(entry)}};
  ASSERT_TRUE(store.append(entries));
}

TEST_F(ServersOnPostgres, a_race_that_was_lost_is_counted_as_that_and_is_no_failure_of_the_store) {
  OneOfSeveral server(place, folder, 1);
  const auto elsewhere = store::open({store::Place::Kind::Postgres, place}).value();
  TestClient ada(server.port());
  ada.hello();
  // Now and then the server hears of it before it is asked: then there is no race.
  do {
    const std::string table = open_table(ada);
    say_elsewhere(*elsewhere, table);
    EXPECT_TRUE(ada.ask({{"do", "say"}, {"table", table}, {"text", "too"}}).at("ok").as_bool());
    EXPECT_EQ(elsewhere->log_of(table).value().value().bodies.size(), 3u);
  } while (server.figures().contains("coverstory_races_lost_total 0\n"));
  EXPECT_THAT(server.figures(), HasSubstr("coverstory_store_failures_total 0\n"));
  EXPECT_THAT(server.figures(), HasSubstr("coverstory_healthy 1\n"));
}

/// Asks until it is answered so; a server that never does keeps the test waiting.
std::string body_when(std::uint16_t port, std::string_view path, int status) {
  TestClient client(port);
  while (true) {
    const HttpAnswer answer = client.get(path);
    if (answer.status == status) return answer.body;
  }
}

TEST(ServerOnItsOwnPostgres,
     while_the_database_is_gone_it_says_so_though_nobody_asks_for_anything) {
  if (!store::TestPostgres::is_installed()) GTEST_SKIP() << store::kNoPostgres;
  store::TestPostgres database;
  const store::TestFolder folder;
  OneOfSeveral server(database.fresh(), folder, 1);
  TestClient ada(server.port());
  ada.hello();
  EXPECT_EQ(TestClient(server.port()).get("/readyz").status, 200);
  database.kill();
  body_when(server.port(), "/readyz", 503);
  body_when(server.port(), "/healthz", 503);
  EXPECT_EQ(
      ada.ask({{"do", "create"}, {"name", "Ada"}, {"settings", {{"game", "cover-me"}}}}).at("code"),
      json::value("unavailable"));
  database.start();
  body_when(server.port(), "/readyz", 200);
  EXPECT_FALSE(open_table(ada).empty());
}

TEST_F(ServersOnPostgres, a_server_that_is_too_old_for_its_database_when_it_comes_back_ends) {
  OneOfSeveral server(place, folder, 1);
  std::vector steps(store::postgres::steps().begin(), store::postgres::steps().end());
  steps.push_back({.oldest = static_cast<int>(steps.size()) + 1, .statements = ""});
  store::postgres::Connection newer(place);
  const auto migrated = [&] {
    return store::guarded([&] { store::postgres::migrate(newer, steps); }).has_value();
  };
  EXPECT_FALSE(migrated());
  do {
    (void)newer.run(
        "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND application_name = 'coverstory'");
  } while (!migrated());
  EXPECT_EQ(server.wait_for_its_end(), Ending::Damaged);
}

/// Ada is at the first server and has a table, at which Bo is by way of the second.
struct TwoServersOnPostgres : ServersOnPostgres {
  void SetUp() override {
    ServersOnPostgres::SetUp();
    if (IsSkipped()) return;
    one.emplace(place, folder, 1);
    other.emplace(place, folder, 2);
    ada.emplace(one->port());
    bo.emplace(other->port());
    ada->hello();
    bo->hello();
    table = open_table(*ada);
    EXPECT_TRUE(bo->ask({{"do", "join"}, {"table", table}, {"name", "Bo"}}).at("ok").as_bool());
    EXPECT_TRUE(ada->ask({{"do", "say"}, {"table", table}, {"text", "rude"}}).at("ok").as_bool());
  }
  /// What somebody is shown who comes to watch by way of the second server.
  std::string shown() const {
    TestClient stranger(other->port());
    stranger.hello();
    stranger.say(fmt::format(R"({{"id":1,"do":"watch","table":"{}"}})", table));
    return json::serialize(stranger.next_with("snapshot"));
  }
  static std::string id_of(const TestClient& client) {
    return tables::public_id(tables::person_of(client.hello_token()));
  }

  std::optional<OneOfSeveral> one, other;
  std::optional<TestClient> ada, bo;
  std::string table;
};

TEST_F(TwoServersOnPostgres, who_is_banned_at_one_is_sent_away_from_the_other_and_not_let_in) {
  ASSERT_TRUE(
      one->obeys({{"do", "decide"}, {"measure", "ban"}, {"whom", id_of(*bo)}, {"for_s", 600}}));
  EXPECT_EQ(bo->next_with("bye").at("bye"), json::value("banned"));
  EXPECT_EQ(other->admin({{"do", "decisions"}}).at("decisions").as_array().size(), 1u);
  ASSERT_TRUE(other->obeys({{"do", "lift"}, {"measure", "ban"}, {"whom", id_of(*bo)}}));
  while (!one->admin({{"do", "decisions"}}).at("decisions").as_array().empty()) {
  }
}

TEST_F(TwoServersOnPostgres, who_is_muted_at_one_is_mute_at_the_other) {
  ASSERT_TRUE(
      one->obeys({{"do", "decide"}, {"measure", "mute"}, {"whom", id_of(*bo)}, {"for_s", 600}}));
  while (other->admin({{"do", "decisions"}}).at("decisions").as_array().empty()) {
  }
  EXPECT_EQ(bo->ask({{"do", "say"}, {"table", table}, {"text", "too"}}).at("code"),
            json::value("muted"));
}

TEST_F(TwoServersOnPostgres, a_message_to_all_reaches_those_at_the_other) {
  ASSERT_TRUE(one->obeys({{"do", "say"}, {"text", "We stop at ten."}}));
  EXPECT_THAT(json::serialize(bo->next_with("notice")), HasSubstr("We stop at ten."));
}

TEST_F(TwoServersOnPostgres, a_line_that_is_taken_away_at_one_is_gone_at_the_other) {
  EXPECT_THAT(shown(), HasSubstr("rude"));
  ASSERT_TRUE(one->obeys({{"do", "unsay"}, {"table", table}, {"n", 1}}));
  EXPECT_THAT(shown(), Not(HasSubstr("rude")));
  const auto store = store::open({store::Place::Kind::Postgres, place}).value();
  for (const std::string& body : store->log_of(table).value().value().bodies) {
    EXPECT_THAT(body, Not(HasSubstr("rude")));
  }
}

TEST_F(TwoServersOnPostgres, who_is_forgotten_at_one_is_forgotten_by_the_other) {
  EXPECT_THAT(shown(), HasSubstr("Ada"));
  ASSERT_TRUE(one->obeys({{"do", "forget"}, {"whom", id_of(*ada)}}));
  // Bo is shown the table as it is now.
  while (json::serialize(bo->next_with("snapshot")).contains("Ada")) {
  }
  EXPECT_THAT(shown(), Not(HasSubstr("Ada")));
}

TEST_F(TwoServersOnPostgres, who_is_at_a_table_that_is_closed_or_deleted_at_the_other_is_told) {
  ASSERT_TRUE(one->obeys({{"do", "close"}, {"table", table}}));
  EXPECT_THAT(shown(), HasSubstr("closed"));
  ASSERT_TRUE(one->obeys({{"do", "delete"}, {"table", table}}));
  EXPECT_EQ(bo->next_with("watching").at("watching"), json::value(false));
  EXPECT_EQ(bo->ask({{"do", "watch"}, {"table", table}}).at("code"), json::value("no_such_table"));
}

}  // namespace
}  // namespace coverstory::server
