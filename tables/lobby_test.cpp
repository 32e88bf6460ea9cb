// The way to a game: tables are opened, filled, set, started, and started once more.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "records/check.h"
#include "tables/code.h"
#include "tables/person.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

std::string names_of(const json::value& room) {
  std::string names;
  for (const json::value& seat : room.at("seats").as_array()) {
    const auto* name = seat.as_object().if_contains("name");
    names += (names.empty() ? "" : " ") + (name ? text_of(*name) : "-");
  }
  return names;
}

std::string names_at(const Gathering& table) {
  return names_of(table.part(0, "room"));
}

TEST(Lobby, who_opens_a_table_sits_in_the_first_seat_is_its_host_and_sees_it) {
  Gathering table(kFourAtCoverMe);
  EXPECT_EQ(names_at(table), "Ada - - -");
  EXPECT_EQ(table.room("host"), "0");
  EXPECT_EQ(table.room("stage"), "lobby");
  EXPECT_EQ(table.room("code"), table.code);
  EXPECT_TRUE(table.part(0, "game").is_null());
  EXPECT_TRUE(table.part(0, "mine").is_null());
}

TEST(Lobby, a_create_that_is_sent_twice_opens_one_table) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const auto first = house.ask_again(ada, 500, create);
  const auto second = house.ask_again(ada, 500, create);
  EXPECT_EQ(first, second);
  EXPECT_EQ(house.real->figures().tables, 1u);
  house.restart();
  const ConnectionId again = house.connect(house.token_of(ada));
  EXPECT_EQ(house.ask_again(again, 500, create), first);
  EXPECT_EQ(house.real->figures().tables, 1u);
}

TEST(Lobby, a_create_that_is_sent_again_after_its_table_went_to_rest_opens_no_other) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto quick = fmt::format(R"("do":"quick","name":"Ada","settings":{})", kFourAtCoverMe);
  const auto first = house.ask_again(ada, 500, quick);
  house.disconnect(ada);
  house.pass(3'600'000);
  ASSERT_EQ(house.real->figures().tables, 0u);
  const ConnectionId again = house.connect(house.token_of(ada));
  EXPECT_EQ(house.ask_again(again, 500, quick), first);
  EXPECT_EQ(house.seen(again).at("you"), 0);
  EXPECT_EQ(house.real->figures().tables, 1u);
}

TEST(Lobby, two_people_with_the_same_command_id_open_two_tables) {
  TestHouse house;
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  const auto ada = house.ask_again(house.connect(), 500, create);
  const auto bo = house.ask_again(house.connect(), 500, create);
  EXPECT_NE(ada.at("table"), bo.at("table"));
}

TEST(Lobby, a_table_whose_code_another_has_is_not_opened) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const std::string code = code_for(person_of(house.token_of(ada)), 500, CodeKind::Secret);
  Gathering elsewhere(kFourAtCoverMe);
  auto log = elsewhere.house.store.log_of(elsewhere.code);
  ASSERT_TRUE(log && *log);
  ASSERT_TRUE(house.real->reopen({code, (*log)->bodies}, house.now));
  const auto create = fmt::format(R"("do":"create","name":"Ada","settings":{})", kFourAtCoverMe);
  EXPECT_EQ(outcome_of(house.ask_again(ada, 500, create)), "unavailable");
  EXPECT_EQ(outcome_of(house.ask_again(ada, 501, create)), "accepted");
}

TEST(Lobby, people_take_the_first_open_seat_or_the_one_they_name) {
  Gathering table(kFourAtCoverMe, 2);
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(2, R"("do":"join","name":"Cy","seat":3)"), "accepted");
  EXPECT_EQ(names_at(table), "Ada Bo - Cy");
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(3, R"("do":"join","name":"Di","seat":1)"), "seat_taken");
  EXPECT_EQ(table.outcome(3, R"("do":"join","name":"Di","seat":5)"), "bad_options");
  EXPECT_EQ(table.outcome(3, R"("do":"join","name":"Di")"), "accepted");
  EXPECT_EQ(table.outcome(3, R"("do":"join","name":"Di")"), "seat_taken");
  table.people.push_back(table.house.connect());
  EXPECT_EQ(table.outcome(4, R"("do":"join","name":"Ed")"), "seat_taken");
}

