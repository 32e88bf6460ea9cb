// Several houses on one store: of two that are as fast one wins, the other reads on, and people
// notice nothing but that.
#include "tables/reading_on.h"

#include "tables/test_street.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

TEST_F(TwoHouses, what_one_server_stores_is_shown_at_the_other_as_changes_one_by_one) {
  const std::size_t before = whole_views(1, bo);
  for (const char* text : {"one", "two", "three"}) {
    EXPECT_EQ(outcome(0, ada, fmt::format(R"("do":"say","text":"{}")", text)), "accepted");
  }
  EXPECT_EQ(chat(1, bo), "");
  street.settle();
  EXPECT_EQ(chat(1, bo), "one two three ");
  EXPECT_EQ(chat(0, ada), "one two three ");
  EXPECT_EQ(whole_views(1, bo), before);
  // Both have put the same together, and know it by the same number.
  EXPECT_EQ(street[0].seen(ada).at("room"), street[1].seen(bo).at("room"));
  EXPECT_EQ(street[0].seen(ada).at("seq"), street[1].seen(bo).at("seq"));
}

TEST_F(TwoHouses, who_has_seen_more_at_another_server_is_shown_no_less) {
  for (const char* text : {"one", "two"}) {
    EXPECT_EQ(outcome(0, ada, fmt::format(R"("do":"say","text":"{}")", text)), "accepted");
  }
  const int seen = street[0].seen(ada).at("seq").to_number<int>();
  const ConnectionId again = street[1].connect(street[0].token_of(ada));
  street[1].ask_again(again, 9000,
                      at(code, fmt::format(R"("do":"watch","since":{},"you":0)", seen)));
  EXPECT_EQ(street.table_in(1, code)->durable, street.last_of(code));
  street[1].disconnect(again);
  const ConnectionId anew = street[1].connect(street[0].token_of(ada));
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"three")"), "accepted");
  street[1].ask_again(anew, 9001, at(code, R"("do":"watch")"));
  EXPECT_EQ(chat(1, anew), "one two three ");
  // Who claims to have seen what is nowhere is shown what there is.
  const auto answer =
      street[1].ask_again(anew, 9002, at(code, R"("do":"watch","since":99,"you":0)"));
  EXPECT_EQ(outcome_of(answer), "accepted");
  EXPECT_EQ(chat(1, anew), "one two three ");
}

TEST_F(TwoHouses, who_has_seen_more_is_shown_no_less_where_what_was_under_way_cannot_be_stored) {
  const ConnectionId again = street[1].connect(street[0].token_of(ada));
  for (const char* text : {"one", "two"}) {
    EXPECT_EQ(outcome(0, ada, fmt::format(R"("do":"say","text":"{}")", text)), "accepted");
  }
  const int seen = street[0].seen(ada).at("seq").to_number<int>();
  street[1].send_only(bo, say(code, "lost"));
  const auto watch =
      street[1].send_only(again, at(code, fmt::format(R"("do":"watch","since":{},"you":0)", seen)));
  street[1].store_batch(false);
  EXPECT_FALSE(street[1].answer_to(again, watch));
  street[1].settle();
  EXPECT_EQ(street[1].answer_to(again, watch)->at("seq").to_number<int>(), seen);
}

