// Who watches which table as whom: after every command, and after one that was not stored.
#include "tables/watchers.h"

#include <gtest/gtest.h>

#include "engine/core/ensure.h"
#include "tables/test_outside.h"
#include "tables/test_table.h"

namespace coverstory::tables {
namespace {

constexpr ConnectionId kFirst{1};
constexpr ConnectionId kSecond{2};

struct WatchersTest : testing::Test {
  WatchersTest() {
    for (const auto& [id, person] : {std::pair(kFirst, kAda), std::pair(kSecond, kBo)}) {
      watchers.connected(id);
      watchers.introduce(id, person, 10);
    }
  }

  OpenTable& open_table(const std::string& code, const protocol::Settings& settings = kCoverMe) {
    OpenTable& open = tables.add(code, 10);
    EXPECT_TRUE(perform(open, created_by(kAda, settings)));
    return open;
  }
  bool perform(OpenTable& open, What what) {
    return tables.perform(open, {.at = 10, .what = std::move(what)}, 10).has_value();
  }
  /// All that has gathered is durable.
  void store() {
    journal.flush(10);
    for (const store::Entry& entry : journal.group_stored()) {
      tables.find(entry.table)->durable = entry.seq;
    }
  }
  void watch(ConnectionId id, OpenTable& open, Viewer viewer, std::uint64_t command = 1) {
    watchers.watch({id, *watchers.person_at(id), command}, open, viewer, std::nullopt, 10);
  }
  std::size_t sent_with(std::string_view text) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        outside.sent, [&](const std::string& line) { return line.contains(text); }));
  }

  TestOutside outside;
  HouseLimits limits;
  Journal journal{outside};
  Placement alone;
  OpenTables tables{outside, games::all_games(), limits, alone, journal};
  Watchers watchers{tables, journal};
};

TEST_F(WatchersTest, a_connection_watches_one_table_at_a_time) {
  OpenTable& t = open_table("T");
  OpenTable& s = open_table("S");
  watch(kFirst, t, Seat(0));
  EXPECT_TRUE(watchers.is_watching(kFirst, t));
  EXPECT_TRUE(t.audience.is_here(Seat(0)));
  watch(kFirst, s, std::nullopt);
  EXPECT_FALSE(t.audience.is_watched());
  EXPECT_EQ(s.audience.spectators(), 1u);
}

TEST_F(WatchersTest, a_table_that_lost_a_viewer_is_told_once) {
  OpenTable& t = open_table("T");
  watch(kFirst, t, Seat(0));
  EXPECT_TRUE(watchers.take_stirred().empty());
  watchers.disconnected(kFirst, 20);
  EXPECT_EQ(watchers.take_stirred(), std::vector<std::string>{"T"});
  EXPECT_TRUE(watchers.take_stirred().empty());
  EXPECT_EQ(t.audience.gone_since(Seat(0)), 20);
  EXPECT_EQ(t.last_change, 20);
}

TEST_F(WatchersTest, a_hello_as_somebody_else_watches_nothing) {
  OpenTable& t = open_table("T");
  watch(kFirst, t, Seat(0));
  watchers.introduce(kFirst, kBo, 20);
  EXPECT_FALSE(t.audience.is_watched());
  EXPECT_EQ(watchers.person_at(kFirst), kBo);
}

TEST_F(WatchersTest, who_lost_a_seat_looks_on_or_watches_no_more) {
  OpenTable& t = open_table("T");
  perform(t, Joined{Seat(1), kBo, "Bo"});
  watch(kSecond, t, Seat(1));
  perform(t, Emptied{Seat(1)});
  watchers.reseat(t, 20);
  EXPECT_FALSE(t.audience.is_here(Seat(1)));
  EXPECT_EQ(t.audience.spectators(), 1u);
  auto settings = t.table->room().settings();
  settings.spectators = false;
  perform(t, SettingsChanged{settings});
  watchers.reseat(t, 20);
  EXPECT_FALSE(t.audience.is_watched());
  EXPECT_FALSE(watchers.is_watching(kSecond, t));
  store();
  EXPECT_EQ(sent_with(R"("watching":false)"), 1u);
}

TEST_F(WatchersTest, presence_is_told_to_all_who_watch) {
  OpenTable& t = open_table("T");
  watch(kFirst, t, Seat(0));
  watch(kSecond, t, std::nullopt);
  store();
  EXPECT_EQ(sent_with(R"(1 {"table":"T","here":[true,false)"), 1u);
  EXPECT_EQ(sent_with(R"("spectators":1})"), 1u);  // to who has just come
  tables.show_presence(t, 10 + Audience::kPresencePauseMs - 1);
  EXPECT_EQ(sent_with(R"("spectators":1})"), 1u);
  tables.show_presence(t, 10 + Audience::kPresencePauseMs);
  EXPECT_EQ(sent_with(R"("spectators":1})"), 3u);
}

// Where a group was not stored.

TEST_F(WatchersTest, who_was_led_to_a_table_that_never_came_to_be_is_where_it_was) {
  OpenTable& t = open_table("T");
  watch(kFirst, t, Seat(0));
  store();
  OpenTable& s = open_table("S");
  watchers.turn_to({kFirst, kAda, 7}, s, Seat(0), 20);
  EXPECT_FALSE(watchers.still_watched(kFirst, 7));
  watchers.take_back(kFirst, 7, 20);
  watchers.send_away_from(s, 20);
  tables.remove(s);
  watchers.turn_back(20);
  EXPECT_TRUE(watchers.is_watching(kFirst, t));
  EXPECT_TRUE(t.audience.is_here(Seat(0)));
}

TEST_F(WatchersTest, who_asked_to_watch_what_is_durable_watches_still) {
  OpenTable& t = open_table("T");
  store();
  watch(kSecond, t, std::nullopt, 7);
  const auto watched = watchers.still_watched(kSecond, 7);
  ASSERT_TRUE(watched);
  EXPECT_EQ(watched->table, "T");
  EXPECT_EQ(watched->durable, 1u);
  watchers.turn_back(20);
  EXPECT_TRUE(watchers.is_watching(kSecond, t));
}

TEST_F(WatchersTest, an_answer_to_another_command_changes_nothing) {
  OpenTable& t = open_table("T");
  watch(kFirst, t, Seat(0), 7);
  EXPECT_FALSE(watchers.still_watched(kFirst, 8));
  watchers.take_back(kFirst, 8, 20);
  watchers.turn_back(20);
  EXPECT_TRUE(watchers.is_watching(kFirst, t));
}

TEST_F(WatchersTest, who_gave_a_seat_up_has_it_still) {
  OpenTable& t = open_table("T");
  perform(t, Joined{Seat(1), kBo, "Bo"});
  store();
  watch(kSecond, t, Seat(1));
  perform(t, Left{Seat(1)});
  watchers.reseat(t, 20);
  EXPECT_FALSE(t.audience.is_here(Seat(1)));
  tables.roll_back(t, 10);
  watchers.show_again(t, Watchers::Shown::ToAll, 30);
  EXPECT_TRUE(t.audience.is_here(Seat(1)));
  EXPECT_EQ(t.audience.spectators(), 0u);
}

TEST_F(WatchersTest, only_who_is_connected_is_asked_about) {
  EXPECT_FALSE(watchers.is_connected(ConnectionId(9)));
  EXPECT_THROW(watchers.turn_away(ConnectionId(9), 10), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory::tables
