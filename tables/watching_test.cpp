// Watching a table: from a seat, as a spectator, on a shared screen; being away and catching up.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

/// Four people in a game, or still in the lobby.
struct Company : Gathering {
  explicit Company(bool started = true, std::string_view settings = kFourAtCoverMe)
      : Gathering(settings, 4) {
    if (started) EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
  }

  /// One more connection, of nobody or of a person who is there already.
  std::size_t visitor(std::optional<std::size_t> person = std::nullopt) {
    people.push_back(person ? house.connect(house.token_of(people[*person])) : house.connect());
    return people.size() - 1;
  }
  /// Who is here, as a connection was told last, when there was time for it.
  std::string presence(std::size_t person) {
    house.pass(Audience::kPresencePauseMs);
    for (auto told = house.told(people[person]).rbegin(); told != house.told(people[person]).rend();
         ++told) {
      if (told->contains("here")) {
        return serialize(told->at("here")) + " " + serialize(told->at("spectators"));
      }
    }
    return "";
  }
  /// Everything about the table that a connection was told from its n-th message on.
  std::vector<json::object> shown(std::size_t person, std::size_t from) {
    std::vector<json::object> result;
    const auto& told = house.told(people[person]);
    for (std::size_t at = from; at < told.size(); ++at) {
      if (told[at].contains("changes") || told[at].contains("snapshot")) result.push_back(told[at]);
    }
    return result;
  }
  std::size_t told(std::size_t person) { return house.told(people[person]).size(); }
};

TEST(Watching, a_spectator_and_a_board_see_what_is_public) {
  Company table;
  const std::size_t guest = table.visitor();
  EXPECT_EQ(table.outcome(guest, R"("do":"watch")"), "accepted");
  EXPECT_TRUE(table.part(guest, "mine").is_null());
  EXPECT_TRUE(table.part(guest, "game").at("seat").is_null());
  EXPECT_EQ(table.part(guest, "game").at("hand").as_array().size(), 0u);
  const std::size_t board = table.visitor(0);
  EXPECT_EQ(table.outcome(board, R"("do":"watch","as":"board")"), "accepted");
  EXPECT_EQ(table.part(board, "game"), table.part(guest, "game"));
  table.play_until_all_decide();
  EXPECT_EQ(table.part(board, "game"), table.part(guest, "game"));
  EXPECT_TRUE(table.part(board, "mine").is_null());
}

TEST(Watching, a_seat_is_for_the_one_who_has_it) {
  Company table;
  const std::size_t guest = table.visitor();
  EXPECT_EQ(table.outcome(guest, R"("do":"watch","as":"seat")"), "no_seat");
}

TEST(Watching, the_host_may_let_nobody_watch) {
  Company table(true, R"({"game":"cover-me","options":{"players":4},"spectators":false})");
  const std::size_t guest = table.visitor();
  EXPECT_EQ(table.outcome(guest, R"("do":"watch")"), "no_spectators");
  EXPECT_EQ(table.outcome(guest, R"("do":"watch","as":"board")"), "no_spectators");
  const std::size_t board = table.visitor(2);
  EXPECT_EQ(table.outcome(board, R"("do":"watch","as":"board")"), "accepted");
}

TEST(Watching, spectators_who_are_there_see_no_more_when_the_host_forbids_them) {
  Company table;
  const std::size_t guest = table.visitor();
  const std::size_t board = table.visitor(0);
  table.ask(guest, R"("do":"watch")");
  table.ask(board, R"("do":"watch","as":"board")");
  EXPECT_EQ(table.outcome(0, R"("do":"settings","settings":{"spectators":false})"), "accepted");
  const auto told = table.told(guest), told_board = table.told(board);
  EXPECT_EQ(table.outcome(1, R"("do":"say","text":"Alone at last")"), "accepted");
  EXPECT_EQ(table.told(guest), told);
  EXPECT_GT(table.told(board), told_board);
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 1");
}

