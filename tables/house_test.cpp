// A table's life, as people at it see it.
#include "tables/house.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "records/check.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

constexpr std::string_view kFour =
    R"("do":"create","name":"Ada","settings":{"game":"cover-me","options":{"players":4}})";

std::string text(const json::value& value) {
  return value.is_string() ? std::string(value.as_string()) : serialize(value);
}

std::string at_table(std::string_view code, std::string_view fields) {
  return fmt::format(R"("table":"{}",{})", code, fields);
}

bool is_ok(const json::object& answer) {
  return answer.at("ok").as_bool();
}

std::string code_of_refusal(const json::object& answer) {
  return is_ok(answer) ? "accepted" : text(answer.at("code"));
}

/// Four people at a table of Cover Me that has started.
struct FourPeople {
  TestHouse house;
  std::vector<ConnectionId> people;
  std::string code;

  explicit FourPeople(std::string_view create = kFour) {
    people.push_back(house.connect());
    code = text(house.ask(people[0], create).at("table"));
    for (const char* name : {"Bo", "Cy", "Di"}) {
      people.push_back(house.connect());
      const auto joined =
          house.ask(people.back(), at_table(code, fmt::format(R"("do":"join","name":"{}")", name)));
      EXPECT_TRUE(is_ok(joined)) << serialize(joined);
    }
    const auto started = house.ask(people[0], at_table(code, R"("do":"start")"));
    EXPECT_TRUE(is_ok(started)) << serialize(started);
  }

  const json::object& part(std::size_t person, std::string_view name) const {
    return house.seen(people[person]).at(name).as_object();
  }
};

TEST(House, a_game_against_bots_begins_with_one_command_and_can_be_played_to_its_end) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto answer =
      house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  ASSERT_TRUE(is_ok(answer)) << serialize(answer);
  EXPECT_EQ(text(house.seen(ada).at("room").at("stage")), "playing");
  house.play_to_the_end({ada});
  EXPECT_EQ(text(house.seen(ada).at("room").at("stage")), "over");
  const auto record = house.ask(ada, at_table(text(answer.at("table")), R"("do":"record")"));
  ASSERT_TRUE(is_ok(record)) << serialize(record);
  std::istringstream in(text(record.at("record")));
  const auto lines = records::GameReader(in).next();
  ASSERT_TRUE(lines && *lines);
  const auto mistake = records::first_mistake(**lines);
  EXPECT_FALSE(mistake.has_value()) << mistake->sentence;
}

TEST(House, four_people_play_a_game_to_its_end) {
  FourPeople table;
  table.house.play_to_the_end(table.people);
  for (std::size_t person = 0; person < 4; ++person) {
    EXPECT_EQ(text(table.part(person, "room").at("stage")), "over");
    EXPECT_FALSE(table.part(person, "room").at("result").is_null());
  }
}

TEST(House, nothing_is_said_before_it_is_durable) {
  FourPeople table;
  TestHouse& house = table.house;
  std::vector<std::size_t> told;
  for (const ConnectionId person : table.people) told.push_back(house.told(person).size());
  std::size_t actor = 0;
  while (table.part(actor, "mine").at("legal").as_array().empty()) ++actor;
  const auto choice = serialize(table.part(actor, "mine").at("legal").as_array()[0]);
  house.send_only(table.people[actor],
                  at_table(table.code, fmt::format(R"("do":"choose","choice":{})", choice)));
  house.real->flush();
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(house.told(table.people[i]).size(), told[i]);
  house.settle();
  for (std::size_t i = 0; i < 4; ++i) EXPECT_GT(house.told(table.people[i]).size(), told[i]);
}

TEST(House, a_command_counts_once_however_often_it_is_sent) {
  FourPeople table;
  const auto first = table.house.ask_again(table.people[1], 777,
                                           at_table(table.code, R"("do":"say","text":"Hi")"));
  const auto second = table.house.ask_again(table.people[1], 777,
                                            at_table(table.code, R"("do":"say","text":"Hi")"));
  EXPECT_EQ(first, second);
  EXPECT_EQ(table.house.seen(table.people[0]).at("chat").as_array().size(), 1u);
}

