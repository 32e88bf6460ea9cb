// The last changes of a view: what follows a number, as far back as they are kept.
#include "tables/recent_changes.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace coverstory::tables {
namespace {

protocol::Message message(std::string text) {
  return {.kind = protocol::MessageKind::News, .table = "T", .text = std::move(text)};
}

std::string texts(const std::optional<std::vector<Message>>& messages) {
  if (!messages) return "unknown";
  std::string all;
  for (const Message& one : *messages) {
    EXPECT_EQ(*one, message(one->text));
    all += one->text + " ";
  }
  return all;
}

TEST(RecentChanges, are_all_that_follow_a_number) {
  RecentChanges recent;
  for (std::uint32_t seq = 5; seq <= 7; ++seq) recent.add(seq, message(std::to_string(seq)));
  EXPECT_EQ(texts(recent.after(4, 7)), "5 6 7 ");
  EXPECT_EQ(texts(recent.after(6, 7)), "7 ");
  EXPECT_EQ(texts(recent.after(7, 7)), "");
  EXPECT_EQ(texts(recent.after(3, 7)), "unknown");
  EXPECT_EQ(texts(recent.after(8, 7)), "unknown");
}

TEST(RecentChanges, who_has_seen_all_needs_none_of_them) {
  const RecentChanges none;
  EXPECT_EQ(texts(none.after(9, 9)), "");
  EXPECT_EQ(texts(none.after(8, 9)), "unknown");
}

TEST(RecentChanges, are_no_more_than_so_many) {
  RecentChanges recent;
  for (std::uint32_t seq = 1; seq <= 100; ++seq) recent.add(seq, message("x"));
  EXPECT_EQ(recent.after(36, 100)->size(), RecentChanges::kMostMessages);
  EXPECT_FALSE(recent.after(35, 100));
}

TEST(RecentChanges, are_of_no_more_than_so_many_bytes) {
  RecentChanges recent;
  const std::string third(RecentChanges::kMostBytes / 3, 'x');
  for (std::uint32_t seq = 1; seq <= 4; ++seq) recent.add(seq, message(third));
  EXPECT_TRUE(recent.after(1, 4));
  EXPECT_FALSE(recent.after(0, 4));
  recent.add(5, message(std::string(RecentChanges::kMostBytes + 1, 'x')));
  EXPECT_FALSE(recent.after(4, 5));
  recent.add(6, message("6"));
  EXPECT_EQ(texts(recent.after(5, 6)), "6 ");
}

TEST(RecentChanges, go_on_for_as_long_as_a_game_takes) {
  const auto text_of = [](std::uint32_t seq) { return fmt::format("{:>{}}", seq, 10 + seq % 300); };
  RecentChanges recent;
  for (std::uint32_t seq = 1; seq <= 1000; ++seq) {
    recent.add(seq, message(text_of(seq)));
    const std::uint32_t first = seq < 9 ? 0 : seq - 9;
    const auto last = recent.after(first, seq);
    ASSERT_TRUE(last);
    ASSERT_EQ(last->size(), seq - first);
    ASSERT_EQ(last->front()->text, text_of(first + 1));
    ASSERT_EQ(last->back()->text, text_of(seq));
  }
}

TEST(RecentChanges, are_taken_back_down_to_a_number) {
  RecentChanges recent;
  for (std::uint32_t seq = 5; seq <= 8; ++seq) recent.add(seq, message(std::to_string(seq)));
  recent.cut_to(6);
  EXPECT_EQ(texts(recent.after(4, 6)), "5 6 ");
  recent.add(7, message("seven"));
  EXPECT_EQ(texts(recent.after(5, 7)), "6 seven ");
  recent.cut_to(2);
  EXPECT_EQ(texts(recent.after(2, 2)), "");
  EXPECT_EQ(texts(recent.after(1, 2)), "unknown");
}

TEST(RecentChanges, are_gone_when_cleared) {
  RecentChanges recent;
  recent.add(1, message("1"));
  recent.clear();
  EXPECT_FALSE(recent.after(0, 1));
  recent.add(7, message("7"));
  EXPECT_EQ(texts(recent.after(6, 7)), "7 ");
}

}  // namespace
}  // namespace coverstory::tables