TEST(Watching, who_was_removed_is_shown_nothing_more_where_nobody_may_watch) {
  Company table(false, R"({"game":"cover-me","options":{"players":5},"spectators":false})");
  const auto join = fmt::format(R"("do":"join","name":"Ed","table":"{}")", table.code);
  const ConnectionId ed = table.house.connect();
  EXPECT_EQ(outcome_of(table.house.ask_again(ed, 800, join)), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"remove","seat":4)"), "accepted");
  const auto told = table.house.told(ed).size();
  EXPECT_EQ(serialize(table.house.told(ed).back()),
            fmt::format(R"({{"table":"{}","watching":false}})", table.code));
  EXPECT_EQ(outcome_of(table.house.ask_again(ed, 800, join)), "accepted");
  EXPECT_EQ(table.house.told(ed).size(), told + 1);  // the same answer, and nothing else
  table.ask(0, R"("do":"say","text":"Hi")");
  EXPECT_EQ(table.house.told(ed).size(), told + 1);
}

TEST(Watching, who_lost_the_seat_while_away_is_shown_everything_anew) {
  Company table(false);
  const auto seq = table.house.seen(table.people[2]).at("seq").to_number<int>();
  table.house.disconnect(table.people[2]);
  ASSERT_EQ(table.outcome(0, R"("do":"remove","seat":2)"), "accepted");
  table.people[2] = table.house.connect_again(table.people[2]);
  ASSERT_EQ(table.outcome(2, fmt::format(R"("do":"watch","since":{},"you":2)", seq)), "accepted");
  ASSERT_EQ(table.shown(2, 0).size(), 1u);
  EXPECT_TRUE(table.shown(2, 0).front().contains("snapshot"));
}

TEST(Watching, with_since_come_exactly_the_changes_that_were_missed) {
  Company table;
  const std::size_t window = table.visitor(1);
  ASSERT_EQ(table.outcome(window, R"("do":"watch")"), "accepted");
  const auto live_from = table.told(1);
  const auto seq = table.house.seen(table.people[window]).at("seq").to_number<int>();
  table.house.disconnect(table.people[window]);
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(1), "accepted");
  ASSERT_EQ(table.choose_first(2), "accepted");
  ASSERT_EQ(table.outcome(2, R"("do":"withdraw")"), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  const auto live = table.shown(1, live_from);
  table.people[window] = table.house.connect_again(table.people[window]);
  ASSERT_EQ(table.outcome(window, fmt::format(R"("do":"watch","since":{},"you":1)", seq)),
            "accepted");
  EXPECT_EQ(table.shown(window, 0), live);
  EXPECT_EQ(table.house.seen(table.people[window]), table.house.seen(table.people[1]));
}

TEST(Watching, who_was_cut_off_before_the_game_began_is_shown_the_whole_table) {
  Company table(false);
  const std::size_t window = table.visitor(1);
  ASSERT_EQ(table.outcome(window, R"("do":"watch")"), "accepted");
  const auto seq = table.house.seen(table.people[window]).at("seq").to_number<int>();
  table.house.disconnect(table.people[window]);
  ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  table.play_until_all_decide();
  table.people[window] = table.house.connect_again(table.people[window]);
  ASSERT_EQ(table.outcome(window, fmt::format(R"("do":"watch","since":{},"you":1)", seq)),
            "accepted");
  const auto shown = table.shown(window, 0);
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_TRUE(shown[0].contains("snapshot"));
  EXPECT_EQ(table.house.seen(table.people[window]), table.house.seen(table.people[1]));
}

TEST(Watching, that_a_sealed_choice_is_changed_is_noticed_by_nobody_else) {
  Company table;
  const std::size_t guest = table.visitor(), board = table.visitor(0);
  const std::size_t second_window = table.visitor(1);
  ASSERT_EQ(table.outcome(guest, R"("do":"watch")"), "accepted");
  ASSERT_EQ(table.outcome(board, R"("do":"watch","as":"board")"), "accepted");
  ASSERT_EQ(table.outcome(second_window, R"("do":"watch")"), "accepted");
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(1), "accepted");
  const auto seq_of = [&](std::size_t person) {
    return table.house.seen(table.people[person]).at("seq").to_number<int>();
  };
  const int before = seq_of(0);
  const auto told = std::array{table.told(0), table.told(2), table.told(guest), table.told(board)};
  const std::string again =
      fmt::format(R"("do":"choose","choice":{})",
                  serialize(table.part(1, "mine").at("legal").as_array().back()));
  const auto answer = table.ask(1, again);
  EXPECT_EQ(answer.at("seq"), before + 1);
  EXPECT_EQ(told, (std::array{table.told(0), table.told(2), table.told(guest), table.told(board)}));
  EXPECT_EQ(seq_of(1), before + 1);
  EXPECT_EQ(seq_of(second_window), before + 1);
  EXPECT_EQ(table.shown(1, 0).back().at("public"), before);
  // Numbers go on without a gap, for who was there and for who comes now.
  EXPECT_EQ(table.ask(2, table.first_choice(2)).at("seq"), before + 1);
  for (const std::size_t other : {std::size_t{0}, std::size_t{2}, guest, board}) {
    EXPECT_EQ(seq_of(other), before + 1);
    EXPECT_FALSE(table.shown(other, 0).back().contains("public"));
  }
  const std::size_t late = table.visitor(2);
  EXPECT_EQ(table.ask(late, R"("do":"watch")").at("seq"), before + 1);
  EXPECT_EQ(seq_of(late), before + 1);
}

