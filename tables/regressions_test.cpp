// What the simulator and the fuzzers have found, each in a few lines.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/all.h"
#include "protocol/table/command.h"
#include "tables/folding.h"
#include "tables/step_json.h"
#include "tables/test_house.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

constexpr std::string_view kCreate =
    R"("do":"create","name":"Ada","settings":{"game":"cover-me","public":true})";

std::string text(const json::value& value) {
  return std::string(value.as_string());
}

/// Ada at a table that she has opened, and Bo.
struct AdaAndBo {
  TestHouse house;
  ConnectionId ada = house.connect(), bo = house.connect();
  std::string code = text(house.ask(ada, kCreate).at("table"));

  std::string at_table(std::string_view fields) const {
    return fmt::format(R"("table":"{}",{})", code, fields);
  }
  const json::object& answer(ConnectionId at, std::uint64_t id) const {
    const json::object* answer = house.answer_to(at, id);
    EXPECT_TRUE(answer);
    return *answer;
  }
};

TEST(Regressions, settings_to_be_changed_outlive_the_message_that_named_them) {
  const auto command = protocol::read_command(
      R"({"id":1,"do":"settings","table":"K7MQ2X","settings":{"options":{"players":3}}})",
      games::all_games().forms());
  ASSERT_TRUE(command.has_value());
  const auto& change = std::get<protocol::ChangeSettings>(command->deed);
  EXPECT_EQ(serialize(change.settings), R"({"options":{"players":3}})");
}

TEST(Regressions, who_asks_to_watch_is_never_told_of_an_entry_that_was_not_stored) {
  AdaAndBo table;
  table.house.send_only(table.ada, table.at_table(R"("do":"say","text":"Hi")"));
  const auto id = table.house.send_only(table.bo, table.at_table(R"("do":"watch")"));
  table.house.store_batch(false);
  EXPECT_TRUE(table.answer(table.bo, id).at("ok").as_bool());
  EXPECT_EQ(table.answer(table.bo, id).at("seq"), 1);
  EXPECT_EQ(table.house.seen(table.bo).at("seq"), 1);
}

TEST(Regressions, a_refusal_for_what_was_not_stored_becomes_unavailable) {
  AdaAndBo table;
  const auto join = table.at_table(R"("do":"join","seat":1,"name":"Bo")");
  table.house.send_only(table.ada, table.at_table(R"("do":"add-bot","seat":1)"));
  const auto id = table.house.send_only(table.bo, join);
  table.house.store_batch(false);
  EXPECT_EQ(text(table.answer(table.bo, id).at("code")), "unavailable");
}

TEST(Regressions, a_list_never_names_a_table_that_was_not_stored) {
  AdaAndBo table;
  table.house.send_only(table.ada, kCreate);
  const auto id = table.house.send_only(table.bo, R"("do":"tables")");
  table.house.store_batch(false);
  EXPECT_EQ(text(table.answer(table.bo, id).at("code")), "unavailable");
}

/// Bo plays at a table of his own while Ada's is opened, and does something else that is not
/// stored.
struct BoElsewhere : AdaAndBo {
  std::string own = text(house.ask(bo, kCreate).at("table"));

  std::string refused_at_his_own(const std::string& fields) {
    const auto id = house.send_only(bo, fields);
    house.store_batch(false);
    const std::string code = text(answer(bo, id).at("code"));
    EXPECT_EQ(text(house.seen(bo).at("room").at("code")), own);
    // He hears of it still.
    const auto before = house.seen(bo).at("seq").to_number<int>();
    house.ask(bo, fmt::format(R"("do":"say","table":"{}","text":"Hm")", own));
    EXPECT_EQ(house.seen(bo).at("seq").to_number<int>(), before + 1);
    return code;
  }
};

TEST(Regressions, who_could_not_open_a_table_still_watches_the_one_before) {
  EXPECT_EQ(BoElsewhere().refused_at_his_own(std::string(kCreate)), "unavailable");
}

