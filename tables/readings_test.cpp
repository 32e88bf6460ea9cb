// Finished games that are read back: made outside, once for all who ask, kept while there is room,
// and refused where they are too large or too many wait.
#include "tables/readings.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

/// Four people whose game is over.
struct Afterwards : Gathering {
  explicit Afterwards(HouseLimits limits = {}) : Gathering(kFourAtCoverMe, 4, limits) {
    EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
    house.play_to_the_end(people);
  }

  /// Without waiting for the answer.
  std::uint64_t ask_only(std::size_t person, std::string_view fields) {
    return house.send_only(people[person], fmt::format(R"("table":"{}",{})", code, fields));
  }
  std::string answer(std::size_t person, std::uint64_t id) const {
    const auto* answer = house.answer_to(people[person], id);
    return answer ? outcome_of(*answer) : "none";
  }
  Reading reading(std::string_view fields) {
    ask_only(0, fields);
    Reading reading = house.readings.at(0);
    house.settle();
    return reading;
  }
};

constexpr std::string_view kRecord = R"("do":"record")";
constexpr std::string_view kReplay = R"("do":"replay")";
std::string replay_as(int seat) {
  return fmt::format(R"("do":"replay","as":{})", seat);
}

TEST(Readings, are_made_outside_and_answered_when_they_are) {
  Afterwards table;
  const auto id = table.ask_only(0, kReplay);
  EXPECT_EQ(table.answer(0, id), "none");
  ASSERT_EQ(table.house.readings.size(), 1u);
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Meanwhile")"), "accepted");
  EXPECT_EQ(table.answer(0, id), "accepted");
}

TEST(Readings, are_made_once_for_all_who_ask) {
  Afterwards table;
  const auto first = table.ask_only(0, kRecord);
  const auto second = table.ask_only(1, kRecord);
  EXPECT_EQ(table.house.readings.size(), 1u);
  table.house.settle();
  EXPECT_EQ(table.answer(0, first), "accepted");
  EXPECT_EQ(table.answer(1, second), "accepted");
  const auto third = table.ask_only(2, kRecord);
  EXPECT_TRUE(table.house.readings.empty());
  EXPECT_EQ(table.answer(2, third), "accepted");
}

TEST(Readings, of_each_seat_and_of_the_public_are_different_ones) {
  Afterwards table;
  for (const auto& fields :
       {std::string(kRecord), std::string(kReplay), replay_as(0), replay_as(1)})
    table.ask_only(0, fields);
  EXPECT_EQ(table.house.readings.size(), 4u);
}

TEST(Readings, end_with_the_game_and_stay_as_they_are) {
  Afterwards table;
  const auto before = serialize(table.ask(0, kReplay).at("messages"));
  ASSERT_EQ(table.outcome(1, R"("do":"say","text":"After the end")"), "accepted");
  const auto id = table.ask_only(0, kReplay);
  EXPECT_TRUE(table.house.readings.empty());
  EXPECT_EQ(serialize(table.house.answer_to(table.people[0], id)->at("messages")), before);
  EXPECT_EQ(serialize(table.ask(0, replay_as(1)).at("messages")).find("After the end"),
            std::string::npos);
}

TEST(Readings, have_no_line_that_was_taken_away_since) {
  Gathering table(kFourAtCoverMe, 4);
  ASSERT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  ASSERT_EQ(table.outcome(1, R"("do":"say","text":"Not so nice")"), "accepted");
  table.house.play_to_the_end(table.people);
  const auto said = [&] { return serialize(table.ask(0, kReplay)).contains("Not so nice"); };
  EXPECT_TRUE(said());
  ASSERT_EQ(table.outcome(1, R"("do":"unsay","n":1)"), "accepted");
  EXPECT_FALSE(said());
}

TEST(Readings, that_are_asked_for_least_lately_go_first) {
  std::size_t bytes = 0;
  {
    Afterwards table;
    bytes = make(table.reading(kReplay)).value()->size();
  }
  Afterwards table({.kept_bytes = bytes * 5 / 2});
  for (const int seat : {0, 1, 0, 2}) table.outcome(0, replay_as(seat));
  for (const int seat : {2, 0}) table.ask_only(0, replay_as(seat));
  EXPECT_TRUE(table.house.readings.empty());
  table.ask_only(0, replay_as(1));
  EXPECT_EQ(table.house.readings.size(), 1u);
}