TEST_F(TwoHouses, who_has_seen_more_is_shown_no_less_where_what_was_stored_has_not_been_told) {
  street[1].send_only(bo, say(code, "one"));
  street[1].real->flush();
  const auto outcome_of_one = street.store().append(*std::exchange(street[1].appending, {}));
  street.settle();  // the other hears of it and goes on; here nobody knows of either
  for (const char* text : {"two", "three"}) {
    EXPECT_EQ(outcome(0, ada, fmt::format(R"("do":"say","text":"{}")", text)), "accepted");
  }
  const int seen = street[0].seen(ada).at("seq").to_number<int>();
  const ConnectionId again = street[1].connect(street[0].token_of(ada));
  const ConnectionId anew = street[1].connect(street[0].token_of(ada));
  const auto receive = [&](ConnectionId who, int id, const std::string& fields) {
    street[1].real->received(who, fmt::format(R"({{"id":{},{}}})", id, fields), street[1].now);
  };
  receive(again, 9004, at(code, fmt::format(R"("do":"watch","since":{},"you":0)", seen)));
  receive(anew, 9005, at(code, R"("do":"watch")"));
  street[1].real->stored(outcome_of_one, street[1].now);
  street[1].settle();
  EXPECT_EQ(street[1].answer_to(again, 9004)->at("seq").to_number<int>(), seen);
  EXPECT_EQ(street[1].answer_to(anew, 9005)->at("seq").to_number<int>(), seen);
  EXPECT_EQ(chat(1, anew), "one two three ");
  EXPECT_EQ(whole_views(1, anew), 1u);
}

TEST_F(TwoHouses, who_knows_of_more_than_was_being_read_waits_until_it_is_read) {
  street[1].real->neighbours().heard(code, street.last_of(code) + 1, street[1].now);
  ASSERT_EQ(std::exchange(street[1].loads, {}), std::vector{code});
  const std::uint32_t after = street[1].read_after.at(code);
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  const std::string watch = at(code, R"("do":"watch","since":3,"you":1)");
  street[1].real->received(bo, fmt::format(R"({{"id":9003,{}}})", watch), street[1].now);
  // What was read before that arrives now.
  street[1].real->loaded(code, store::Log{code, {}}, street[1].now, after);
  EXPECT_FALSE(street[1].answer_to(bo, 9003));
  street[1].settle();
  EXPECT_EQ(street[1].answer_to(bo, 9003)->at("seq").to_number<int>(), 3);
}

TEST_F(TwoHouses, news_that_come_twice_or_late_show_nothing_twice) {
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street.settle();
  const std::size_t told = street[1].told(bo).size();
  Neighbours& neighbours = street[1].real->neighbours();
  neighbours.heard(code, street.last_of(code), street[1].now);
  neighbours.heard(code, 1, street[1].now);
  street[1].settle();
  EXPECT_EQ(street[1].told(bo).size(), told);
}

TEST_F(TwoHouses, who_loses_a_race_is_obeyed_again_and_nothing_is_lost) {
  const HouseFigures figures = street[1].real->figures();
  const auto first = street[0].send_only(ada, say(code, "one"));
  const auto second = street[1].send_only(bo, say(code, "two"));
  const std::size_t before = whole_views(1, bo);
  street[0].settle();
  EXPECT_EQ(street[1].answer_to(bo, second), nullptr);
  street[1].settle();
  street.settle();
  EXPECT_EQ(outcome_of(*street[0].answer_to(ada, first)), "accepted");
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, second)), "accepted");
  EXPECT_EQ(chat(0, ada), "one two ");
  EXPECT_EQ(chat(1, bo), "one two ");
  EXPECT_EQ(whole_views(1, bo), before);
  // It was one command, which was accepted once.
  EXPECT_EQ(street[1].real->figures().accepted, figures.accepted + 1);
  EXPECT_EQ(street[1].real->figures().refused, figures.refused);
}

TEST_F(TwoHouses, who_loses_a_race_for_a_seat_is_told_by_the_rules_that_it_is_taken) {
  const ConnectionId cy = street[0].connect(), di = street[1].connect();
  const auto first = street[0].send_only(cy, at(code, R"("do":"join","name":"Cy","seat":2)"));
  const auto second = street[1].send_only(di, at(code, R"("do":"join","name":"Di","seat":2)"));
  street[0].settle();
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[0].answer_to(cy, first)), "accepted");
  EXPECT_EQ(outcome_of(*street[1].answer_to(di, second)), "seat_taken");
  EXPECT_FALSE(street.table_in(1, code)->audience.has(Seat(2)));
}

