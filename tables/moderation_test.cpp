// What the host of the server does in the house, and what it keeps people from.
#include "tables/moderation.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/redaction.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

constexpr std::string_view kTwo = R"({"game":"cover-me","options":{"players":2,"length":"short"}})";

std::string notices_to(TestHouse& house, ConnectionId id) {
  std::string all;
  for (const auto& message : house.told(id)) {
    if (const auto* notice = message.if_contains("notice")) all += serialize(*notice) + " ";
  }
  return all;
}

TEST(Moderation, a_notice_goes_to_all_and_to_who_comes_later_until_it_is_taken_away) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  Moderation& moderation = house.real->moderation();
  moderation.announce("At \"nine\".", house.now);
  const ConnectionId bo = house.connect();
  moderation.announce(std::nullopt, house.now);
  const ConnectionId cy = house.connect();
  EXPECT_EQ(notices_to(house, ada), R"("At \"nine\"." null )");
  EXPECT_EQ(notices_to(house, bo), R"("At \"nine\"." null )");
  EXPECT_EQ(notices_to(house, cy), "");
}

TEST(Moderation, a_house_that_is_drained_begins_nothing_and_goes_on_with_what_runs) {
  Gathering table(kTwo, 2);
  table.ask(0, R"("do":"start")");
  table.house.real->moderation().set_draining(true);
  const auto outcome = [&](std::string_view fields) {
    return outcome_of(table.house.ask(table.house.connect(), fields));
  };
  EXPECT_EQ(outcome(fmt::format(R"("do":"create","name":"Cy","settings":{})", kTwo)), "too_many");
  EXPECT_EQ(outcome(fmt::format(R"("do":"quick","name":"Cy","settings":{})", kTwo)), "too_many");
  EXPECT_EQ(outcome(fmt::format(R"("do":"join","table":"{}","name":"Cy")", table.code)),
            "too_many");
  table.house.play_to_the_end(table.people);
  EXPECT_EQ(table.room("stage"), "over");
  EXPECT_EQ(table.outcome(0, R"("do":"rematch")"), "too_many");
  table.house.real->moderation().set_draining(false);
  EXPECT_EQ(table.outcome(0, R"("do":"rematch")"), "accepted");
}

OpenTable& open_of(Gathering& table) {
  return *table.house.real->moderation().tables().find(table.code);
}

TEST(Moderation, a_closed_table_is_played_no_more_also_after_a_restart) {
  Gathering table(kTwo, 2);
  table.ask(0, R"("do":"start")");
  EXPECT_TRUE(table.house.real->moderation().close(open_of(table), table.house.now));
  table.house.settle();
  for (std::size_t person : {0u, 1u}) EXPECT_EQ(table.room("stage", person), "closed");
  EXPECT_EQ(table.outcome(0, table.first_choice(0)), "wrong_stage");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "wrong_stage");
  EXPECT_FALSE(table.house.real->moderation().close(open_of(table), table.house.now));
  table.house.restart();
  table.people[0] = table.house.connect_again(table.people[0]);
  EXPECT_EQ(table.outcome(0, R"("do":"watch")"), "accepted");
  EXPECT_EQ(table.room("stage"), "closed");
}

TEST(Moderation, a_game_that_is_over_is_not_closed) {
  Gathering table(kTwo, 2);
  table.ask(0, R"("do":"start")");
  table.house.play_to_the_end(table.people);
  EXPECT_FALSE(table.house.real->moderation().close(open_of(table), table.house.now));
  EXPECT_EQ(table.outcome(0, R"("do":"record")"), "accepted");
}

TEST(Moderation, a_table_is_dropped_when_all_of_it_is_stored) {
  Gathering table(kTwo, 2);
  table.house.send_only(table.people[0],
                        fmt::format(R"("do":"say","table":"{}","text":"Hi")", table.code));
  Moderation& moderation = table.house.real->moderation();
  EXPECT_FALSE(moderation.drop(table.code, table.house.now));
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "table_frozen");
  EXPECT_TRUE(moderation.drop(table.code, table.house.now));
  EXPECT_EQ(moderation.tables().find(table.code), nullptr);
  EXPECT_FALSE(table.house.told(table.people[1]).back().at("watching").as_bool());
  EXPECT_TRUE(moderation.drop(table.code, table.house.now));
}

