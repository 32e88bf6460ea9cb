// Tables that come back one after the other while people are there already.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

/// Four people play; the house stops, and starts again without a table in memory.
struct Morning : Gathering {
  explicit Morning(std::string_view settings = kFourAtCoverMe) : Gathering(settings, 4) {
    EXPECT_EQ(outcome(0, R"("do":"start")"), "accepted");
    log = house.store.log_of(code).value().value();
    const auto last = static_cast<std::uint32_t>(log.bodies.size());
    EXPECT_TRUE(house.store.put_to_rest(std::vector{store::Known{code, last}}));
    house.restart();
    house.real->set_reopening(true);
  }
  void come_back() {
    for (ConnectionId& one : people) one = house.connect_again(one);
  }

  store::Log log;
};

TEST(Reopening, a_table_that_somebody_asks_for_is_read_before_its_turn) {
  Morning morning;
  morning.come_back();
  EXPECT_EQ(morning.outcome(0, R"("do":"watch","as":"seat")"), "accepted");
  EXPECT_EQ(morning.house.real->figures().tables, 1u);
  const std::size_t actor = morning.first_to_act();
  EXPECT_EQ(morning.outcome(actor, R"("do":"watch","as":"seat")"), "accepted");
  EXPECT_EQ(morning.choose_first(actor), "accepted");
  const auto seen = morning.house.seen(morning.people[actor]);
  // Its turn comes with what was read before that: it stays as it is.
  ASSERT_TRUE(morning.house.real->reopen(morning.log, morning.house.now));
  EXPECT_EQ(morning.house.real->figures().tables, 1u);
  EXPECT_EQ(morning.outcome(actor, R"("do":"watch","as":"seat")"), "accepted");
  EXPECT_EQ(morning.house.seen(morning.people[actor]).at("seq"), seen.at("seq"));
}

TEST(Reopening, a_table_whose_turn_comes_while_it_is_read_for_somebody_is_there_once) {
  Morning morning;
  morning.come_back();
  const std::string watch = fmt::format(R"("do":"watch","as":"seat","table":"{}")", morning.code);
  const std::uint64_t id = 700;
  morning.house.real->received(morning.people[0], fmt::format(R"({{"id":{},{}}})", id, watch),
                               morning.house.now);
  ASSERT_TRUE(morning.house.real->reopen(morning.log, morning.house.now));
  morning.house.settle();
  ASSERT_TRUE(morning.house.answer_to(morning.people[0], id));
  EXPECT_EQ(outcome_of(*morning.house.answer_to(morning.people[0], id)), "accepted");
  EXPECT_EQ(morning.house.real->figures().tables, 1u);
}

TEST(Reopening, lists_wait_until_all_tables_are_there) {
  Morning morning;
  morning.come_back();
  const std::uint64_t mine = morning.house.send_only(morning.people[1], R"("do":"mine")");
  const std::uint64_t waiting = morning.house.send_only(morning.people[1], R"("do":"tables")");
  morning.house.settle();
  EXPECT_FALSE(morning.house.answer_to(morning.people[1], mine));
  EXPECT_FALSE(morning.house.answer_to(morning.people[1], waiting));
  ASSERT_TRUE(morning.house.real->reopen(morning.log, morning.house.now));
  morning.house.real->set_reopening(false);
  morning.house.settle();
  ASSERT_TRUE(morning.house.answer_to(morning.people[1], mine));
  EXPECT_EQ(morning.house.answer_to(morning.people[1], mine)->at("tables").as_array().size(), 1u);
  EXPECT_EQ(morning.house.answer_to(morning.people[1], waiting)->at("tables").as_array().size(),
            0u);
  EXPECT_EQ(morning.house.ask(morning.people[1], R"("do":"mine")").at("tables").as_array().size(),
            1u);
}

/// Who may have a seat at a table that is not here yet.
TEST(Reopening, nobody_is_a_stranger_before_all_tables_are_there) {
  Morning morning;
  morning.house.is_full = true;
  morning.come_back();
  EXPECT_THAT(morning.house.turned_away, testing::IsEmpty());
  morning.house.real->set_reopening(false);
  const ConnectionId stranger{9000};
  morning.house.real->connected(stranger, morning.house.now);
  morning.house.ask(stranger, R"("do":"hello","version":1)");
  EXPECT_THAT(morning.house.turned_away, testing::ElementsAre(stranger));
}

TEST(Reopening, a_clock_runs_on_when_its_table_is_there_and_people_could_come_back) {
  Morning morning(R"({"game":"cover-me","options":{"players":4},"clock":"30s"})");
  morning.house.pass(60'000);
  EXPECT_EQ(morning.house.real->figures().tables, 0u);
  ASSERT_TRUE(morning.house.real->reopen(morning.log, morning.house.now));
  morning.house.real->set_reopening(false);
  const auto entries = [&] {
    return morning.house.store.log_of(morning.code).value()->bodies.size();
  };
  const std::size_t before = entries();
  morning.house.pass(kComingBackMs - 1000);
  EXPECT_EQ(entries(), before) << "people may still be on their way";
  morning.house.pass(2000);
  morning.house.settle();
  EXPECT_GT(entries(), before) << "somebody stands in, and plays";
}

}  // namespace
}  // namespace coverstory::tables
