// After the end of a game: its record, its replay, who may have them, and rest.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "records/check.h"
#include "tables/commands.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

struct Evening : Gathering {
  explicit Evening(bool spectators = true)
      : Gathering(fmt::format(R"({{"game":"cover-me","options":{{"players":4}},"spectators":{}}})",
                              spectators),
                  4) {
    EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
  }
  void play() { house.play_to_the_end(people); }

  std::expected<std::string, protocol::Refusal> fetch(House::Fetch what,
                                                      std::string_view token = {},
                                                      std::optional<int> as = std::nullopt) {
    std::optional<MadeReading> result;
    house.real->fetch(
        code, token, what, as, [&](const auto& fetched) { result = fetched; }, house.now);
    house.settle();
    if (!result.value()) return std::unexpected(result->error());
    return **result.value();
  }
  std::string fetch_outcome(House::Fetch what, std::string_view token = {},
                            std::optional<int> as = std::nullopt) {
    const auto result = fetch(what, token, as);
    return result ? "accepted" : std::string(records::word_of(result.error().code));
  }
};

std::string mistake_in(const std::string& record) {
  std::istringstream in(record);
  const auto lines = records::GameReader(in).next();
  if (!lines || !*lines) return "no game";
  const auto mistake = records::first_mistake(**lines);
  return mistake ? mistake->sentence : "";
}

TEST(Finished, a_running_table_gives_neither_record_nor_replay) {
  Evening table;
  EXPECT_EQ(table.outcome(0, R"("do":"record")"), "wrong_stage");
  EXPECT_EQ(table.outcome(0, R"("do":"replay")"), "wrong_stage");
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record), "wrong_stage");
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Replay), "wrong_stage");
}

TEST(Finished, the_record_is_right_also_after_choices_were_taken_back) {
  Evening table;
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(1), "accepted");
  ASSERT_EQ(table.outcome(1, R"("do":"withdraw")"), "accepted");
  ASSERT_EQ(table.choose_first(2), "accepted");
  const auto& legal = table.part(2, "mine").at("legal").as_array();
  ASSERT_EQ(table.outcome(2, fmt::format(R"("do":"choose","choice":{})", serialize(legal.back()))),
            "accepted");
  table.play();
  const auto record = table.ask(0, R"("do":"record")");
  ASSERT_EQ(outcome_of(record), "accepted");
  EXPECT_EQ(mistake_in(text_of(record.at("record"))), "");
  EXPECT_EQ(table.fetch(House::Fetch::Record), text_of(record.at("record")));
}

TEST(Finished, the_game_is_not_over_before_that_is_durable) {
  Evening table;
  TestHouse& house = table.house;
  while (table.room("stage") == "playing") {
    const std::size_t seat = table.first_to_act();
    house.send_only(table.people[seat],
                    fmt::format(R"("table":"{}",{})", table.code, table.first_choice(seat)));
    std::string fetched;
    house.real->fetch(
        table.code, {}, House::Fetch::Record, std::nullopt,
        [&](auto record) { fetched = record ? "given" : "refused"; }, house.now);
    ASSERT_EQ(fetched, "refused");
    house.settle();
  }
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record), "accepted");
}

TEST(Finished, a_line_of_chat_on_its_way_to_the_store_hides_no_record) {
  Evening table;
  table.play();
  table.house.send_only(table.people[0],
                        fmt::format(R"("do":"say","text":"Hi","table":"{}")", table.code));
  EXPECT_EQ(table.outcome(1, R"("do":"record")"), "accepted");
  table.house.send_only(table.people[0],
                        fmt::format(R"("do":"say","text":"Hi","table":"{}")", table.code));
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Replay), "accepted");
}

