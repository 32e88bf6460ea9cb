// A step goes through the rules, the log and to those who watch, or changes nothing; and a table
// can go back to what is durable.
#include "tables/open_tables.h"

#include <gtest/gtest.h>

#include "engine/core/ensure.h"
#include "tables/test_outside.h"
#include "tables/test_table.h"

namespace coverstory::tables {
namespace {

struct OpenTablesTest : testing::Test {
  OpenTable& open_table(const std::string& code) {
    OpenTable& open = tables.add(code, 5);
    EXPECT_TRUE(perform(open, created_by(kAda)));
    return open;
  }
  bool perform(OpenTable& open, What what) {
    return tables.perform(open, {.at = 10, .what = std::move(what)}, 10).has_value();
  }

  TestOutside outside;
  HouseLimits limits{.entries_of_a_table = 4};
  Journal journal{outside};
  Placement alone;
  OpenTables tables{outside, games::all_games(), limits, alone, journal};
};

TEST_F(OpenTablesTest, a_step_is_in_the_log_and_gathered_for_the_store) {
  OpenTable& open = open_table("T");
  EXPECT_TRUE(perform(open, Said{Seat(0), "Hello"}));
  EXPECT_EQ(open.log.size(), 2u);
  EXPECT_EQ(open.durable, 0u);
  journal.flush(10);
  ASSERT_EQ(outside.groups.size(), 1u);
  EXPECT_EQ(outside.groups[0]->at(1).seq, 2u);
  EXPECT_EQ(outside.groups[0]->at(1).body, open.log.bodies()[1]);
}

TEST_F(OpenTablesTest, what_a_step_changed_is_shown_when_it_is_durable) {
  OpenTable& open = open_table("T");
  open.audience.add(ConnectionId(1), Seat(0), *open.table, 10, std::nullopt, journal);
  perform(open, Said{Seat(0), "Hello"});
  journal.flush(10);
  EXPECT_TRUE(outside.sent.empty());
  journal.group_stored();
  ASSERT_EQ(outside.sent.size(), 2u);
  EXPECT_NE(outside.sent[1].find("Hello"), std::string::npos);
}

TEST_F(OpenTablesTest, a_step_that_is_refused_changes_nothing) {
  OpenTable& open = open_table("T");
  EXPECT_FALSE(perform(open, Said{Seat(5), "Hello"}));
  EXPECT_EQ(open.log.size(), 1u);
  EXPECT_EQ(journal.gathered(), 1u);
}

TEST_F(OpenTablesTest, a_table_takes_as_many_steps_as_the_house_allows) {
  OpenTable& open = open_table("T");
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(perform(open, Said{Seat(0), "Hello"}));
  EXPECT_TRUE(tables.is_full(open));
  EXPECT_FALSE(perform(open, Said{Seat(0), "Hello"}));
}

TEST_F(OpenTablesTest, a_table_goes_back_to_what_is_durable) {
  OpenTable& open = open_table("T");
  open.durable = 1;
  perform(open, Said{Seat(0), "Hello"});
  tables.roll_back(open, 10);
  EXPECT_EQ(open.table->seq(), 1u);
  EXPECT_EQ(open.log.size(), 1u);
  EXPECT_TRUE(open.table->room().chat().empty());
}

TEST_F(OpenTablesTest, a_log_that_cannot_be_folded_is_a_frozen_table) {
  EXPECT_FALSE(tables.reopen({"T", {"no entry"}}, 5).has_value());
  OpenTable* open = tables.find("T");
  ASSERT_TRUE(open);
  EXPECT_TRUE(open->frozen);
  EXPECT_EQ(open->log.size(), 1u);
  EXPECT_FALSE(perform(*open, created_by(kAda)));
  EXPECT_EQ(tables.tally().frozen, 1u);
}

TEST_F(OpenTablesTest, the_earliest_wake_is_first_and_one_that_is_changed_or_gone_is_not) {
  OpenTable& t = open_table("T");
  OpenTable& s = open_table("S");
  EXPECT_FALSE(tables.first_wake());
  tables.wake_at(t, 30);
  tables.wake_at(s, 20);
  EXPECT_EQ(tables.first_wake(), 20);
  EXPECT_EQ(&tables.first_to_wake(), &s);
  tables.wake_at(s, 40);
  EXPECT_EQ(&tables.first_to_wake(), &t);
  tables.remove(t);
  EXPECT_EQ(tables.first_wake(), 40);
  tables.wake_at(s, std::nullopt);
  EXPECT_FALSE(tables.first_wake());
}

TEST_F(OpenTablesTest, a_table_that_somebody_watches_is_not_removed) {
  OpenTable& open = open_table("T");
  open.audience.add(ConnectionId(1), std::nullopt, *open.table, 10, std::nullopt, journal);
  EXPECT_THROW(tables.remove(open), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory::tables