TEST(Moderation, a_table_is_in_use_while_it_is_watched_or_played_or_something_is_new) {
  Gathering table(kTwo, 2);
  const Moderation& moderation = table.house.real->moderation();
  const Time since = table.house.now + 1;
  EXPECT_TRUE(moderation.is_in_use(table.code, since)) << "two are there";
  for (const ConnectionId id : table.people) table.house.disconnect(id);
  EXPECT_FALSE(moderation.is_in_use(table.code, since));
  EXPECT_TRUE(moderation.is_in_use(table.code, since - 1)) << "somebody came then";
  EXPECT_FALSE(moderation.is_in_use("222222", since)) << "not in memory";
  table.people[0] = table.house.connect_again(table.people[0]);
  table.house.send_only(table.people[0], fmt::format(R"("do":"start","table":"{}")", table.code));
  EXPECT_TRUE(moderation.is_in_use(table.code, since)) << "not stored yet";
  table.house.settle();
  EXPECT_TRUE(moderation.is_in_use(table.code, since)) << "a game that may go on";
}

TEST(Moderation, a_replaced_log_is_what_the_table_is_and_the_game_goes_on) {
  Gathering table(R"({"game":"cover-me","options":{"players":2,"length":"short"},"clock":"60s"})",
                  2);
  table.ask(1, R"("do":"say","text":"Bo was here")");
  table.ask(0, R"("do":"start")");
  const std::string before = serialize(table.part(0, "game"));
  const std::string bo = person_of(table.house.token_of(table.people[1])).hex();
  const store::Log log = *table.house.store.log_of(table.code).value();
  const auto kept = without_person(bo, log, games::all_games());
  ASSERT_TRUE(kept && *kept);
  // Something has come since.
  table.ask(0, R"("do":"say","text":"Who?")");
  table.house.real->moderation().take_replaced(**kept, table.house.now);
  table.house.settle();
  EXPECT_EQ(text_of(table.part(0, "room").at("seats").at(1).at("name")), "Player");
  EXPECT_EQ(table.part(0, "chat").as_array().size(), 1u);
  EXPECT_EQ(text_of(table.part(0, "chat").at(0).at("text")), "Who?");
  EXPECT_EQ(serialize(table.part(0, "game")), before);
  table.house.play_to_the_end(table.people);
  EXPECT_EQ(table.room("stage"), "over");
  const std::string record = text_of(table.ask(0, R"("do":"record")").at("record"));
  EXPECT_FALSE(record.contains("\"Bo\"")) << record.substr(0, 400);
}

TEST(Moderation, who_is_banned_is_refused_at_the_hello_and_told_for_how_long) {
  TestHouse house;
  house.its_door.standing.banned_until = house.now + 30 * 60'000;
  house.real->connected(ConnectionId{99}, house.now);
  const auto answer = house.ask(ConnectionId{99}, R"("do":"hello","version":1)");
  EXPECT_EQ(outcome_of(answer), "banned");
  EXPECT_EQ(text_of(answer.at("why")), "You may not use this server for another 30 minutes.");
  EXPECT_EQ(outcome_of(house.ask(ConnectionId{99}, R"("do":"tables")")), "hello_first");
}

TEST(Moderation, who_is_muted_on_the_server_plays_and_does_not_talk) {
  Gathering table(kTwo, 2);
  table.house.its_door.standing.muted_until = table.house.now + 5;
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "muted");
  EXPECT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
}

TEST(Moderation, who_has_written_enough_looks_on) {
  Gathering table(kTwo, 2);
  EXPECT_GT(table.house.its_door.written, 400u);
  table.house.its_door.most_written = table.house.its_door.written + 1;
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "too_many");
  EXPECT_EQ(outcome_of(table.house.ask(
                table.people[0], fmt::format(R"("do":"create","name":"A","settings":{})", kTwo))),
            "too_many");
  EXPECT_EQ(table.outcome(0, R"("do":"watch")"), "accepted");
}

}  // namespace
}  // namespace coverstory::tables
