// Where tables are found: the public ones that wait for people, each person's own, and how many are
// played, after whatever can change it.
#include "tables/directory.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

constexpr std::string_view kPublic = R"({"game":"cover-me","options":{"players":2},"public":true})";

/// The codes that a list has, in its order.
std::string listed(TestHouse& house, ConnectionId by, std::string_view list) {
  std::string codes;
  const auto answer = house.ask(by, fmt::format(R"("do":"{}")", list));
  for (const auto& table : answer.at("tables").as_array())
    codes += text_of(table.at("table")) + " ";
  return codes;
}
std::string create(TestHouse& house, ConnectionId by, std::string_view settings = kPublic) {
  return text_of(house.ask(by, fmt::format(R"("do":"create","name":"Ada","settings":{})", settings))
                     .at("table"));
}

TEST(Directory, a_public_table_is_listed_while_it_waits_for_people) {
  Gathering table(kPublic);
  TestHouse& house = table.house;
  const ConnectionId guest = house.connect();
  EXPECT_EQ(listed(house, guest, "tables"), table.code + " ");
  table.ask(0, R"("do":"settings","settings":{"public":false})");
  EXPECT_EQ(listed(house, guest, "tables"), "");
  table.ask(0, R"("do":"settings","settings":{"public":true})");
  EXPECT_EQ(listed(house, guest, "tables"), table.code + " ");
  house.ask(table.people[0], R"("do":"unwatch")");
  EXPECT_EQ(listed(house, guest, "tables"), "");
  EXPECT_EQ(table.outcome(0, R"("do":"watch")"), "accepted");
  EXPECT_EQ(listed(house, guest, "tables"), table.code + " ");
  table.join("Bo");
  EXPECT_EQ(listed(house, guest, "tables"), "");
  table.ask(1, R"("do":"leave")");
  EXPECT_EQ(listed(house, guest, "tables"), table.code + " ");
  table.ask(0, R"("do":"start","fill":true)");
  EXPECT_EQ(listed(house, guest, "tables"), "");
}

TEST(Directory, what_is_not_stored_is_not_so) {
  Gathering table(kPublic);
  TestHouse& house = table.house;
  const ConnectionId bo = house.connect();
  house.send_only(bo, fmt::format(R"("do":"join","name":"Bo","table":"{}")", table.code));
  house.store_batch(false);
  EXPECT_EQ(listed(house, bo, "tables"), table.code + " ");
  EXPECT_EQ(listed(house, bo, "mine"), "");
  house.send_only(bo, fmt::format(R"("do":"create","name":"Bo","settings":{})", kPublic));
  house.store_batch(false);
  EXPECT_EQ(listed(house, bo, "tables"), table.code + " ");
  EXPECT_EQ(listed(house, bo, "mine"), "");
}

TEST(Directory, lists_the_newest_first_and_no_more_than_a_hundred) {
  TestHouse house;
  std::string newest_first;
  std::vector<ConnectionId> hosts;
  for (int i = 0; i < 103; ++i) {
    hosts.push_back(house.connect());
    const std::string code = create(house, hosts.back());
    if (i >= 3) newest_first = code + " " + newest_first;
  }
  EXPECT_EQ(listed(house, hosts[0], "tables"), newest_first);
}

TEST(Directory, a_person_finds_the_tables_of_games_that_are_not_over) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const std::string first = create(house, ada);
  const std::string second = create(house, ada);
  EXPECT_EQ(listed(house, ada, "mine"), second + " " + first + " ");
  EXPECT_EQ(listed(house, house.connect(), "mine"), "");
  EXPECT_EQ(outcome_of(house.ask(ada, fmt::format(R"("do":"leave","table":"{}")", first))),
            "accepted");
  EXPECT_EQ(listed(house, ada, "mine"), second + " ");
  house.settle();
  house.restart();
  EXPECT_EQ(listed(house, house.connect(house.token_of(ada)), "mine"), second + " ");
}

TEST(Directory, counts_the_games_that_are_played) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto playing = [&] { return house.real->figures().playing; };
  house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  EXPECT_EQ(playing(), 1u);
  house.restart();
  EXPECT_EQ(playing(), 1u);
  const ConnectionId again = house.connect_again(ada);
  house.ask(again, fmt::format(R"("do":"watch","table":{})",
                               serialize(house.seen(again).at("room").at("code"))));
  house.play_to_the_end({again});
  EXPECT_EQ(playing(), 0u);
  EXPECT_EQ(listed(house, again, "mine"), "");
}

}  // namespace
}  // namespace coverstory::tables
