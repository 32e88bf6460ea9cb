// A store that is silent, that is slow to read, or that has stored what it said it had not: people
// are told, no clock decides against them, and everything goes on by itself afterwards.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

constexpr std::string_view kTimed = R"({"game":"cover-me","options":{"players":4},"clock":"30s"})";
constexpr std::string_view kHello = R"("do":"hello","version":1)";
constexpr std::string_view kCreate = R"("do":"create","name":"Eve","settings":{"game":"cover-me"})";
constexpr Time kHang = 40'000;

std::string say(const std::string& table, std::string_view text) {
  return fmt::format(R"("do":"say","table":"{}","text":"{}")", table, text);
}

struct Silence : testing::Test {
  Silence() { EXPECT_EQ(table.outcome(0, R"("do":"start")"), "accepted"); }

  /// The store has something to do, and does not answer for a while.
  void fall_silent() {
    said = house.send_only(table.people[0], say(table.code, "Hello?"));
    house.real->flush();
    ASSERT_TRUE(house.appending);
    move(kHang);
  }
  /// Without storing.
  void move(Time ms) {
    const Time until = house.now + ms;
    while (house.real->next_deadline() && *house.real->next_deadline() <= until) {
      house.now = std::max(house.now, *house.real->next_deadline());
      house.real->pass_time(house.now);
    }
    house.now = until;
  }
  /// What is answered without the store.
  std::string outcome_now(ConnectionId from, std::string_view fields) {
    const auto id = house.send_only(from, fields);
    const auto* answer = house.answer_to(from, id);
    return answer ? outcome_of(*answer) : "no answer";
  }
  ConnectionId stranger() {
    const ConnectionId id{++strangers};
    house.real->connected(id, house.now);
    return id;
  }

  Gathering table{kTimed, 4};
  TestHouse& house = table.house;
  std::uint64_t said = 0;
  std::uint64_t strangers = 1000;
};

TEST_F(Silence, a_hello_and_a_list_do_not_wait_for_a_store_that_is_slow) {
  const ConnectionId eve = house.connect();
  house.send_only(table.people[0], say(table.code, "Hello?"));
  house.real->flush();
  EXPECT_EQ(outcome_now(stranger(), kHello), "accepted");
  EXPECT_EQ(outcome_now(eve, R"("do":"tables")"), "accepted");
  EXPECT_EQ(outcome_now(eve, fmt::format(R"("do":"watch","table":"{}")", table.code)), "no answer");
}

TEST_F(Silence, whoever_comes_or_asks_is_told_and_nobody_is_left_without_a_word) {
  const ConnectionId eve = house.connect(), known = house.connect();
  fall_silent();
  EXPECT_EQ(house.answer_to(table.people[0], said), nullptr);
  EXPECT_EQ(outcome_now(stranger(), kHello), "unavailable");
  EXPECT_EQ(outcome_now(eve, kCreate), "unavailable");
  EXPECT_EQ(outcome_now(eve, R"("do":"watch","table":"K7MQ2X")"), "unavailable");
  EXPECT_EQ(outcome_now(known, R"("do":"tables")"), "accepted");
  EXPECT_EQ(outcome_now(table.people[0], say(table.code, "?")), "unavailable");
  EXPECT_EQ(outcome_now(table.people[1], say(table.code, "?")), "unavailable");
}

TEST_F(Silence, no_clock_decides_for_people_who_cannot_be_heard_nor_before_they_may_be_back) {
  fall_silent();
  house.settle();
  EXPECT_EQ(outcome_of(*house.answer_to(table.people[0], said)), "accepted");
  const std::size_t due = table.first_to_act();
  EXPECT_FALSE(table.is_stood_in_for(due));
  house.pass(kComingBackMs - 1);
  EXPECT_FALSE(table.is_stood_in_for(due));
  house.pass(1001);  // after a silence it is looked at about once a second
  house.settle();
  EXPECT_TRUE(table.is_stood_in_for(due));
}

