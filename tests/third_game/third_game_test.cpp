// A third game needs nothing of what is common to all: a game that only stands in a registry made
// here is set, played, stored, reopened, watched, replayed and recorded.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "games/all.h"
#include "records/fields.h"
#include "store/sqlite_store.h"
#include "tables/folding.h"
#include "tables/step_json.h"
#include "tables/test_house.h"
#include "tests/third_game/dice.h"

namespace coverstory::third_game {
namespace {

namespace json = boost::json;
using tables::ConnectionId;
using tables::TestHouse;

const tables::Games& dice_alone() {
  static const tables::Games kGames({&dice()});
  return kGames;
}

const tables::Games& all_three() {
  static const tables::Games kGames({&games::cover_me(), &games::cover_up(), &dice()});
  return kGames;
}

/// A table of three with one bot, in a house that keeps its tables in a SQLite file.
class DiceTable : public testing::TestWithParam<const tables::Games*> {
 protected:
  DiceTable() {
    std::filesystem::create_directories(folder_);
    store_ = store::SqliteStore::open(folder_ / "tables.db").value();
    house_.emplace(1, tables::HouseLimits{}, *GetParam(), store_.get());
    ada_ = house_->connect();
    bo_ = house_->connect();
    const json::object made =
        house_->ask(ada_, R"("do":"create","name":"Ada","settings":{"game":"dice",)"
                          R"("options":{"players":3}})");
    code_ = made.at("table").as_string();
    EXPECT_TRUE(ok(bo_, R"("do":"join","name":"Bo")"));
    EXPECT_TRUE(ok(ada_, R"("do":"add-bot")"));
    EXPECT_TRUE(ok(ada_, R"("do":"start")"));
  }
  ~DiceTable() override { std::filesystem::remove_all(folder_); }

  json::object ask(ConnectionId person, std::string_view fields) {
    return house_->ask_again(person, ++last_command_,
                             fmt::format(R"({},"table":"{}")", fields, code_));
  }
  bool ok(ConnectionId person, std::string_view fields) {
    const json::object answer = ask(person, fields);
    EXPECT_TRUE(answer.at("ok").as_bool()) << serialize(answer);
    return answer.at("ok").as_bool();
  }
  std::string_view stage(ConnectionId person) {
    return house_->seen(person).at("room").at("stage").as_string();
  }
  void play_a_round() {
    EXPECT_TRUE(ok(ada_, R"("do":"roll")"));
    EXPECT_TRUE(ok(bo_, R"("do":"roll")"));
  }
  /// The server stops, and another starts with the same file.
  void restart() {
    const std::string ada = house_->token_of(ada_), bo = house_->token_of(bo_);
    house_.reset();
    store_.reset();
    store_ = store::SqliteStore::open(folder_ / "tables.db").value();
    house_.emplace(2, tables::HouseLimits{}, *GetParam(), store_.get());
    ada_ = house_->connect(ada);
    bo_ = house_->connect(bo);
  }