TEST_F(TwoHouses, who_came_to_watch_while_a_race_was_lost_is_shown_the_table_as_it_is) {
  const ConnectionId guest = street[1].connect();
  street[1].send_only(bo, say(code, "two"));
  street[1].send_only(guest, at(code, R"("do":"watch")"));
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].settle();
  EXPECT_EQ(chat(1, guest), "one two ");
  EXPECT_EQ(whole_views(1, guest), 1u);
}

TEST_F(TwoHouses, who_gave_a_seat_up_in_vain_has_it_until_that_is_stored) {
  const auto left = street[1].send_only(bo, at(code, R"("do":"leave")"));
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, left)), "accepted");
  street.settle();
  EXPECT_EQ(text_of(street[0].seen(ada).at("room").at("seats").at(1).at("kind")), "open");
  EXPECT_TRUE(street[1].seen(bo).at("you").is_null());
}

TEST_F(TwoHouses, a_conflict_at_one_table_is_nothing_to_the_others_of_the_group) {
  const ConnectionId eve = street[1].connect();
  const std::string other = text_of(
      street[1]
          .ask(eve, fmt::format(R"("do":"create","name":"Eve","settings":{})", kFourAtCoverMe))
          .at("table"));
  const auto lost = street[1].send_only(bo, say(code, "two"));
  const auto kept = street[1].send_only(eve, say(other, "three"));
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].store_batch();
  EXPECT_EQ(outcome_of(*street[1].answer_to(eve, kept)), "accepted");
  EXPECT_EQ(street.last_of(other), 2u);
  EXPECT_EQ(street[1].answer_to(bo, lost), nullptr);
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, lost)), "accepted");
  EXPECT_EQ(street.last_of(other), 2u);
}

TEST_F(TwoHouses, who_loses_again_and_again_is_told_in_the_end_and_nothing_has_changed) {
  const ConnectionId guest = street[1].connect();
  const auto id = street[1].send_only(bo, say(code, "two"));
  int said = 0;
  for (; !street[1].answer_to(bo, id) && said < 20; ++said) {
    EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"me")"), "accepted");
    street[0].pass(5000);  // so fast one may not talk
    street[1].store_batch();
    street[1].send_only(guest, R"("do":"mine")");  // reads what is to be read
  }
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, id)), "unavailable");
  EXPECT_GT(said, 3);
  street.settle();
  EXPECT_FALSE(chat(0, ada).contains("two"));
}

TEST_F(TwoHouses, a_command_that_is_sent_to_both_counts_once) {
  const std::string token = street[0].token_of(ada);
  const ConnectionId again = street[1].connect(token);
  EXPECT_EQ(outcome_of(street[0].ask_again(ada, 7000, say(code, "once"))), "accepted");
  EXPECT_EQ(outcome_of(street[1].ask_again(again, 7000, say(code, "once"))), "accepted");
  // Also where neither knows of the other.
  street[0].real->received(ada, fmt::format(R"({{"id":7001,{}}})", say(code, "twice")),
                           street[0].now);
  street[1].real->received(again, fmt::format(R"({{"id":7001,{}}})", say(code, "twice")),
                           street[1].now);
  street[0].settle();
  street[1].settle();
  street.settle();
  EXPECT_EQ(outcome_of(*street[0].answer_to(ada, 7001)), "accepted");
  EXPECT_EQ(outcome_of(*street[1].answer_to(again, 7001)), "accepted");
  EXPECT_EQ(chat(0, ada), "once twice ");
}

TEST_F(TwoHouses, a_table_that_is_opened_at_both_by_one_command_is_one_table) {
  const ConnectionId again = street[1].connect(street[0].token_of(ada));
  const std::string create =
      fmt::format(R"("id":7002,"do":"create","name":"Ada","settings":{})", kOpen);
  street[0].real->received(ada, "{" + create + "}", street[0].now);
  street[1].real->received(again, "{" + create + "}", street[1].now);
  street[0].settle();
  street[1].settle();
  ASSERT_TRUE(street[1].answer_to(again, 7002));
  EXPECT_EQ(street[0].answer_to(ada, 7002)->at("table"),
            street[1].answer_to(again, 7002)->at("table"));
  EXPECT_EQ(street.store().codes_after("", 9).value().size(), 2u);
}

