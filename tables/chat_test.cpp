// The chat of a table.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

TEST(Chat, a_line_is_shown_to_all_with_who_said_it_and_when) {
  Gathering table(kFourAtCoverMe, 2);
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"  Hello!  ")"), "accepted");
  for (std::size_t person = 0; person < 2; ++person) {
    const auto& line = table.part(person, "chat").at(0);
    EXPECT_EQ(serialize(line),
              fmt::format(R"({{"seat":1,"name":"Bo","text":"Hello!","at":{}}})", table.house.now));
  }
}

TEST(Chat, a_line_has_at_most_300_characters) {
  Gathering table(kFourAtCoverMe);
  const auto say = [&](std::size_t length) {
    return table.outcome(0, fmt::format(R"("do":"say","text":"{}")", std::string(length, 'x')));
  };
  EXPECT_EQ(say(300), "accepted");
  EXPECT_EQ(say(301), "bad_message");
}

TEST(Chat, five_lines_in_ten_seconds_are_enough) {
  Gathering table(kFourAtCoverMe, 2);
  for (int line = 0; line < 5; ++line) {
    EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  }
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "too_fast");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "accepted");
  table.house.pass(9'999);
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "too_fast");
  table.house.pass(1);
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
}

TEST(Chat, can_be_turned_off_and_on_by_the_host_also_during_a_game) {
  Gathering table(kFourAtCoverMe, 4);
  table.ask(0, R"("do":"start")");
  EXPECT_EQ(table.outcome(0, R"("do":"settings","settings":{"chat":false})"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "chat_off");
  EXPECT_EQ(table.outcome(0, R"("do":"settings","settings":{"chat":true})"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "accepted");
}

TEST(Chat, is_for_those_who_have_a_seat) {
  Gathering table(kFourAtCoverMe, 1);
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "no_seat");
}

TEST(Chat, who_comes_later_is_shown_the_last_fifty_lines) {
  Gathering table(kFourAtCoverMe, 1);
  for (int line = 0; line < 55; ++line) {
    ASSERT_EQ(table.outcome(0, fmt::format(R"("do":"say","text":"{}")", line)), "accepted");
    table.house.pass(2'500);
  }
  table.join("Bo");
  const auto& chat = table.part(1, "chat").as_array();
  EXPECT_EQ(chat.size(), 50u);
  EXPECT_EQ(text_of(chat.front().at("text")), "5");
}

}  // namespace
}  // namespace coverstory::tables