TEST(Watching, with_since_the_numbers_are_those_of_the_viewer) {
  Company table;
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(1), "accepted");
  ASSERT_EQ(table.choose_first(1), "accepted");  // sealed again: seat 1 counts one more
  const auto seq_of = [&](std::size_t person) {
    return table.house.seen(table.people[person]).at("seq").to_number<int>();
  };
  for (const std::size_t seat : {1u, 2u}) {
    table.people.push_back(table.house.connect_again(table.people[seat]));
  }
  const std::size_t own = 4, other = 5;
  const auto live = std::array{table.told(1), table.told(2)};
  const auto since = std::array{seq_of(1), seq_of(2)};
  EXPECT_EQ(since[0], since[1] + 1);
  ASSERT_EQ(table.choose_first(1), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  for (const auto& [window, seat] : {std::pair{own, 1u}, std::pair{other, 2u}}) {
    ASSERT_EQ(table.outcome(window, fmt::format(R"("do":"watch","since":{},"you":{})",
                                                since[seat - 1], seat)),
              "accepted");
    EXPECT_EQ(table.shown(window, 0), table.shown(seat, live[seat - 1])) << seat;
  }
  EXPECT_EQ(table.shown(own, 0).size(), 2u);
  EXPECT_EQ(table.shown(other, 0).size(), 1u);
}

TEST(Watching, a_command_that_comes_again_has_the_number_that_it_had) {
  Company table;
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(2), "accepted");
  ASSERT_EQ(table.choose_first(2), "accepted");
  const auto choice = fmt::format(R"({},"table":"{}")", table.first_choice(1), table.code);
  const auto answer = table.house.ask_again(table.people[1], 900, choice);
  ASSERT_EQ(table.choose_first(2), "accepted");
  table.house.restart();
  const ConnectionId again = table.house.connect(table.house.token_of(table.people[1]));
  EXPECT_EQ(table.house.ask_again(again, 900, choice), answer);
}

TEST(Watching, who_alone_watched_from_a_seat_catches_up_too) {
  Company table;
  const auto seq = table.house.seen(table.people[1]).at("seq").to_number<int>();
  table.house.disconnect(table.people[1]);
  for (int line = 0; line < 3; ++line)
    ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  table.people[1] = table.house.connect_again(table.people[1]);
  ASSERT_EQ(table.outcome(1, fmt::format(R"("do":"watch","since":{},"you":1)", seq)), "accepted");
  const auto shown = table.shown(1, 0);
  ASSERT_EQ(shown.size(), 3u);
  for (const auto& message : shown) EXPECT_TRUE(message.contains("changes"));
  EXPECT_EQ(table.part(1, "chat"), table.part(0, "chat"));
}

/// Who left could not go on from there, so nothing is made for that seat any more: not even the
/// last change is at hand.
TEST(Watching, a_view_that_nobody_came_back_to_is_not_kept_up) {
  Company table;
  table.house.disconnect(table.people[1]);
  for (int line = 0; line < 70; ++line) {
    table.house.pass(3000);
    ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  }
  const auto seq = table.house.seen(table.people[0]).at("seq").to_number<int>();
  table.people[1] = table.house.connect_again(table.people[1]);
  ASSERT_EQ(table.outcome(1, fmt::format(R"("do":"watch","since":{},"you":1)", seq - 1)),
            "accepted");
  const auto shown = table.shown(1, 0);
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_TRUE(shown[0].contains("snapshot"));
}

