// Nothing leaves before what led to it is durable.
#include "tables/outbox.h"

#include <gtest/gtest.h>

namespace coverstory::tables {
namespace {

/// An outside that only remembers what was sent.
class Street : public Outside {
 public:
  void send(ConnectionId to, Message message) override {
    sent.push_back(std::to_string(static_cast<std::uint64_t>(to)) + " " + *message);
  }
  void append(std::vector<store::Entry>) override {}
  void load(std::string) override {}
  void put_to_rest(std::string) override {}
  void think(Question) override {}
  void cancel(QuestionId) override {}
  Seed entropy() override { return {}; }
  void table_frozen(const std::string&, std::string_view) override {}
  bool may_open_table(ConnectionId) override { return true; }

  std::vector<std::string> sent;
};

struct OutboxTest : testing::Test {
  using Lines = std::vector<std::string>;

  void say(int to, const char* text, const char* about = nullptr,
           std::optional<std::uint64_t> answers = std::nullopt) {
    const std::string table = about ? about : "";
    outbox.say(ConnectionId(to), std::make_shared<const std::string>(text),
               about ? &table : nullptr, answers);
  }
  /// Those whose answers are taken back.
  Lines fail(const std::string& table, bool still_gathering) {
    Lines lines;
    outbox.batch_failed([&](const std::string& code) { return code == table; },
                        [&](ConnectionId to, std::uint64_t id) {
                          lines.push_back(std::to_string(static_cast<std::uint64_t>(to)) + ":" +
                                          std::to_string(id));
                        },
                        still_gathering);
    return lines;
  }

  Street street;
  Outbox outbox{street};
};

TEST_F(OutboxTest, where_nothing_waits_for_the_store_what_is_said_leaves_at_once) {
  say(1, "a");
  EXPECT_EQ(street.sent, Lines{"1 a"});
}

TEST_F(OutboxTest, what_is_said_after_an_entry_waits_for_its_batch_in_order) {
  outbox.entry_gathered();
  say(1, "a", "T");
  say(2, "b");
  outbox.batch_sent();
  say(1, "c");
  EXPECT_EQ(street.sent, Lines{});
  EXPECT_EQ(outbox.held(), 3u);
  outbox.batch_stored();
  EXPECT_EQ(street.sent, (Lines{"1 a", "2 b", "1 c"}));
  EXPECT_EQ(outbox.held(), 0u);
}

TEST_F(OutboxTest, an_entry_made_while_a_batch_is_under_way_waits_for_the_next_one) {
  outbox.entry_gathered();
  say(1, "a", "T");
  outbox.batch_sent();
  outbox.entry_gathered();
  say(1, "b", "T");
  outbox.batch_stored();
  EXPECT_EQ(street.sent, Lines{"1 a"});
  outbox.batch_sent();
  outbox.batch_stored();
  EXPECT_EQ(street.sent, (Lines{"1 a", "1 b"}));
}

TEST_F(OutboxTest, where_a_batch_fails_what_it_led_to_is_taken_back_and_the_rest_leaves) {
  outbox.entry_gathered();
  say(1, "shown", "T");
  say(1, "answer", "T", 7);
  say(2, "other", "S", 8);
  say(3, "free");
  outbox.batch_sent();
  EXPECT_EQ(fail("T", false), Lines{"1:7"});
  EXPECT_EQ(street.sent, (Lines{"2 other", "3 free"}));
  say(1, "later");
  EXPECT_EQ(street.sent.back(), "1 later");
}

TEST_F(OutboxTest, where_a_batch_fails_what_other_entries_led_to_still_waits_for_them) {
  outbox.entry_gathered();
  say(1, "a", "T", 7);
  outbox.batch_sent();
  outbox.entry_gathered();
  say(1, "b", "T", 9);
  say(2, "c", "S", 8);
  EXPECT_EQ(fail("T", true), (Lines{"1:7", "1:9"}));
  EXPECT_EQ(street.sent, Lines{});
  outbox.batch_sent();
  outbox.batch_stored();
  EXPECT_EQ(street.sent, Lines{"2 c"});
}

}  // namespace
}  // namespace coverstory::tables
