// Nothing leaves before what led to it is durable, and a group that fails takes back what it led to
// and nothing else.
#include "tables/journal.h"

#include <gtest/gtest.h>

#include "engine/core/ensure.h"
#include "tables/test_outside.h"

namespace coverstory::tables {
namespace {

using Lines = std::vector<std::string>;

struct JournalTest : testing::Test {
  void gather(const std::string& table) { journal.gather({table, ++seq, "{}"}); }
  void say(int to, const char* text, const About& about = About::nothing(),
           std::optional<std::uint64_t> answers = std::nullopt) {
    journal.say(ConnectionId(to),
                std::make_shared<const protocol::Message>(protocol::Message{.text = text}), about,
                answers ? std::optional(Answering{*answers}) : std::nullopt);
  }
  void say_of(const char* table, int to, const char* text,
              std::optional<std::uint64_t> answers = std::nullopt) {
    say(to, text, About::table(table), answers);
  }
  /// Those who wait in vain: "1:7" for command 7 of connection 1.
  Lines fail(const std::set<std::string>& tables,
             Journal::Rest rest = Journal::Rest::IsToBeStored) {
    Lines lines;
    for (const Unanswered& one : journal.group_failed(tables, rest).in_vain) {
      lines.push_back(std::to_string(std::to_underlying(one.by)) + ":" +
                      std::to_string(one.command));
    }
    return lines;
  }
  Lines tables_of_last_group() const {
    Lines tables;
    for (const store::Entry& entry : *outside.groups.back()) tables.push_back(entry.table);
    return tables;
  }

  /// One entry, stored. Answers with where it was in memory.
  const store::Entry* store_entry_of(const std::string& table) {
    gather(table);
    journal.flush(kFlushed);
    return journal.group_stored().data();
  }

  TestOutside outside;
  Journal journal{outside};
  std::uint32_t seq = 0;
  static constexpr Time kFlushed = 10'000;
};

TEST_F(JournalTest, where_nothing_waits_for_the_store_what_is_said_leaves_at_once) {
  say(1, "a");
  EXPECT_EQ(outside.sent, Lines{"1 a"});
}

TEST_F(JournalTest, what_is_said_about_an_entry_waits_for_its_group_in_order) {
  gather("T");
  say_of("T", 1, "a");
  say_of("T", 2, "b");
  journal.flush(kFlushed);
  say(1, "c");
  EXPECT_EQ(outside.sent, Lines{});
  EXPECT_EQ(journal.held(), 3u);
  EXPECT_EQ(journal.group_stored().size(), 1u);
  EXPECT_EQ(outside.sent, (Lines{"1 a", "2 b", "1 c"}));
  EXPECT_EQ(journal.held(), 0u);
}

TEST_F(JournalTest, what_rests_on_nothing_that_waits_leaves_at_once) {
  gather("T");
  journal.flush(kFlushed);
  gather("S");
  say(1, "hello");
  say_of("R", 2, "shown");
  say(3, "a list", About::tables({"R", "Q"}));
  EXPECT_EQ(outside.sent, (Lines{"1 hello", "2 shown", "3 a list"}));
  say(4, "another", About::tables({"R", "T", "S"}));
  journal.group_stored();
  EXPECT_EQ(outside.sent.size(), 3u);
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent.back(), "4 another");
}

TEST_F(JournalTest, nothing_overtakes_what_was_said_to_the_same_connection) {
  gather("T");
  say_of("T", 1, "a");
  say_of("R", 1, "b");
  journal.flush(kFlushed);
  gather("S");
  say_of("S", 1, "c");
  say(1, "d");
  EXPECT_EQ(outside.sent, Lines{});
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"1 a", "1 b"}));
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"1 a", "1 b", "1 c", "1 d"}));
}

TEST_F(JournalTest, what_waits_for_a_connection_that_is_gone_is_dropped) {
  gather("T");
  say_of("T", 1, "a");
  say_of("T", 2, "b");
  EXPECT_TRUE(journal.holds_for(ConnectionId(1)));
  journal.forget(ConnectionId(1));
  EXPECT_FALSE(journal.holds_for(ConnectionId(1)));
  EXPECT_EQ(journal.held(), 1u);
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent, Lines{"2 b"});
}