TEST_F(TwoHouses, what_somebody_sends_after_a_command_that_waits_waits_with_it) {
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].real->neighbours().heard(code, street.last_of(code), street[1].now);
  const auto receive = [&](int id, const std::string& fields) {
    street[1].real->received(bo, fmt::format(R"({{"id":{},{}}})", id, fields), street[1].now);
  };
  receive(8001, at(code, R"("do":"watch")"));
  receive(8002, R"("do":"unwatch")");
  EXPECT_FALSE(street[1].answer_to(bo, 8002));
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, 8001)), "accepted");
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, 8002)), "accepted");
  EXPECT_FALSE(street.table_in(1, code)->audience.is_watched());
}

TEST_F(TwoHouses, who_has_turned_away_since_is_not_led_back_by_a_race_that_was_lost) {
  street[1].send_only(bo, say(code, "two"));
  const auto watch = street[1].send_only(bo, at(code, R"("do":"watch")"));
  const auto unwatch = street[1].send_only(bo, R"("do":"unwatch")");
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, watch)), "unavailable");
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, unwatch)), "accepted");
  EXPECT_FALSE(street.table_in(1, code)->audience.is_watched());
}

TEST_F(TwoHouses, who_may_not_watch_after_a_race_was_lost_is_where_it_was) {
  const ConnectionId cy = street[1].connect();
  const std::string own =
      text_of(street[1]
                  .ask(cy, fmt::format(R"("do":"create","name":"Cy","settings":{})", kOpen))
                  .at("table"));
  street[1].send_only(bo, say(code, "two"));
  const auto watch = street[1].send_only(cy, at(code, R"("do":"watch")"));
  EXPECT_FALSE(street.table_in(1, own)->audience.is_watched());
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"spectators":false})"), "accepted");
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(cy, watch)), "no_spectators");
  EXPECT_TRUE(street.table_in(1, own)->audience.has(Seat(0)));
  EXPECT_EQ(street[1].seen(cy).at("room").at("code"), json::value(own));
}

TEST_F(TwoHouses, what_is_read_late_never_takes_a_table_back) {
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  Neighbours& neighbours = street[1].real->neighbours();
  neighbours.heard(code, street.last_of(code), street[1].now);
  ASSERT_EQ(std::exchange(street[1].loads, {}), std::vector{code});
  const std::uint32_t after = street[1].read_after.at(code);
  // The answer begins before what was asked for, as it may where the whole log was read.
  auto log = street.store().log_of(code).value();
  street[1].real->loaded(code, log, street[1].now);
  EXPECT_EQ(chat(1, bo), "one ");
  EXPECT_GT(after, 0u);
  EXPECT_EQ(outcome(1, bo, R"("do":"say","text":"two")"), "accepted");
  EXPECT_EQ(chat(1, bo), "one two ");
}

TEST_F(TwoHouses, where_a_shared_store_has_lost_the_end_of_a_log_what_it_has_is_so) {
  EXPECT_EQ(outcome(1, bo, R"("do":"say","text":"lost")"), "accepted");
  const std::uint32_t last = street.last_of(code);
  street[1].real->neighbours().heard(code, last + 1, street[1].now);
  ASSERT_EQ(std::exchange(street[1].loads, {}), std::vector{code});
  street[1].real->loaded(code, std::nullopt, street[1].now, last);
  ASSERT_EQ(std::exchange(street[1].loads, {}), std::vector{code});
  store::Log log = *street.store().log_of(code).value();
  log.bodies.pop_back();
  street[1].real->loaded(code, log, street[1].now);
  EXPECT_EQ(chat(1, bo), "");
  EXPECT_EQ(street.table_in(1, code)->durable, last - 1);
}

}  // namespace
}  // namespace coverstory::tables