TEST_F(Silence, what_waits_is_bounded_and_who_is_gone_waits_for_nothing) {
  HouseLimits limits;
  limits.waiting_entries = 3;
  Gathering small{kFourAtCoverMe, 1, limits};
  const auto answer = [&] {
    return small.house.answer_to(small.people[0],
                                 small.house.send_only(small.people[0], say(small.code, "a")));
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(answer(), nullptr);
  EXPECT_EQ(outcome_of(*answer()), "unavailable");
  EXPECT_EQ(small.house.real->figures().gathered, 3u);
  EXPECT_GT(small.house.real->figures().held, 0u);
  small.house.disconnect(small.people[0]);
  EXPECT_EQ(small.house.real->figures().held, 0u);
}

TEST_F(Silence, where_a_log_is_not_read_in_time_those_who_wait_are_told) {
  const ConnectionId eve = house.connect();
  const std::uint64_t id = 100'000;
  house.real->received(eve, fmt::format(R"({{"id":{},"do":"watch","table":"K7MQ2X"}})", id),
                       house.now);
  std::string fetched;
  house.real->fetch(
      "K7MQ2Y", "", House::Fetch::Record, std::nullopt,
      [&](const auto& text) { fetched = text ? "a record" : text.error().why; }, house.now);
  ASSERT_EQ(house.loads.size(), 2u);
  move(Loading::kPatienceMs);
  EXPECT_EQ(outcome_of(*house.answer_to(eve, id)), "unavailable");
  EXPECT_NE(fetched, "");
  house.settle();  // it comes after all, and nobody minds
}

/// The store says that it has failed, but the group is stored. Where it says that there is no room,
/// it is believed until a conflict shows what is so.
struct Doubt : testing::Test {
  void store_and_deny(store::Failure failure = store::Failure::Full) {
    house.real->flush();
    ASSERT_TRUE(house.appending);
    EXPECT_TRUE(house.store.append(*std::exchange(house.appending, std::nullopt)));
    house.real->stored(std::unexpected(store::StoreError{failure, "Who knows?"}), house.now);
  }

  Gathering table{kFourAtCoverMe, 2};
  TestHouse& house = table.house;
};

TEST_F(Doubt, a_table_that_the_store_knows_more_of_is_read_again_and_shown_as_it_is) {
  const auto id = house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny();
  EXPECT_EQ(outcome_of(*house.answer_to(table.people[0], id)), "unavailable");
  EXPECT_EQ(outcome_of(house.ask(table.people[1], say(table.code, "two"))), "unavailable");
  EXPECT_EQ(text_of(table.part(1, "chat").at(0).at("text")), "one");
  EXPECT_EQ(outcome_of(house.ask(table.people[1], say(table.code, "two"))), "accepted");
  // What is sent again is known.
  EXPECT_EQ(outcome_of(house.ask(table.people[0], say(table.code, "three"))), "accepted");
  EXPECT_EQ(table.part(1, "chat").as_array().size(), 3u);
}

TEST_F(Doubt, who_came_to_watch_meanwhile_is_shown_the_table_as_it_is_and_the_others_go_on) {
  const ConnectionId guest = house.connect();
  house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny();
  house.send_only(table.people[1], say(table.code, "two"));
  const auto watch =
      house.send_only(guest, fmt::format(R"("do":"watch","table":"{}")", table.code));
  const std::size_t before = house.told(table.people[1]).size();
  house.settle();
  EXPECT_EQ(outcome_of(*house.answer_to(guest, watch)), "accepted");
  EXPECT_EQ(text_of(house.seen(guest).at("chat").at(0).at("text")), "one");
  for (std::size_t at = before; at < house.told(table.people[1]).size(); ++at) {
    EXPECT_FALSE(house.told(table.people[1])[at].contains("snapshot"));
  }
}

TEST_F(Doubt, where_the_store_does_not_know_the_table_is_read_at_once) {
  house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny(store::Failure::Unavailable);
  EXPECT_EQ(house.loads, std::vector{table.code});
  EXPECT_EQ(outcome_of(house.ask(table.people[1], say(table.code, "two"))), "accepted");
  EXPECT_EQ(text_of(table.part(1, "chat").at(0).at("text")), "one");
  EXPECT_EQ(table.part(1, "chat").as_array().size(), 2u);
}

TEST_F(Doubt, a_conflict_at_one_table_is_nothing_to_the_others_of_its_group) {
  const ConnectionId eve = house.connect();
  const std::string other = text_of(house.ask(eve, kCreate).at("table"));
  house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny();
  const auto lost = house.send_only(table.people[1], say(table.code, "two"));
  const auto kept = house.send_only(eve, say(other, "three"));
  house.settle();
  EXPECT_EQ(outcome_of(*house.answer_to(table.people[1], lost)), "unavailable");
  EXPECT_EQ(outcome_of(*house.answer_to(eve, kept)), "accepted");
}

TEST_F(Doubt, a_log_that_cannot_be_read_again_is_asked_for_until_it_can) {
  house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny();
  house.send_only(table.people[1], say(table.code, "two"));
  house.store_batch();
  ASSERT_EQ(std::exchange(house.loads, {}), std::vector{table.code});
  house.real->loaded(table.code,
                     std::unexpected(store::StoreError{store::Failure::Unavailable, "Not now."}),
                     house.now);
  house.pass(2000);
  EXPECT_EQ(text_of(table.part(1, "chat").at(0).at("text")), "one");
}

TEST_F(Doubt, a_store_with_another_log_freezes_that_table) {
  house.expects_faults = true;
  house.send_only(table.people[0], say(table.code, "one"));
  store_and_deny();
  house.send_only(table.people[1], say(table.code, "two"));
  house.store_batch();
  ASSERT_EQ(std::exchange(house.loads, {}), std::vector{table.code});
  house.real->loaded(table.code, store::Log{table.code, {"another"}}, house.now);
  EXPECT_EQ(house.frozen, std::vector{table.code});
  EXPECT_EQ(outcome_of(house.ask(table.people[0], say(table.code, "?"))), "table_frozen");
}

}  // namespace
}  // namespace coverstory::tables