TEST(House, where_storing_fails_nothing_has_happened_and_the_sender_is_told) {
  FourPeople table;
  TestHouse& house = table.house;
  const json::object before = house.seen(table.people[0]);
  const auto id =
      house.send_only(table.people[1], at_table(table.code, R"("do":"say","text":"Hi")"));
  house.store_batch(false);
  ASSERT_TRUE(house.answer_to(table.people[1], id));
  EXPECT_EQ(code_of_refusal(*house.answer_to(table.people[1], id)), "unavailable");
  EXPECT_EQ(house.seen(table.people[0]), before);
  const auto again =
      house.ask_again(table.people[1], id, at_table(table.code, R"("do":"say","text":"Hi")"));
  EXPECT_TRUE(is_ok(again));
  EXPECT_EQ(house.seen(table.people[0]).at("chat").as_array().size(), 1u);
}

TEST(House, after_a_crash_everybody_comes_back_and_catches_up) {
  FourPeople table;
  TestHouse& house = table.house;
  const ConnectionId cy = table.people[2];
  house.disconnect(cy);
  const auto seq = serialize(house.seen(cy).at("seq"));
  house.ask(table.people[0], at_table(table.code, R"("do":"say","text":"One")"));
  house.ask(table.people[0], at_table(table.code, R"("do":"say","text":"Two")"));
  house.restart();
  const ConnectionId back = house.connect_again(cy);
  const auto answer =
      house.ask(back, at_table(table.code, fmt::format(R"("do":"watch","since":{},"you":2)", seq)));
  EXPECT_TRUE(is_ok(answer));
  EXPECT_EQ(house.seen(back).at("seq"), house.seen(table.people[0]).at("seq"));
  EXPECT_EQ(house.seen(back).at("chat").as_array().size(), 2u);
}

TEST(House, a_table_that_nobody_watches_rests_and_wakes_when_somebody_comes) {
  FourPeople table;
  TestHouse& house = table.house;
  const std::string token = house.token_of(table.people[2]);
  const json::value game = house.seen(table.people[2]).at("game");
  for (const ConnectionId person : table.people) house.disconnect(person);
  house.pass(3'600'000);
  EXPECT_EQ(house.real->figures().tables, 0u);
  const ConnectionId back = house.connect(token);
  EXPECT_TRUE(is_ok(house.ask(back, at_table(table.code, R"("do":"watch")"))));
  EXPECT_EQ(house.seen(back).at("game"), game);
}

TEST(House, a_table_whose_bots_cannot_be_stored_tries_again_later_each_time) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  ASSERT_EQ(outcome_of(house.ask(
                ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-up","level":"easy"})")),
            "accepted");
  house.settle();
  const auto until = [&](Time ms, bool is_full) {
    int groups = 0;
    for (const Time end = house.now + ms; house.now < end; house.now += 250) {
      house.real->pass_time(house.now);
      while (!house.questions.empty()) house.think_one();
      house.real->flush();
      groups += house.appending.has_value();
      house.store_batch(!is_full);
    }
    return groups;
  };
  const int first = until(60'000, true);
  EXPECT_GE(first, 3);
  EXPECT_LE(first, 10);
  EXPECT_LE(until(600'000, true), 15);
  const auto seen = serialize(house.seen(ada));
  EXPECT_GE(until(120'000, false), 1);
  EXPECT_NE(serialize(house.seen(ada)), seen);
}

TEST(House, when_the_store_works_again_nobody_waits_any_longer) {
  TestHouse house;
  const auto quick = R"("do":"quick","name":"Ada","settings":{"game":"cover-up","level":"easy"})";
  const ConnectionId ada = house.connect(), bo = house.connect();
  ASSERT_EQ(outcome_of(house.ask(ada, quick)), "accepted");
  for (int failures = 0; failures < 8;) {
    house.now += 1000;
    house.real->pass_time(house.now);
    while (!house.questions.empty()) house.think_one();
    house.real->flush();
    failures += house.appending.has_value();
    house.store_batch(false);
  }
  ASSERT_GT(*house.real->next_deadline(), house.now + 30'000);
  ASSERT_EQ(
      outcome_of(house.ask(bo, R"("do":"create","name":"Bo","settings":{"game":"cover-up"})")),
      "accepted");
  EXPECT_LE(*house.real->next_deadline(), house.now);
}

}  // namespace
}  // namespace coverstory::tables
