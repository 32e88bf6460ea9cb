// Memory for messages: used again when nobody has the message any more, and never before.
#include "tables/messages.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace coverstory::tables {
namespace {

constexpr int kMany = 5000;

Message make(Messages& messages, std::string_view text) {
  return messages.make([&](std::string memory) {
    EXPECT_TRUE(memory.empty());
    memory += text;
    return protocol::Message{
        .kind = protocol::MessageKind::News, .table = "T", .text = std::move(memory)};
  });
}

TEST(Messages, whoever_has_one_keeps_it) {
  Messages messages;
  std::vector<Message> kept;
  for (int i = 0; i < kMany; ++i) kept.push_back(make(messages, std::to_string(i)));
  for (int i = 0; i < kMany; ++i)
    EXPECT_EQ(kept[static_cast<std::size_t>(i)]->text, std::to_string(i));
}

TEST(Messages, of_those_that_nobody_has_the_memory_is_used_again) {
  Messages messages;
  std::set<const void*> places;
  for (int i = 0; i < kMany; ++i) places.insert(make(messages, std::string(300, 'x'))->text.data());
  EXPECT_LE(places.size(), 256u);
}

TEST(Messages, the_memory_of_a_whole_table_is_not_kept) {
  Messages messages;
  const std::weak_ptr<const protocol::Message> table = make(messages, std::string(6000, 'x'));
  EXPECT_FALSE(table.expired());
  make(messages, "small");
  EXPECT_TRUE(table.expired());
}

TEST(Messages, one_that_somebody_still_has_does_not_stop_the_others) {
  Messages messages;
  const Message kept = make(messages, "kept");
  for (int i = 0; i < kMany; ++i) EXPECT_EQ(make(messages, "another")->text, "another");
  EXPECT_EQ(kept->text, "kept");
}

TEST(Messages, they_may_outlive_their_memory_s_owner) {
  Message last;
  {
    Messages messages;
    last = make(messages, "last");
  }
  EXPECT_EQ(last->text, "last");
}

}  // namespace
}  // namespace coverstory::tables