TEST(Lobby, a_table_that_is_not_public_has_a_code_of_ten_characters) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto code_of = [&](std::string_view settings) {
    const auto made = house.ask(
        ada,
        fmt::format(R"("do":"create","name":"Ada","settings":{{"game":"cover-me"{}}})", settings));
    return std::string(made.at("table").as_string());
  };
  EXPECT_EQ(code_of("").size(), 10u);
  EXPECT_EQ(code_of(R"(,"public":false)").size(), 10u);
  const std::string listed = code_of(R"(,"public":true)");
  EXPECT_EQ(listed.size(), 6u);
  EXPECT_TRUE(is_code(listed));
}

TEST(Lobby, codes_cannot_be_tried_out) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto join = [&](std::string_view code) {
    return outcome_of(
        house.ask(ada, fmt::format(R"("do":"join","name":"Ada","table":"{}")", code)));
  };
  house.look_ups = 2;
  EXPECT_EQ(join("ABCDEF"), "no_such_table");
  EXPECT_EQ(join("ABCDEFGHJK"), "no_such_table");
  EXPECT_EQ(join("ABCDEG"), "too_fast");
  EXPECT_EQ(join("x"), "no_such_table") << "which is no code at all";
  const auto made = house.ask(ada, R"("do":"create","name":"Ada","settings":{"game":"cover-me"})");
  ASSERT_EQ(outcome_of(made), "accepted");
  const std::string code(made.at("table").as_string());
  EXPECT_EQ(join(code), "seat_taken") << "a table that is there is no miss";
  house.disconnect(ada);
  house.pass(3'600'000);
  ASSERT_EQ(house.real->figures().tables, 0u);
  house.look_ups = 1;
  const ConnectionId bo = house.connect();
  const auto watched = house.ask(bo, fmt::format(R"("do":"watch","table":"{}")", code));
  EXPECT_EQ(outcome_of(watched), "accepted");
  EXPECT_EQ(house.look_ups, 1) << "nor is one at rest";
}

TEST(Lobby, a_full_house_is_for_those_who_have_a_seat) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const std::string token = house.token_of(ada);
  house.ask(ada, R"("do":"create","name":"Ada","settings":{"game":"cover-me"})");
  house.is_full = true;
  const auto hello = [&](ConnectionId connection, std::string_view with) {
    house.real->connected(connection, house.now);
    return outcome_of(house.ask(connection, fmt::format(R"("do":"hello","version":1{})", with)));
  };
  EXPECT_EQ(hello(ConnectionId{1001}, ""), "too_many");
  EXPECT_EQ(house.turned_away, std::vector<ConnectionId>{ConnectionId{1001}});
  EXPECT_EQ(hello(ConnectionId{1002}, fmt::format(R"(,"token":"{}")", token)), "accepted");
  EXPECT_EQ(outcome_of(house.ask(ada, R"("do":"leave","table":"x")")), "no_such_table");
  EXPECT_FALSE(house.real->glance().is_idle_stranger(ada));
}

TEST(Lobby, a_code_that_no_table_has_is_refused) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  for (const char* code : {"ABCDEF", "abcdef", "x", "", "ABCDEFABCDEFABCDEFABCDEF", "../../x"}) {
    const auto answer =
        house.ask(ada, fmt::format(R"("do":"join","name":"Ada","table":"{}")", code));
    EXPECT_EQ(outcome_of(answer), "no_such_table") << code;
  }
}

TEST(Lobby, who_has_no_seat_or_is_not_the_host_is_told_so) {
  Gathering table(kFourAtCoverMe, 2);
  table.people.push_back(table.house.connect());
  for (const char* fields :
       {R"("do":"add-bot")", R"("do":"remove","seat":0)", R"("do":"settings","settings":{})",
        R"("do":"order","order":[1,0,2,3])", R"("do":"start")"}) {
    EXPECT_EQ(table.outcome(1, fields), "not_host") << fields;
    EXPECT_EQ(table.outcome(2, fields), "no_seat") << fields;
  }
  for (const char* fields : {R"("do":"leave")", R"("do":"rematch")", R"("do":"withdraw")",
                             R"("do":"back")", R"("do":"say","text":"Hi")"}) {
    EXPECT_EQ(table.outcome(2, fields), "no_seat") << fields;
  }
}