TEST(Watching, what_was_taken_back_is_not_caught_up_with) {
  Company table;
  const auto seq = table.house.seen(table.people[1]).at("seq").to_number<int>();
  table.house.disconnect(table.people[1]);
  table.house.send_only(table.people[0],
                        fmt::format(R"("do":"say","text":"Lost","table":"{}")", table.code));
  table.house.store_batch(false);
  ASSERT_EQ(table.outcome(2, R"("do":"say","text":"Kept")"), "accepted");
  table.people[1] = table.house.connect_again(table.people[1]);
  ASSERT_EQ(table.outcome(1, fmt::format(R"("do":"watch","since":{},"you":1)", seq)), "accepted");
  EXPECT_EQ(table.part(1, "chat"), table.part(2, "chat"));
  EXPECT_EQ(table.part(1, "chat").as_array().size(), 1u);
}

TEST(Watching, a_line_that_was_taken_away_is_not_said_again_to_who_catches_up) {
  Company table;
  const auto seq = table.house.seen(table.people[1]).at("seq").to_number<int>();
  table.house.disconnect(table.people[1]);
  ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Unspeakable")"), "accepted");
  ASSERT_EQ(table.outcome(0, R"("do":"unsay","n":1)"), "accepted");
  table.people[1] = table.house.connect_again(table.people[1]);
  ASSERT_EQ(table.outcome(1, fmt::format(R"("do":"watch","since":{},"you":1)", seq)), "accepted");
  for (const auto& told : table.shown(1, 0)) {
    EXPECT_FALSE(serialize(told).contains("Unspeakable")) << serialize(told);
  }
  EXPECT_EQ(table.part(1, "chat").as_array().size(), 0u);
}

TEST(Watching, a_seat_that_changed_hands_is_not_gone_on_from) {
  Company table(false);
  const auto seq = table.house.seen(table.people[1]).at("seq").to_number<int>();
  ASSERT_EQ(table.outcome(1, R"("do":"say","text":"Mine")"), "accepted");
  ASSERT_EQ(table.outcome(1, R"("do":"leave")"), "accepted");
  const std::size_t next = table.visitor();
  ASSERT_EQ(table.outcome(next, R"("do":"join","name":"Ed")"), "accepted");
  const auto told = table.told(next);
  ASSERT_EQ(table.outcome(next, fmt::format(R"("do":"watch","since":{},"you":1)", seq)),
            "accepted");
  const auto shown = table.shown(next, told);
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_TRUE(shown[0].contains("snapshot"));
}

TEST(Watching, after_a_restart_who_has_seen_everything_is_shown_nothing) {
  Company table;
  table.house.settle();
  table.house.restart();
  for (std::size_t person = 0; person < 4; ++person) {
    const auto seq = table.house.seen(table.people[person]).at("seq").to_number<int>();
    table.people[person] = table.house.connect_again(table.people[person]);
    ASSERT_EQ(
        table.outcome(person, fmt::format(R"("do":"watch","since":{},"you":{})", seq, person)),
        "accepted");
    EXPECT_TRUE(table.shown(person, 0).empty());
  }
  ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  EXPECT_EQ(table.part(3, "chat").as_array().size(), 1u);
}

TEST(Watching, what_was_seen_from_elsewhere_is_not_gone_on_from) {
  Company table;
  const std::size_t board = table.visitor(1);
  ASSERT_EQ(table.outcome(board, R"("do":"watch","as":"board")"), "accepted");
  const auto seq = table.house.seen(table.people[board]).at("seq").to_number<int>();
  for (const char* you : {"", R"(,"you":null)", R"(,"you":2)"}) {
    const auto told = table.told(board);
    const auto watch = fmt::format(R"("do":"watch","as":"seat","since":{}{})", seq, you);
    ASSERT_EQ(table.outcome(board, watch), "accepted");
    ASSERT_EQ(table.shown(board, told).size(), 1u) << you;
    EXPECT_EQ(table.part(board, "you"), 1);
  }
}

TEST(Watching, with_nothing_missed_nothing_comes) {
  Company table;
  const std::size_t window = table.visitor(1);
  const auto seq = table.house.seen(table.people[1]).at("seq").to_number<int>();
  EXPECT_EQ(table.outcome(window, fmt::format(R"("do":"watch","since":{},"you":1)", seq)),
            "accepted");
  EXPECT_TRUE(table.shown(window, 0).empty());
}