TEST(Finished, the_replay_has_the_messages_of_the_live_game) {
  Evening table;
  const ConnectionId guest = table.house.connect();
  table.people.push_back(guest);
  ASSERT_EQ(table.outcome(4, R"("do":"watch")"), "accepted");
  table.people.pop_back();
  const auto before = table.house.told(table.people[2]).size();
  table.play();
  const auto live = [&](ConnectionId of, std::size_t from) {
    json::array messages;
    const auto& told = table.house.told(of);
    for (std::size_t at = from; at < told.size(); ++at) {
      if (told[at].contains("changes")) messages.push_back(told[at]);
    }
    return messages;
  };
  const auto replayed = [&](std::string_view as) {
    const auto answer = table.ask(0, fmt::format(R"("do":"replay"{})", as));
    EXPECT_EQ(outcome_of(answer), "accepted") << serialize(answer);
    json::array messages = answer.at("messages").as_array();
    EXPECT_TRUE(messages.at(0).as_object().contains("snapshot"));
    messages.erase(messages.begin());
    return messages;
  };
  EXPECT_EQ(replayed(R"(,"as":2)"), live(table.people[2], before));
  EXPECT_EQ(replayed(""), live(guest, 0));
  EXPECT_EQ(table.outcome(0, R"("do":"replay","as":4)"), "no_seat");
}

TEST(Finished, looking_back_costs_more_than_a_plain_command) {
  Evening table;
  table.play();
  table.house.purse = kCostOfReplay + kCostOfRecord;
  EXPECT_EQ(table.outcome(0, R"("do":"replay")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"replay")"), "too_fast");
  EXPECT_EQ(table.outcome(0, R"("do":"record")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"record")"), "too_fast");
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Well played")"), "accepted");
}

TEST(Finished, where_nobody_may_watch_only_those_who_sat_there_get_them) {
  Evening table(false);
  table.play();
  const std::string token = table.house.token_of(table.people[1]);
  const std::string stranger = table.house.token_of(table.house.connect());
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record), "no_spectators");
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record, stranger), "no_spectators");
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record, token), "accepted");
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Replay, token, 3), "accepted");
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(4, R"("do":"record")"), "no_spectators");
  EXPECT_EQ(table.outcome(4, R"("do":"replay")"), "no_spectators");
}

TEST(Finished, a_fetch_with_anything_odd_in_it_is_refused_or_is_nobodys) {
  Evening table;
  table.play();
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record, "no token at all"), "accepted");
  for (const int as : {-1, 4, 6, 255, 256, 1'000'000}) {
    EXPECT_EQ(table.fetch_outcome(House::Fetch::Replay, {}, as), "no_seat") << as;
  }
  for (const char* code : {"", "ABCDEF", "../../etc", "abc"}) {
    table.code = code;
    EXPECT_EQ(table.fetch_outcome(House::Fetch::Record), "no_such_table") << code;
  }
}

TEST(Finished, a_fetch_while_the_store_cannot_read_says_so) {
  Evening table;
  std::string outcome;
  table.house.real->fetch(
      "ABCDEF", {}, House::Fetch::Record, std::nullopt,
      [&](auto record) { outcome = record ? "given" : records::word_of(record.error().code); },
      table.house.now);
  ASSERT_EQ(table.house.loads.size(), 1u);
  table.house.loads.clear();
  table.house.real->loaded("ABCDEF",
                           std::unexpected(store::StoreError{store::Failure::Full, "broken"}),
                           table.house.now);
  EXPECT_EQ(outcome, "unavailable");
}

TEST(Finished, a_table_rests_and_is_woken_by_who_wants_its_record) {
  Evening table;
  table.play();
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(10 * 60'000 - 1);
  EXPECT_EQ(table.house.real->figures().tables, 1u);
  table.house.pass(1);
  table.house.settle();
  EXPECT_EQ(table.house.real->figures().tables, 0u);
  EXPECT_TRUE(table.house.store.live_logs()->empty());
  EXPECT_EQ(table.fetch_outcome(House::Fetch::Record), "accepted");
  EXPECT_EQ(table.house.real->figures().tables, 1u);
  table.house.pass(10 * 60'000);
  table.house.settle();
  EXPECT_EQ(table.house.real->figures().tables, 0u);
}

TEST(Finished, a_rematch_of_a_table_that_has_rested_can_be_asked_for) {
  Evening table;
  table.play();
  for (const ConnectionId person : table.people) table.house.disconnect(person);
  table.house.pass(3'600'000);
  table.people[1] = table.house.connect(table.house.token_of(table.people[1]));
  const auto rematch = table.ask(1, R"("do":"rematch")");
  EXPECT_EQ(outcome_of(rematch), "accepted") << serialize(rematch);
}

}  // namespace
}  // namespace coverstory::tables
