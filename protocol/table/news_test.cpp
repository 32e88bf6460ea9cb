// News of a table as docs/protocol.md shows them, to the letter.
#include "protocol/table/news.h"

#include <gtest/gtest.h>

#include "protocol/table/test_game_form.h"

namespace coverstory::protocol {
namespace {

constexpr Moment kMoment{.table = "K7MQ2X", .seq = 12, .now = 1'793'750'400'000};

ShownRoom lobby_of(const Settings& settings) {
  return {.code = "K7MQ2X",
          .stage = Stage::Lobby,
          .settings = settings,
          .host = Seat(0),
          .seats = {{.kind = ShownSeat::Kind::Bot, .name = "Iris", .level = Level::Hard}},
          .rematch = {},
          .result = {}};
}

TEST(News, a_snapshot_has_every_part_and_null_for_what_is_not_there) {
  const Settings settings = settings_without_game();
  const std::vector<std::optional<std::int64_t>> clocks{std::nullopt, 5};
  const Message message = snapshot(
      kMoment, {.room = lobby_of(settings), .clocks = clocks, .you = {}, .game = {}, .chat = {}});
  EXPECT_TRUE(message.text.starts_with(
      R"({"table":"K7MQ2X","seq":12,"now":1793750400000,"snapshot":{"room":{"code":"K7MQ2X","stage":"lobby",)"))
      << message.text;
  EXPECT_TRUE(message.text.ends_with(
      R"("host":0,"seats":[{"kind":"bot","name":"Iris","level":"hard"}],"rematch":null,"result":null,"first":null},)"
      R"("clocks":[null,5],"you":null,"game":null,"mine":null,"chat":[]}})"))
      << message.text;
}

TEST(News, changes_name_only_what_has_changed) {
  EXPECT_EQ(changes(kMoment, {}).text,
            R"({"table":"K7MQ2X","seq":12,"now":1793750400000,"changes":{}})");
  EXPECT_EQ(changes({.table = "K7MQ2X", .seq = 12, .of_the_public = 10, .now = 5}, {}).text,
            R"({"table":"K7MQ2X","seq":12,"public":10,"now":5,"changes":{}})");
  const ChatLine line{.n = 3, .seat = Seat(1), .name = "Ada", .text = "Hello", .at = 7};
  const std::vector<std::optional<std::int64_t>> clocks{3};
  Events events;
  events.add({{"event", "flipped"}});
  Changes some;
  some.clocks = clocks;
  some.game = [](records::JsonText& to) {
    to.object_if_any("game", [] {});
    to.object_if_any("mine", [&] { to.key("seat").number(1); });
  };
  some.line = &line;
  some.unsaid = 2;
  some.events = &events;
  EXPECT_EQ(changes(kMoment, some).text,
            R"({"table":"K7MQ2X","seq":12,"now":1793750400000,"changes":{"clocks":[3],)"
            R"("mine":{"seat":1},"chat":[{"n":3,"seat":1,"name":"Ada","text":"Hello","at":7}],)"
            R"("unsaid":[2]},)"
            R"("events":[{"event":"flipped"}]})");
}

TEST(News, a_frozen_table_says_so_in_its_room) {
  EXPECT_EQ(
      frozen(kMoment).text,
      R"({"table":"K7MQ2X","seq":12,"now":1793750400000,"changes":{"room":{"stage":"frozen"}}})");
}

TEST(News, presence_is_by_seat) {
  constexpr std::array here{true, false};
  EXPECT_EQ(presence("K7MQ2X", here, 3).text,
            R"({"table":"K7MQ2X","here":[true,false],"spectators":3})");
  EXPECT_EQ(watching_no_more("K7MQ2X").text, R"({"table":"K7MQ2X","watching":false})");
}

TEST(News, say_which_table_they_are_about) {
  EXPECT_EQ(frozen(kMoment).kind, MessageKind::News);
  EXPECT_EQ(frozen(kMoment).table, "K7MQ2X");
  EXPECT_EQ(presence("T", {}, 0).table, "T");
  EXPECT_FALSE(changes(kMoment, {}).is_answer());
}

}  // namespace
}  // namespace coverstory::protocol