TEST(Watching, where_too_much_was_missed_or_the_number_is_none_a_snapshot_comes) {
  Company table;
  for (int line = 0; line < 70; ++line) {
    table.house.pass(3000);
    ASSERT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
  }
  for (const int since : {0, 1, 1000}) {
    const std::size_t window = table.visitor(1);
    EXPECT_EQ(table.outcome(window, fmt::format(R"("do":"watch","since":{},"you":1)", since)),
              "accepted");
    const auto shown = table.shown(window, 0);
    ASSERT_EQ(shown.size(), 1u) << since;
    EXPECT_TRUE(shown[0].contains("snapshot"));
  }
}

TEST(Watching, two_windows_of_one_seat_are_shown_the_same) {
  Company table;
  const std::size_t window = table.visitor(2);
  ASSERT_EQ(table.outcome(window, R"("do":"watch")"), "accepted");
  table.play_until_all_decide();
  ASSERT_EQ(table.choose_first(2), "accepted");
  EXPECT_FALSE(table.part(window, "mine").at("sealed").is_null());
  EXPECT_EQ(table.house.seen(table.people[window]), table.house.seen(table.people[2]));
  table.house.disconnect(table.people[2]);
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 0");
  table.house.disconnect(table.people[window]);
  EXPECT_EQ(table.presence(0), "[true,true,false,true] 0");
}

TEST(Watching, who_is_there_is_told_whenever_it_changes) {
  Company table;
  const std::size_t one = table.visitor(), two = table.visitor();
  table.ask(one, R"("do":"watch")");
  table.ask(two, R"("do":"watch")");
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 2");
  EXPECT_EQ(table.presence(one), "[true,true,true,true] 2");
  table.house.disconnect(table.people[two]);
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 1");
  table.house.ask(table.people[one], R"("do":"unwatch")");
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 0");
  table.house.disconnect(table.people[3]);
  EXPECT_EQ(table.presence(0), "[true,true,true,false] 0");
}