  const std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / fmt::format("third_game_{}", ::getpid());
  std::unique_ptr<store::SqliteStore> store_;
  std::optional<TestHouse> house_;
  ConnectionId ada_{}, bo_{};
  std::string code_;
  std::uint64_t last_command_ = 1000;  // one after the other, whichever house it is
};

INSTANTIATE_TEST_SUITE_P(Alone, DiceTable, testing::Values(&dice_alone()));
INSTANTIATE_TEST_SUITE_P(BesideTheOthers, DiceTable, testing::Values(&all_three()));

TEST_P(DiceTable, is_played_to_its_end_by_people_and_a_bot) {
  for (int round = 0; round < 3; ++round) play_a_round();
  EXPECT_EQ(stage(ada_), "over");
  int won = 0;
  for (const auto& each : house_->seen(bo_).at("room").at("result").at("won").as_array()) {
    won += each.to_number<int>();
  }
  EXPECT_EQ(won, 3);
}

TEST_P(DiceTable, refuses_what_its_rules_forbid) {
  EXPECT_TRUE(ok(ada_, R"("do":"roll")"));
  const json::object again = ask(ada_, R"("do":"roll")");
  EXPECT_EQ(again.at("code"), "illegal") << serialize(again);
}

TEST_P(DiceTable, is_stored_and_goes_on_where_it_was) {
  play_a_round();
  restart();
  EXPECT_TRUE(ok(ada_, R"("do":"watch")"));
  EXPECT_EQ(house_->seen(ada_).at("game").at("round"), 2);
  for (int round = 1; round < 3; ++round) play_a_round();
  EXPECT_EQ(stage(ada_), "over");
}

TEST_P(DiceTable, can_be_watched_from_an_earlier_step_on) {
  EXPECT_TRUE(ok(ada_, R"("do":"roll")"));
  const auto seq = house_->seen(bo_).at("seq").to_number<int>();
  const ConnectionId again = house_->connect_again(bo_);
  EXPECT_TRUE(ok(ada_, R"("do":"say","text":"Your turn")"));
  EXPECT_TRUE(ok(again, fmt::format(R"("do":"watch","since":{},"you":1)", seq)));
  EXPECT_EQ(house_->seen(again).at("game"), house_->seen(ada_).at("game"));
  const auto is_snapshot = [](const json::object& told) { return told.contains("snapshot"); };
  EXPECT_TRUE(std::ranges::none_of(house_->told(again), is_snapshot));
  EXPECT_TRUE(ok(again, R"("do":"roll")"));
}

TEST_P(DiceTable, is_replayed_and_recorded_when_it_is_over) {
  for (int round = 0; round < 3; ++round) play_a_round();
  restart();
  const json::object replay = ask(ada_, R"("do":"replay")");
  std::size_t rolls = 0;
  for (const auto& message : replay.at("messages").as_array()) {
    if (const auto* events = message.as_object().if_contains("events")) {
      rolls += static_cast<std::size_t>(std::ranges::count_if(
          events->as_array(), [](const json::value& event) { return event.at("e") == "roll"; }));
    }
  }
  EXPECT_EQ(rolls, 9u);
  const json::object record = ask(ada_, R"("do":"record")");
  const std::string_view text = record.at("record").as_string();
  EXPECT_TRUE(text.starts_with(R"({"game":"dice"})")) << text;
  EXPECT_EQ(std::ranges::count(text, '\n'), 11) << text;
}

TEST_P(DiceTable, its_log_is_written_as_every_other) {
  EXPECT_TRUE(ok(bo_, R"("do":"roll")"));
  const auto log = store_->log_of(code_).value().value();
  const auto step = tables::read_step(log.bodies.back(), GetParam()->forms());
  ASSERT_TRUE(step.has_value()) << step.error();
  EXPECT_NE(log.bodies.back().find(R"("e":"rolled","seat":1)"), std::string::npos)
      << log.bodies.back();
}

// An unknown game is never taken for another.

std::string why_not(const tables::Games& known, std::string_view settings) {
  try {
    (void)protocol::read_settings(json::parse(settings).as_object(), known.forms());
  } catch (const records::WrongField& wrong) {
    return wrong.what();
  }
  return "";
}

TEST(ThirdGame, an_unknown_game_is_refused_with_the_names_of_those_there_are) {
  EXPECT_EQ(why_not(games::all_games(), R"({"game":"dice"})"),
            "'game' is none of: cover-me, cover-up");
  EXPECT_EQ(why_not(all_three(), R"({"game":"chess"})"),
            "'game' is none of: cover-me, cover-up, dice");
  EXPECT_EQ(why_not(dice_alone(), R"({"game":"cover-up"})"), "'game' is none of: dice");
  EXPECT_EQ(why_not(all_three(), R"({"game":"dice"})"), "");
}

TEST(ThirdGame, its_log_is_refused_by_a_house_that_does_not_know_it) {
  TestHouse house(1, {}, all_three());
  const ConnectionId ada = house.connect();
  const json::object made =
      house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"dice"})");
  const auto log = house.store.log_of(made.at("table").as_string()).value().value();
  EXPECT_TRUE(tables::fold(log.table, log.bodies, all_three()).has_value());
  const auto unknown = tables::fold(log.table, log.bodies, games::all_games());
  ASSERT_FALSE(unknown.has_value());
  EXPECT_NE(unknown.error().find("'game' is none of: cover-me, cover-up"), std::string::npos);
}

TEST(ThirdGame, its_actions_are_refused_at_tables_of_the_others_and_theirs_at_its) {
  TestHouse house(1, {}, all_three());
  const ConnectionId ada = house.connect();
  for (const std::string game : {"cover-me", "cover-up", "dice"}) {
    const json::object made = house.ask(
        ada, fmt::format(R"("do":"quick","name":"Ada","settings":{{"game":"{}"}})", game));
    const std::string code(made.at("table").as_string());
    house.pass(4000);  // the count of three of Cover Up
    for (const std::string deed : {"roll", "withdraw", "return\",\"card\":\"ab..cd.."}) {
      if (deed == "roll" && game == "dice") continue;
      const json::object answer =
          house.ask(ada, fmt::format(R"("do":"{}","table":"{}")", deed, code));
      EXPECT_EQ(answer.at("code"), "illegal") << game << ' ' << serialize(answer);
    }
  }
}

TEST(ThirdGame, that_takes_the_word_of_another_is_our_mistake) {
  EXPECT_THROW(tables::Games({&dice(), &dice()}), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory::third_game