TEST(Lobby, the_host_adds_bots_and_removes_them_and_people) {
  Gathering table(kFourAtCoverMe, 2);
  EXPECT_EQ(table.outcome(0, R"("do":"add-bot","level":"hard","seat":3)"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"add-bot")"), "accepted");
  const json::value& seats = table.part(0, "room").at("seats");
  EXPECT_EQ(text_of(seats.at(3).at("level")), "hard");
  EXPECT_EQ(text_of(seats.at(2).at("level")), "medium");
  EXPECT_EQ(table.outcome(0, R"("do":"add-bot")"), "seat_taken");
  EXPECT_EQ(table.outcome(0, R"("do":"remove","seat":3)"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"remove","seat":1)"), "accepted");
  EXPECT_EQ(table.seat_kind(1), "open");
  EXPECT_EQ(table.outcome(0, R"("do":"remove","seat":0)"), "bad_options");
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Oh")"), "no_seat");
}

TEST(Lobby, the_next_person_is_the_host_when_the_host_leaves) {
  Gathering table(kFourAtCoverMe, 3);
  EXPECT_EQ(table.outcome(0, R"("do":"leave")"), "accepted");
  EXPECT_EQ(table.room("host", 1), "1");
  EXPECT_EQ(table.outcome(1, R"("do":"add-bot")"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"leave")"), "no_seat");
}

TEST(Lobby, a_leave_that_is_sent_twice_counts_once) {
  Gathering table(kFourAtCoverMe, 2);
  const auto leave = fmt::format(R"("do":"leave","table":"{}")", table.code);
  const auto first = table.house.ask_again(table.people[1], 500, leave);
  EXPECT_EQ(outcome_of(first), "accepted");
  EXPECT_EQ(table.house.ask_again(table.people[1], 500, leave), first);
}

TEST(Lobby, settings_that_are_wrong_are_refused_and_change_nothing) {
  Gathering table(kFourAtCoverMe, 4);
  const json::value before = table.part(0, "room");
  for (const char* settings :
       {R"({"options":{"players":9}})", R"({"clock":"7s"})", R"({"game":"chess"})",
        R"({"away_s":1})", R"({"options":{"players":3}})", R"({"public":null})"}) {
    EXPECT_EQ(table.outcome(0, fmt::format(R"("do":"settings","settings":{})", settings)),
              "bad_options")
        << settings;
  }
  EXPECT_EQ(table.part(0, "room"), before);
  EXPECT_EQ(table.outcome(0, R"("do":"settings","settings":{"clock":"30s","public":true})"),
            "accepted");
  EXPECT_EQ(table.room("clock"), "30s");
  EXPECT_EQ(table.room("public"), "true");
}

TEST(Lobby, a_game_starts_with_every_seat_taken_or_with_bots_to_fill_up) {
  Gathering table(kFourAtCoverMe, 2);
  EXPECT_EQ(table.outcome(0, R"("do":"start")"), "bad_options");
  EXPECT_EQ(table.outcome(0, R"("do":"start","fill":true)"), "accepted");
  EXPECT_EQ(table.room("stage"), "playing");
  EXPECT_EQ(table.seat_kind(3), "bot");
  EXPECT_FALSE(table.part(1, "mine").is_null());
  EXPECT_EQ(table.outcome(0, R"("do":"start")"), "wrong_stage");
  EXPECT_EQ(table.outcome(0, R"("do":"start","fill":true)"), "wrong_stage");
}

TEST(Lobby, CM_2_5_the_host_may_name_the_starting_player) {
  for (int seat = 0; seat < 4; ++seat) {
    Gathering table(kFourAtCoverMe, 2);
    const auto start = fmt::format(R"("do":"start","fill":true,"first":{})", seat);
    ASSERT_EQ(table.outcome(0, start), "accepted");
    EXPECT_EQ(table.part(1, "game").at("start").to_number<int>(), seat);
    table.house.restart();
    table.people[0] = table.house.connect(table.house.token_of(table.people[0]));
    ASSERT_EQ(table.outcome(0, R"("do":"watch")"), "accepted");
    EXPECT_EQ(table.part(0, "game").at("start").to_number<int>(), seat);
  }
}

TEST(Lobby, CM_2_5_a_starting_player_who_cannot_start_is_refused_and_nobody_is_seated) {
  Gathering table(kFourAtCoverMe, 2);
  const json::value before = table.part(0, "room");
  for (const auto& [first, outcome] : {std::pair{"4", "no_seat"},
                                       {"6", "bad_message"},
                                       {"-1", "bad_message"},
                                       {R"("Ada")", "bad_message"}}) {
    const auto start = fmt::format(R"("do":"start","fill":true,"first":{})", first);
    EXPECT_EQ(table.outcome(0, start), outcome) << first;
  }
  EXPECT_EQ(table.part(0, "room"), before);
  Gathering at_cover_up(R"({"game":"cover-up","options":{"players":3}})", 2);
  EXPECT_EQ(at_cover_up.outcome(0, R"("do":"start","fill":true,"first":1)"), "bad_options");
  EXPECT_EQ(at_cover_up.seat_kind(2), "open");
  EXPECT_EQ(at_cover_up.outcome(0, R"("do":"start","fill":true,"first":null)"), "accepted");
}

std::string codes_listed(TestHouse& house, ConnectionId to, std::string_view list) {
  std::string codes;
  const auto answer = house.ask(to, fmt::format(R"("do":"{}")", list));
  for (const json::value& row : answer.at("tables").as_array()) {
    codes += (codes.empty() ? "" : " ") + text_of(row.at("table"));
  }
  return codes;
}

TEST(Lobby, public_tables_with_an_open_seat_and_a_host_are_listed_for_everyone) {
  Gathering table(R"({"game":"cover-me","options":{"players":2},"public":true})");
  TestHouse& house = table.house;
  const ConnectionId guest = house.connect();
  EXPECT_EQ(codes_listed(house, guest, "tables"), table.code);
  EXPECT_EQ(codes_listed(house, guest, "mine"), "");
  EXPECT_EQ(codes_listed(house, table.people[0], "mine"), table.code);
  table.ask(0, R"("do":"settings","settings":{"public":false})");
  EXPECT_EQ(codes_listed(house, guest, "tables"), "");
  table.ask(0, R"("do":"settings","settings":{"public":true})");
  house.ask(table.people[0], R"("do":"unwatch")");
  EXPECT_EQ(codes_listed(house, guest, "tables"), "");
  table.ask(0, R"("do":"watch")");
  table.ask(0, R"("do":"add-bot")");
  EXPECT_EQ(codes_listed(house, guest, "tables"), "");
  EXPECT_EQ(codes_listed(house, table.people[0], "mine"), table.code);
}

TEST(Lobby, a_list_shows_what_everybody_may_know_and_nothing_more) {
  Gathering table(R"({"game":"cover-me","public":true})");
  const ConnectionId guest = table.house.connect();
  const auto answer = table.house.ask(guest, R"("do":"tables")");
  const json::value& row = answer.at("tables").at(0);
  EXPECT_EQ(text_of(row.at("host")), "Ada");
  EXPECT_EQ(text_of(row.at("game")), "cover-me");
  const std::string token = table.house.token_of(table.people[0]);
  EXPECT_EQ(serialize(row).find(person_of(token).hex()), std::string::npos);
}

TEST(Lobby, a_list_of_ones_own_says_whether_the_game_waits_for_one) {
  Gathering table(kFourAtCoverMe, 4);
  const auto due = [&](std::size_t person) -> std::string {
    const auto answer = table.ask(person, R"("do":"mine")");
    return text_of(answer.at("tables").at(0).at("due"));
  };
  EXPECT_EQ(due(0), "false");
  EXPECT_EQ(table.outcome(0, R"("do":"start","first":2)"), "accepted");
  EXPECT_EQ(due(2), "true");
  EXPECT_EQ(due(3), "false");
}

/// Four at the end of a game.
struct Finished : Gathering {
  Finished() : Gathering(kFourAtCoverMe, 4) {
    EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
    house.play_to_the_end(people);
  }
};

TEST(Rematch, has_the_same_seats_and_settings_and_whoever_asks_is_the_host) {
  Finished table;
  const auto answer = table.ask(2, R"("do":"rematch")");
  ASSERT_EQ(outcome_of(answer), "accepted");
  const std::string next = text_of(answer.at("table"));
  EXPECT_NE(next, table.code);
  EXPECT_EQ(table.room("rematch"), next);
  EXPECT_EQ(text_of(table.ask(1, R"("do":"rematch")").at("table")), next);
  const ConnectionId di = table.people[3];
  const auto watched = table.house.ask(di, fmt::format(R"("do":"watch","table":"{}")", next));
  ASSERT_EQ(outcome_of(watched), "accepted");
  const json::value& room = table.house.seen(di).at("room");
  EXPECT_EQ(names_of(room), "Ada Bo Cy Di");
  EXPECT_EQ(text_of(room.at("host")), "2");
  EXPECT_EQ(text_of(room.at("stage")), "lobby");
}

TEST(Rematch, begins_with_the_next_starting_player_and_its_record_is_right) {
  Gathering table(kFourAtCoverMe, 4);
  ASSERT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  const int first = table.part(0, "game").at("start").to_number<int>();
  table.house.play_to_the_end(table.people);
  table.code = text_of(table.ask(1, R"("do":"rematch")").at("table"));
  for (std::size_t person = 0; person < 4; ++person) {
    ASSERT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  ASSERT_EQ(table.outcome(1, R"("do":"start")"), "accepted");
  EXPECT_EQ(table.part(0, "game").at("start").to_number<int>(), (first + 1) % 4);
  table.house.play_to_the_end(table.people);
  const auto record = table.ask(0, R"("do":"record")");
  ASSERT_EQ(outcome_of(record), "accepted");
  std::istringstream in(text_of(record.at("record")));
  const auto lines = records::GameReader(in).next();
  ASSERT_TRUE(lines && *lines);
  const auto mistake = records::first_mistake(**lines);
  EXPECT_FALSE(mistake.has_value()) << mistake->sentence;
}

TEST(Rematch, CM_2_5_shows_who_starts_until_it_starts_and_the_host_may_name_another) {
  Gathering table(kFourAtCoverMe, 4);
  ASSERT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  const int last = table.part(0, "game").at("start").to_number<int>();
  EXPECT_TRUE(table.part(0, "room").at("first").is_null());
  table.house.play_to_the_end(table.people);
  table.code = text_of(table.ask(1, R"("do":"rematch")").at("table"));
  for (std::size_t person = 0; person < 4; ++person) {
    ASSERT_EQ(table.outcome(person, R"("do":"watch")"), "accepted");
  }
  EXPECT_EQ(table.part(0, "room").at("first").to_number<int>(), (last + 1) % 4);
  const int other = (last + 2) % 4;
  ASSERT_EQ(table.outcome(1, fmt::format(R"("do":"start","first":{})", other)), "accepted");
  EXPECT_TRUE(table.part(0, "room").at("first").is_null());
  EXPECT_EQ(table.part(0, "game").at("start").to_number<int>(), other);
}

TEST(Rematch, is_refused_before_the_end_and_to_who_has_no_seat) {
  Gathering table(kFourAtCoverMe, 4);
  EXPECT_EQ(table.outcome(0, R"("do":"rematch")"), "wrong_stage");
  table.ask(0, R"("do":"start")");
  EXPECT_EQ(table.outcome(0, R"("do":"rematch")"), "wrong_stage");
  EXPECT_EQ(table.house.real->figures().tables, 1u);
}

TEST(Rematch, against_bots_alone_starts_at_once) {
  TestHouse house;
  const ConnectionId ada = house.connect();
  const auto quick =
      house.ask(ada, R"("do":"quick","name":"Ada","settings":{"game":"cover-me","level":"easy"})");
  house.play_to_the_end({ada});
  const auto again =
      house.ask(ada, fmt::format(R"("do":"rematch","table":"{}")", text_of(quick.at("table"))));
  ASSERT_EQ(outcome_of(again), "accepted");
  house.ask(ada, fmt::format(R"("do":"watch","table":"{}")", text_of(again.at("table"))));
  EXPECT_EQ(text_of(house.seen(ada).at("room").at("stage")), "playing");
}

TEST(Rematch, that_cannot_be_stored_has_not_been_asked_for) {
  Finished table;
  TestHouse& house = table.house;
  const auto rematch = fmt::format(R"("do":"rematch","table":"{}")", table.code);
  const auto id = house.send_only(table.people[1], rematch);
  house.store_batch(false);
  ASSERT_TRUE(house.answer_to(table.people[1], id));
  EXPECT_EQ(outcome_of(*house.answer_to(table.people[1], id)), "unavailable");
  EXPECT_EQ(table.room("rematch"), "null");
  EXPECT_EQ(house.real->figures().tables, 1u);
  EXPECT_EQ(outcome_of(house.ask_again(table.people[1], id, rematch)), "accepted");
  EXPECT_EQ(house.real->figures().tables, 2u);
}

TEST(Rematch, that_loses_a_race_leaves_no_table_behind) {
  Finished table;
  TestHouse& house = table.house;
  const auto last = house.store.log_of(table.code).value()->bodies.size();
  house.send_only(table.people[1], fmt::format(R"("do":"rematch","table":"{}")", table.code));
  const std::vector<store::Entry> faster{
      {table.code, static_cast<std::uint32_t>(last + 1), "of another server"}};
  ASSERT_TRUE(house.store.append(faster));
  house.store_batch();
  EXPECT_EQ(house.store.codes_after("", 9).value(), std::vector<std::string>{table.code});
  EXPECT_EQ(house.real->figures().tables, 1u);
}

}  // namespace
}  // namespace coverstory::tables
