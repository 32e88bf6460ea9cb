// A table's life, as people at it see it.
#include "tables/house.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "records/check.h"
#include "tables/test_parlour.h"

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
  Parlour parlour;
  std::vector<ConnectionId> people;
  std::string code;

  explicit FourPeople(std::string_view create = kFour) {
    people.push_back(parlour.connect());
    code = text(parlour.ask(people[0], create).at("table"));
    for (const char* name : {"Bo", "Cy", "Di"}) {
      people.push_back(parlour.connect());
      const auto joined = parlour.ask(
          people.back(), at_table(code, fmt::format(R"("do":"join","name":"{}")", name)));
      EXPECT_TRUE(is_ok(joined)) << serialize(joined);
    }
    const auto started = parlour.ask(people[0], at_table(code, R"("do":"start")"));
    EXPECT_TRUE(is_ok(started)) << serialize(started);
  }

  const json::object& part(std::size_t person, std::string_view name) const {
    return parlour.seen(people[person]).at(name).as_object();
  }
};

TEST(House, a_game_against_bots_begins_with_one_command_and_can_be_played_to_its_end) {
  Parlour parlour;
  const ConnectionId ada = parlour.connect();
  const auto answer = parlour.ask(
      ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  ASSERT_TRUE(is_ok(answer)) << serialize(answer);
  EXPECT_EQ(text(parlour.seen(ada).at("room").at("stage")), "playing");
  parlour.play_to_the_end({ada});
  EXPECT_EQ(text(parlour.seen(ada).at("room").at("stage")), "over");
  const auto record = parlour.ask(ada, at_table(text(answer.at("table")), R"("do":"record")"));
  ASSERT_TRUE(is_ok(record)) << serialize(record);
  std::istringstream in(text(record.at("record")));
  const auto lines = records::GameReader(in).next();
  ASSERT_TRUE(lines && *lines);
  const auto mistake = records::first_mistake(**lines);
  EXPECT_FALSE(mistake.has_value()) << mistake->sentence;
}

TEST(House, four_people_play_a_game_to_its_end) {
  FourPeople table;
  table.parlour.play_to_the_end(table.people);
  for (std::size_t person = 0; person < 4; ++person) {
    EXPECT_EQ(text(table.part(person, "room").at("stage")), "over");
    EXPECT_FALSE(table.part(person, "room").at("result").is_null());
  }
}

TEST(House, nothing_is_said_before_it_is_durable) {
  FourPeople table;
  Parlour& parlour = table.parlour;
  std::vector<std::size_t> told;
  for (const ConnectionId person : table.people) told.push_back(parlour.told(person).size());
  std::size_t actor = 0;
  while (table.part(actor, "mine").at("legal").as_array().empty()) ++actor;
  const auto choice = serialize(table.part(actor, "mine").at("legal").as_array()[0]);
  parlour.send_only(table.people[actor],
                    at_table(table.code, fmt::format(R"("do":"choose","choice":{})", choice)));
  parlour.house->flush();
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(parlour.told(table.people[i]).size(), told[i]);
  parlour.settle();
  for (std::size_t i = 0; i < 4; ++i) EXPECT_GT(parlour.told(table.people[i]).size(), told[i]);
}

TEST(House, a_command_counts_once_however_often_it_is_sent) {
  FourPeople table;
  const auto first = table.parlour.ask_again(table.people[1], 777,
                                             at_table(table.code, R"("do":"say","text":"Hi")"));
  const auto second = table.parlour.ask_again(table.people[1], 777,
                                              at_table(table.code, R"("do":"say","text":"Hi")"));
  EXPECT_EQ(first, second);
  EXPECT_EQ(table.parlour.seen(table.people[0]).at("chat").as_array().size(), 1u);
}

TEST(House, where_storing_fails_nothing_has_happened_and_the_sender_is_told) {
  FourPeople table;
  Parlour& parlour = table.parlour;
  const json::object before = parlour.seen(table.people[0]);
  const auto id =
      parlour.send_only(table.people[1], at_table(table.code, R"("do":"say","text":"Hi")"));
  parlour.store_batch(false);
  ASSERT_TRUE(parlour.answer_to(table.people[1], id));
  EXPECT_EQ(code_of_refusal(*parlour.answer_to(table.people[1], id)), "unavailable");
  EXPECT_EQ(parlour.seen(table.people[0]), before);
  const auto again =
      parlour.ask_again(table.people[1], id, at_table(table.code, R"("do":"say","text":"Hi")"));
  EXPECT_TRUE(is_ok(again));
  EXPECT_EQ(parlour.seen(table.people[0]).at("chat").as_array().size(), 1u);
}

TEST(House, after_a_crash_everybody_comes_back_and_catches_up) {
  FourPeople table;
  Parlour& parlour = table.parlour;
  const ConnectionId cy = table.people[2];
  parlour.disconnect(cy);
  const auto seq = serialize(parlour.seen(cy).at("seq"));
  parlour.ask(table.people[0], at_table(table.code, R"("do":"say","text":"One")"));
  parlour.ask(table.people[0], at_table(table.code, R"("do":"say","text":"Two")"));
  parlour.restart();
  const ConnectionId back = parlour.connect_again(cy);
  const auto answer = parlour.ask(
      back, at_table(table.code, fmt::format(R"("do":"watch","since":{},"you":2)", seq)));
  EXPECT_TRUE(is_ok(answer));
  EXPECT_EQ(parlour.seen(back).at("seq"), parlour.seen(table.people[0]).at("seq"));
  EXPECT_EQ(parlour.seen(back).at("chat").as_array().size(), 2u);
}

TEST(House, a_table_that_nobody_watches_rests_and_wakes_when_somebody_comes) {
  FourPeople table;
  Parlour& parlour = table.parlour;
  const std::string token = parlour.token_of(table.people[2]);
  const json::value game = parlour.seen(table.people[2]).at("game");
  for (const ConnectionId person : table.people) parlour.disconnect(person);
  parlour.pass(3'600'000);
  EXPECT_EQ(parlour.house->figures().tables, 0u);
  const ConnectionId back = parlour.connect(token);
  EXPECT_TRUE(is_ok(parlour.ask(back, at_table(table.code, R"("do":"watch")"))));
  EXPECT_EQ(parlour.seen(back).at("game"), game);
}

}  // namespace
}  // namespace coverstory::tables