TEST(Regressions, who_could_not_join_a_table_still_watches_the_one_before) {
  BoElsewhere table;
  EXPECT_EQ(table.refused_at_his_own(table.at_table(R"("do":"join","name":"Bo")")), "unavailable");
}

TEST(Regressions, who_could_open_neither_of_two_tables_still_watches_the_one_before) {
  BoElsewhere table;
  table.house.send_only(table.bo, kCreate);
  EXPECT_EQ(table.refused_at_his_own(std::string(kCreate)), "unavailable");
}

TEST(Regressions, who_is_turned_back_is_shown_only_what_was_stored) {
  BoElsewhere table;
  TestHouse& house = table.house;
  const auto before = house.seen(table.bo).at("seq");
  house.send_only(table.bo, fmt::format(R"("do":"say","table":"{}","text":"Lost")", table.own));
  house.send_only(table.bo, kCreate);
  house.store_batch(false);
  EXPECT_EQ(house.seen(table.bo).at("seq"), before);
  EXPECT_EQ(house.seen(table.bo).at("chat").as_array().size(), 0u);
}

TEST(Regressions, who_could_neither_leave_nor_open_another_table_sits_where_he_sat) {
  BoElsewhere table;
  table.house.send_only(table.bo, fmt::format(R"("do":"leave","table":"{}")", table.own));
  EXPECT_EQ(table.refused_at_his_own(std::string(kCreate)), "unavailable");
  EXPECT_EQ(table.house.seen(table.bo).at("you"), 0);
}

TEST(Regressions, who_asked_to_watch_another_table_meanwhile_stays_there) {
  BoElsewhere table;
  const auto id = table.house.send_only(table.bo, kCreate);
  table.house.send_only(table.bo, table.at_table(R"("do":"watch")"));
  table.house.store_batch(false);
  EXPECT_EQ(text(table.answer(table.bo, id).at("code")), "unavailable");
  EXPECT_EQ(text(table.house.seen(table.bo).at("room").at("code")), table.code);
}

TEST(Regressions, a_log_that_does_not_begin_with_the_opening_is_refused) {
  TestHouse house;
  const std::vector<std::vector<std::string>> logs{
      {},
      {R"({"at":1,"e":"reordered","order":[]})"},
      {R"({"at":1,"e":"settings","settings":{"game":"cover-me"}})"},
      {R"({"at":1,"e":"started","seed":"000102030405060708090a0b0c0d0e0f"})"}};
  std::string code = "K7MQ2A";
  for (const auto& bodies : logs) {
    ++code.back();
    EXPECT_FALSE(house.real->reopen({code, bodies}, house.now).has_value());
  }
}

TEST(Regressions, the_opening_names_no_seat_that_is_not_there) {
  const std::string seats =
      R"("v":1,"settings":{"game":"cover-me","options":{"players":2}},"host":0,)"
      R"("seats":[{"person":"8c6f0a3f5f0f4a6e9d3b2a1c00ffee11","name":"Ada"},{}])";
  const auto folds = [&](std::string_view with) {
    const std::string body = fmt::format(R"({{"at":1,"e":"created",{}{}}})", seats, with);
    return fold("K7MQ2X", std::vector{body}, games::all_games()).has_value();
  };
  EXPECT_TRUE(folds(""));
  EXPECT_FALSE(folds(R"(,"by":5,"id":1)"));
  EXPECT_FALSE(folds(R"(,"start":5)"));
}

TEST(Regressions, no_time_is_so_late_that_a_clock_overflows) {
  EXPECT_TRUE(
      read_step(R"({"at":9007199254740991,"e":"time"})", games::all_games().forms()).has_value());
  EXPECT_FALSE(read_step(R"({"at":9223372036854775807,"e":"time"})", games::all_games().forms())
                   .has_value());
}

}  // namespace
}  // namespace coverstory::tables