TEST_F(JournalTest, a_store_that_has_a_group_for_too_long_is_silent_until_it_answers) {
  gather("T");
  EXPECT_FALSE(journal.is_silent(kFlushed + 60'000));
  journal.flush(kFlushed);
  EXPECT_FALSE(journal.is_silent(kFlushed + 1000));
  EXPECT_TRUE(journal.is_silent(kFlushed + 2000));
  journal.group_stored();
  EXPECT_FALSE(journal.is_silent(kFlushed + 2000));
}

TEST_F(JournalTest, an_entry_made_while_a_group_is_under_way_waits_for_the_next_one) {
  gather("T");
  say_of("T", 1, "a");
  journal.flush(kFlushed);
  gather("T");
  say_of("T", 1, "b");
  journal.group_stored();
  EXPECT_EQ(outside.sent, Lines{"1 a"});
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"1 a", "1 b"}));
}

TEST_F(JournalTest, one_group_is_under_way_at_a_time_with_all_that_had_gathered) {
  EXPECT_FALSE(journal.wants_flush());
  gather("T");
  gather("S");
  EXPECT_TRUE(journal.wants_flush());
  journal.flush(kFlushed);
  gather("R");
  EXPECT_FALSE(journal.wants_flush());
  journal.flush(kFlushed);
  ASSERT_EQ(outside.groups.size(), 1u);
  EXPECT_EQ(tables_of_last_group(), (Lines{"T", "S"}));
  journal.group_stored();
  EXPECT_TRUE(journal.wants_flush());
}

TEST_F(JournalTest, where_a_group_fails_what_it_led_to_is_taken_back_and_the_rest_leaves) {
  gather("T");
  say_of("T", 1, "shown");
  say_of("T", 1, "answer", 7);
  say_of("S", 2, "other", 8);
  say(3, "free");
  journal.flush(kFlushed);
  EXPECT_EQ(fail({"T"}), Lines{"1:7"});
  EXPECT_EQ(outside.sent, (Lines{"2 other", "3 free"}));
  say(1, "later");
  EXPECT_EQ(outside.sent.back(), "1 later");
}

TEST_F(JournalTest, where_a_group_fails_what_other_entries_led_to_still_waits_for_them) {
  gather("T");
  say_of("T", 1, "a", 7);
  journal.flush(kFlushed);
  gather("T");
  gather("S");
  say_of("T", 1, "b", 9);
  say_of("S", 2, "c", 8);
  EXPECT_EQ(fail({"T"}), (Lines{"1:7", "1:9"}));
  EXPECT_EQ(outside.sent, Lines{});
  journal.flush(kFlushed);
  EXPECT_EQ(tables_of_last_group(), Lines{"S"});
  journal.group_stored();
  EXPECT_EQ(outside.sent, Lines{"2 c"});
}

TEST_F(JournalTest, where_a_group_fails_and_the_next_has_lost_its_entries_nothing_waits_for_it) {
  gather("T");
  journal.flush(kFlushed);
  gather("T");
  say(2, "free");
  fail({"T"});
  EXPECT_EQ(outside.sent, Lines{"2 free"});
  EXPECT_FALSE(journal.wants_flush());
}

TEST_F(JournalTest, what_rests_on_several_tables_is_taken_back_with_each) {
  gather("T");
  say(1, "a list", About::tables({"R", "T"}), 4);
  journal.flush(kFlushed);
  EXPECT_EQ(fail({"T"}), Lines{"1:4"});
  EXPECT_EQ(outside.sent, Lines{});
}

TEST_F(JournalTest, where_one_table_is_the_reason_the_others_are_in_the_next_group_and_first) {
  gather("T");
  gather("S");
  say_of("T", 1, "a", 7);
  say_of("S", 2, "b", 8);
  journal.flush(kFlushed);
  gather("R");
  gather("S");
  say_of("S", 2, "c");
  EXPECT_EQ(fail({"T"}), Lines{"1:7"});
  EXPECT_EQ(outside.sent, Lines{});
  journal.flush(kFlushed);
  EXPECT_EQ(tables_of_last_group(), (Lines{"S", "R", "S"}));
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"2 b", "2 c"}));
}