TEST(Watching, who_is_there_is_told_at_once_and_then_twice_a_second) {
  Company table;
  table.house.pass(2 * Audience::kPresencePauseMs);
  const auto told = [&](std::size_t person) {
    return std::ranges::count_if(table.house.told(table.people[person]),
                                 [](const auto& message) { return message.contains("here"); });
  };
  const auto before = told(0);
  std::vector<std::size_t> guests;
  for (int guest = 0; guest < 30; ++guest) {
    guests.push_back(table.visitor());
    ASSERT_EQ(table.outcome(guests.back(), R"("do":"watch")"), "accepted");
    EXPECT_EQ(told(guests.back()), 1) << "who comes is told at once";
  }
  EXPECT_EQ(told(0), before + 1);
  for (const std::size_t guest : guests) table.house.ask(table.people[guest], R"("do":"unwatch")");
  table.house.pass(Audience::kPresencePauseMs - 1);
  EXPECT_EQ(told(0), before + 1);
  table.house.pass(1);
  EXPECT_EQ(told(0), before + 2);
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 0");
  table.house.pass(60'000);
  EXPECT_EQ(told(0), before + 2);
}

TEST(Watching, who_is_there_is_told_when_seats_and_bots_change) {
  Company table(false, R"({"game":"cover-me","options":{"players":5}})");
  EXPECT_EQ(table.presence(0), "[true,true,true,true,false] 0");
  table.ask(0, R"("do":"add-bot")");
  EXPECT_EQ(table.presence(0), "[true,true,true,true,true] 0");
  table.ask(0, R"("do":"remove","seat":4)");
  EXPECT_EQ(table.presence(0), "[true,true,true,true,false] 0");
  table.ask(0, R"("do":"settings","settings":{"options":{"players":4}})");
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 0");
  table.ask(0, R"("do":"settings","settings":{"options":{"players":5}})");
  table.ask(0, R"("do":"start","fill":true)");
  EXPECT_EQ(table.presence(0), "[true,true,true,true,true] 0");
}

TEST(Watching, ends_with_unwatch) {
  Company table;
  EXPECT_EQ(outcome_of(table.house.ask(table.people[1], R"("do":"unwatch")")), "accepted");
  const auto told = table.told(1);
  table.ask(0, R"("do":"say","text":"Hi")");
  EXPECT_EQ(table.told(1), told);
  EXPECT_EQ(outcome_of(table.house.ask(table.people[1], R"("do":"unwatch")")), "accepted");
}

TEST(Watching, another_table_ends_watching_the_first) {
  Company table;
  const auto created = table.house.ask(
      table.people[1], R"("do":"create","name":"Bo","settings":{"game":"cover-up"})");
  ASSERT_EQ(outcome_of(created), "accepted");
  EXPECT_EQ(table.presence(0), "[true,false,true,true] 0");
  const auto told = table.told(1);
  table.ask(0, R"("do":"say","text":"Hi")");
  EXPECT_EQ(table.told(1), told);
}

TEST(Watching, as_somebody_else_after_another_hello) {
  Company table;
  const auto hello = fmt::format(R"("do":"hello","version":1,"token":"{}")",
                                 table.house.token_of(table.people[2]));
  EXPECT_EQ(outcome_of(table.house.ask(table.people[1], hello)), "accepted");
  EXPECT_EQ(table.presence(0), "[true,false,true,true] 0");
  EXPECT_EQ(table.outcome(1, R"("do":"watch")"), "accepted");
  EXPECT_EQ(text_of(table.part(1, "mine").at("seat")), "2");
}

TEST(Watching, after_a_new_order_everybody_sees_their_own_seat) {
  Company table(false);
  EXPECT_EQ(table.outcome(0, R"("do":"order","order":[2,0,3,1])"), "accepted");
  EXPECT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  EXPECT_EQ(text_of(table.part(0, "mine").at("seat")), "1");
  EXPECT_EQ(text_of(table.part(1, "mine").at("seat")), "3");
  EXPECT_EQ(text_of(table.part(2, "mine").at("seat")), "0");
  EXPECT_EQ(text_of(table.part(3, "mine").at("seat")), "2");
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 0");
}

TEST(Watching, who_leaves_a_game_becomes_a_spectator) {
  Company table;
  EXPECT_EQ(table.outcome(3, R"("do":"leave")"), "accepted");
  EXPECT_TRUE(table.part(3, "mine").is_null());
  EXPECT_EQ(table.part(3, "game").at("hand").as_array().size(), 0u);
  EXPECT_EQ(table.presence(0), "[true,true,true,true] 1");
}

TEST(Watching, who_could_not_leave_as_it_was_not_stored_sits_there_still) {
  for (const char* spectators : {"true", "false"}) {
    Company table;
    ASSERT_EQ(table.outcome(
                  0, fmt::format(R"("do":"settings","settings":{{"spectators":{}}})", spectators)),
              "accepted");
    table.house.send_only(table.people[3], fmt::format(R"("do":"leave","table":"{}")", table.code));
    table.house.store_batch(false);
    table.house.settle();
    EXPECT_EQ(table.part(3, "mine").at("seat").to_number<int>(), 3);
    EXPECT_EQ(table.outcome(0, R"("do":"say","text":"Hi")"), "accepted");
    EXPECT_EQ(table.part(3, "chat").as_array().size(), 1u);
  }
}

TEST(Watching, who_leaves_where_nobody_may_watch_sees_no_more) {
  Company table(true, R"({"game":"cover-me","options":{"players":4},"spectators":false})");
  const std::size_t board = table.visitor(3);
  table.ask(board, R"("do":"watch","as":"board")");
  EXPECT_EQ(table.outcome(3, R"("do":"leave")"), "accepted");
  const auto told = table.told(3), told_board = table.told(board);
  table.ask(0, R"("do":"say","text":"Hi")");
  EXPECT_EQ(table.told(3), told);
  EXPECT_EQ(table.told(board), told_board);
}

TEST(Watching, needs_a_hello_first) {
  Company table;
  const ConnectionId stranger{1000};
  table.house.real->connected(stranger, table.house.now);
  const auto answer =
      table.house.ask(stranger, fmt::format(R"("do":"watch","table":"{}")", table.code));
  EXPECT_EQ(outcome_of(answer), "hello_first");
}

TEST(Watching, a_hello_of_another_version_is_refused_and_changes_nothing) {
  Company table;
  const ConnectionId stranger{1000};
  table.house.real->connected(stranger, table.house.now);
  const auto watch = fmt::format(R"("do":"watch","table":"{}")", table.code);
  for (const char* hello :
       {R"("do":"hello","version":2,"token":{})", R"("do":"hello","version":0)"}) {
    EXPECT_EQ(outcome_of(table.house.ask(stranger, hello)), "wrong_version");
    EXPECT_EQ(outcome_of(table.house.ask(stranger, watch)), "hello_first");
  }
  table.house.ask(stranger, R"("do":"hello","version":1)");
  EXPECT_EQ(outcome_of(table.house.ask(stranger, watch)), "accepted");
}

}  // namespace
}  // namespace coverstory::tables