TEST(Readings, one_that_is_too_large_is_refused_and_not_tried_again) {
  Afterwards table({.reading_bytes = 2000});
  const auto refused = table.ask(0, kReplay);
  EXPECT_EQ(outcome_of(refused), "too_large");
  EXPECT_EQ(text_of(refused.at("why")),
            "This game is too long to be read back: it takes more than 1 KB.");
  EXPECT_EQ(table.outcome(0, kRecord), "too_large");
  table.ask_only(0, kReplay);
  EXPECT_TRUE(table.house.readings.empty());
}

TEST(Readings, one_that_is_too_large_is_given_up_as_soon_as_that_is_known) {
  Afterwards table;
  for (const std::string_view fields : {kReplay, kRecord}) {
    Reading reading = table.reading(fields);
    auto bodies = *reading.log;
    bodies[reading.end - 1] = "not looked at";
    reading.log = std::make_shared<const TableLog::Bodies>(bodies);
    reading.most_bytes = 5000;
    const MadeReading made = make(reading);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, protocol::Code::TooLarge) << made.error().why;
    reading.most_bytes = 1 << 30;
    EXPECT_EQ(make(reading).error().code, protocol::Code::Unavailable);
  }
}

TEST(Readings, beyond_so_many_none_are_begun) {
  Afterwards table({.readings = 2});
  table.ask_only(0, replay_as(0));
  table.ask_only(0, replay_as(1));
  const auto third = table.ask_only(0, replay_as(2));
  EXPECT_EQ(table.answer(0, third), "too_fast");
  const auto same = table.ask_only(1, replay_as(1));
  EXPECT_EQ(table.answer(1, same), "none");
  table.house.settle();
  EXPECT_EQ(table.answer(1, same), "accepted");
  EXPECT_EQ(table.outcome(0, replay_as(2)), "accepted");
}

TEST(Readings, beyond_so_many_nobody_waits_for_one) {
  Afterwards table({.askers = 2});
  table.ask_only(0, kRecord);
  table.ask_only(1, kRecord);
  EXPECT_EQ(table.answer(2, table.ask_only(2, kRecord)), "too_fast");
  table.house.settle();
  EXPECT_EQ(table.outcome(2, kReplay), "accepted");
}

TEST(Readings, one_that_could_not_be_made_is_tried_again) {
  Afterwards table;
  const auto id = table.ask_only(0, kRecord);
  const Reading reading = std::exchange(table.house.readings, {}).at(0);
  table.house.real->made(reading.id, std::unexpected(protocol::Refusal{
                                         .code = protocol::Code::Unavailable, .why = "Later."}));
  EXPECT_EQ(table.answer(0, id), "unavailable");
  EXPECT_EQ(table.outcome(0, kRecord), "accepted");
}

TEST(Readings, of_somebody_who_has_gone_harm_nobody) {
  Afterwards table;
  table.ask_only(0, kRecord);
  const auto second = table.ask_only(1, kRecord);
  table.house.disconnect(table.people[0]);
  table.house.settle();
  EXPECT_EQ(table.answer(1, second), "accepted");
}

TEST(TableLog, what_was_given_away_does_not_change) {
  TableLog log({"one", "two"});
  const auto given = log.share();
  log.add("three");
  log.cut_to(1);
  EXPECT_EQ(*given, (TableLog::Bodies{"one", "two"}));
  EXPECT_EQ(log.size(), 1u);
  const auto again = log.share();
  log.cut_to(0);
  EXPECT_EQ(*again, TableLog::Bodies{"one"});
}

TEST(TableLog, counts_its_bytes) {
  TableLog log({"one", "seven"});
  EXPECT_EQ(log.bytes(), 8u);
  log.add("ten");
  EXPECT_EQ(log.bytes(), 11u);
  log.cut_to(1);
  EXPECT_EQ(log.bytes(), 3u);
}

}  // namespace
}  // namespace coverstory::tables