TEST_F(JournalTest, what_was_durable_when_it_was_said_does_not_fall_with_what_came_after_it) {
  gather("S");
  say_of("S", 1, "a");
  gather("R");
  journal.flush(kFlushed);
  say_of("T", 1, "b");  // waits for its turn alone
  gather("T");
  say_of("T", 1, "c");
  fail({"R"});
  journal.flush(kFlushed);
  fail({"T"});
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"1 a", "1 b"}));
}

TEST_F(JournalTest, what_waited_for_who_is_gone_is_dropped_and_nothing_else) {
  gather("T");
  constexpr int kPeople = 9;
  for (int round = 0; round < 2; ++round) {
    for (int person = 0; person < kPeople; ++person) say_of("T", person, round == 0 ? "a" : "b");
  }
  for (int person = 0; person < kPeople; ++person) {
    if (person != 4) journal.forget(ConnectionId(person));
    const auto gone = static_cast<std::size_t>(person < 4 ? person + 1 : person);
    EXPECT_EQ(journal.held(), 2 * (kPeople - gone));
    EXPECT_EQ(journal.holds_for(ConnectionId(person)), person == 4);
  }
  journal.flush(kFlushed);
  journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"4 a", "4 b"}));
  EXPECT_EQ(journal.held(), 0u);
}

TEST_F(JournalTest, where_a_group_fails_who_is_gone_is_not_among_those_who_wait_in_vain) {
  gather("T");
  say_of("T", 1, "a", 7);
  say_of("T", 2, "b", 8);
  say_of("T", 3, "c", 9);
  journal.forget(ConnectionId(2));
  journal.flush(kFlushed);
  EXPECT_EQ(fail({"T"}), (Lines{"1:7", "3:9"}));
  EXPECT_EQ(journal.held(), 0u);
}

TEST_F(JournalTest, an_outcome_is_for_the_group_under_way) {
  EXPECT_THROW(journal.group_stored(), BrokenInvariant);
  gather("T");
  EXPECT_THROW(fail({"T"}), BrokenInvariant);
}

TEST_F(JournalTest, where_some_tables_lost_what_rests_on_the_others_is_said_at_once) {
  gather("T");
  gather("U");
  gather("V");
  say_of("T", 1, "t", 7);
  say_of("U", 2, "u", 8);
  say_of("V", 3, "v", 9);
  journal.flush(kFlushed);
  gather("U");
  gather("V");
  say_of("U", 2, "u again");
  say_of("V", 3, "v again", 10);
  EXPECT_EQ(fail({"T", "V"}, Journal::Rest::IsStored), (Lines{"1:7", "3:9", "3:10"}));
  EXPECT_EQ(outside.sent, Lines{"2 u"});
  EXPECT_TRUE(journal.under_way().empty());
  journal.flush(kFlushed);
  EXPECT_EQ(tables_of_last_group(), Lines{"U"});
  (void)journal.group_stored();
  EXPECT_EQ(outside.sent, (Lines{"2 u", "2 u again"}));
}

TEST_F(JournalTest, a_group_that_somebody_still_has_does_not_change) {
  for (const char* table : {"T", "U", "V", "W", "X"}) (void)store_entry_of(table);
  Lines tables;
  for (const store::Group& group : outside.groups) {
    ASSERT_EQ(group->size(), 1u);
    tables.push_back(group->front().table);
  }
  EXPECT_EQ(tables, (Lines{"T", "U", "V", "W", "X"}));
}

TEST_F(JournalTest, the_memory_of_a_group_that_nobody_has_any_more_is_used_again) {
  std::set<const store::Entry*> places;
  for (int group = 0; group < 12; ++group) {
    places.insert(store_entry_of("T"));
    outside.groups.clear();
  }
  EXPECT_EQ(places.size(), 3u);
}

TEST_F(JournalTest, of_a_group_in_which_some_lost_the_entries_of_the_others_are_told) {
  gather("T");
  gather("U");
  journal.flush(kFlushed);
  const auto settled = journal.group_failed({"T"}, Journal::Rest::IsStored);
  ASSERT_EQ(settled.stored.size(), 1u);
  EXPECT_EQ(settled.stored[0].table, "U");
}

}  // namespace
}  // namespace coverstory::tables
