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
    EXPECT_EQ(
        serialize(line),
        fmt::format(R"({{"n":1,"seat":1,"name":"Bo","text":"Hello!","at":{}}})", table.house.now));
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
  EXPECT_EQ(text_of(chat.front().at("n")), "6");
}

/// The numbers of the lines that somebody sees.
std::string lines_of(const Gathering& table, std::size_t person) {
  std::string numbers;
  for (const auto& line : table.part(person, "chat").as_array()) {
    numbers += text_of(line.at("n")) + " ";
  }
  return numbers;
}

TEST(Chat, the_host_takes_any_line_away_and_the_others_their_own) {
  Gathering table(kFourAtCoverMe, 3);
  for (const std::size_t person : {0u, 1u, 1u, 2u}) {
    table.ask(person, R"("do":"say","text":"Hi")");
  }
  EXPECT_EQ(table.outcome(1, R"("do":"unsay","n":4)"), "not_host");
  EXPECT_EQ(table.outcome(1, R"("do":"unsay","n":2)"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"unsay","n":4)"), "accepted");
  for (std::size_t person = 0; person < 3; ++person) EXPECT_EQ(lines_of(table, person), "1 3 ");
  table.join("Di");
  EXPECT_EQ(lines_of(table, 3), "1 3 ");
  EXPECT_EQ(table.outcome(0, R"("do":"unsay","n":4)"), "bad_options");
  EXPECT_EQ(table.outcome(0, R"("do":"unsay","n":5)"), "bad_options");
  EXPECT_EQ(table.outcome(0, R"("do":"unsay","n":0)"), "bad_message");
  table.ask(2, R"("do":"say","text":"Hi")");
  EXPECT_EQ(lines_of(table, 3), "1 3 5 ") << "a number is never used again";
}

TEST(Chat, a_line_that_is_not_shown_to_newcomers_any_more_can_be_taken_away) {
  Gathering table(kFourAtCoverMe, 2);
  for (int line = 0; line < 52; ++line) {
    table.ask(1, R"("do":"say","text":"Hi")");
    table.house.pass(2'500);
  }
  EXPECT_EQ(table.outcome(1, R"("do":"unsay","n":1)"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"unsay","n":1)"), "bad_options");
  EXPECT_TRUE(lines_of(table, 0).starts_with("2 3 "));
}

TEST(Chat, taking_lines_away_does_not_let_anybody_talk_faster) {
  Gathering table(kFourAtCoverMe);
  for (int line = 1; line <= 5; ++line) {
    table.ask(0, R"("do":"say","text":"Hi")");
    table.ask(0, fmt::format(R"("do":"unsay","n":{})", line));
  }
  EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "too_fast");
}

TEST(Chat, a_line_that_was_taken_away_is_told_to_nobody_any_more) {
  Gathering table(R"({"game":"cover-me","options":{"players":2,"length":"short"}})", 2);
  table.ask(0, R"("do":"say","text":"Secret one")");
  table.ask(0, R"("do":"start")");
  const ConnectionId away = table.people[1];
  const auto since = table.house.seen(away).at("seq").to_number<int>();
  table.house.disconnect(away);
  table.ask(0, R"("do":"say","text":"Secret two")");
  table.ask(0, R"("do":"say","text":"Open three")");
  table.ask(0, R"("do":"unsay","n":1)");
  table.ask(0, R"("do":"unsay","n":2)");

  table.people[1] = table.house.connect_again(away);
  table.ask(1, fmt::format(R"("do":"watch","since":{},"you":1)", since));
  EXPECT_EQ(lines_of(table, 1), "3 ");
  std::string told;
  for (const auto& message : table.house.told(table.people[1])) told += serialize(message);
  EXPECT_FALSE(told.contains("Secret")) << told;
  EXPECT_TRUE(told.contains("Open three"));

  table.house.play_to_the_end(table.people);
  const std::string replay = serialize(table.ask(0, R"("do":"replay")"));
  EXPECT_FALSE(replay.contains("Secret"));
  EXPECT_TRUE(replay.contains("Open three"));
}

std::string is_muted(const Gathering& table, std::size_t seat, std::size_t person = 0) {
  return text_of(table.part(person, "room").at("seats").at(seat).at("muted"));
}

TEST(Chat, the_host_mutes_a_person_and_lets_them_talk_again) {
  Gathering table(kFourAtCoverMe, 3);
  EXPECT_EQ(is_muted(table, 1), "false");
  EXPECT_EQ(table.outcome(1, R"("do":"mute","seat":2,"muted":true)"), "not_host");
  EXPECT_EQ(table.outcome(0, R"("do":"mute","seat":1,"muted":true)"), "accepted");
  EXPECT_EQ(is_muted(table, 1, 2), "true");
  EXPECT_EQ(is_muted(table, 2, 2), "false");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "muted");
  EXPECT_EQ(table.outcome(2, R"("do":"say","text":"Hi")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"mute","seat":1,"muted":false)"), "accepted");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"mute","seat":3,"muted":true)"), "no_seat");
  EXPECT_EQ(table.outcome(0, R"("do":"mute","seat":1)"), "bad_message");
}

TEST(Chat, who_is_muted_is_so_in_another_seat_and_after_coming_back) {
  Gathering table(kFourAtCoverMe, 2);
  table.ask(0, R"("do":"mute","seat":1,"muted":true)");
  table.ask(0, R"("do":"order","order":[1,0,2,3])");
  EXPECT_EQ(is_muted(table, 0), "true");
  table.ask(1, R"("do":"leave")");
  table.ask(1, R"("do":"join","name":"Bob","seat":3)");
  EXPECT_EQ(is_muted(table, 3), "true");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "muted");
  table.house.restart();
  table.people[1] = table.house.connect_again(table.people[1]);
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "muted");
}

TEST(Chat, who_is_muted_is_so_at_the_next_table) {
  Gathering table(R"({"game":"cover-me","options":{"players":2,"length":"short"}})", 2);
  table.ask(0, R"("do":"mute","seat":1,"muted":true)");
  table.ask(0, R"("do":"start")");
  table.house.play_to_the_end(table.people);
  table.code = text_of(table.ask(0, R"("do":"rematch")").at("table"));
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_EQ(is_muted(table, 1, 1), "true");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Hi")"), "muted");
}

}  // namespace
}  // namespace coverstory::tables
