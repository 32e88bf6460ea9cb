// Several houses on one store: each table is looked after by one of them, and everybody is shown
// who is there and what is listed, by way of any of them.
#include "tables/neighbours.h"

#include "tables/test_street.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

// Who looks after what.

TEST(Placement, a_server_that_goes_leaves_its_tables_to_the_others_evenly_and_no_others_move) {
  Nobody around;
  const auto keeper = [&](const std::vector<ServerId>& alive, const std::string& code) {
    std::vector<ServerId> keepers;
    for (const ServerId id : alive) {
      Placement placement;
      placement.set(around, id, alive);
      if (placement.has(code)) keepers.push_back(id);
    }
    EXPECT_EQ(keepers.size(), 1u);
    return keepers.at(0);
  };
  const std::vector all{ServerId(1), ServerId(2), ServerId(3), ServerId(4)};
  const std::vector<ServerId> left(all.begin(), all.begin() + 3);
  std::map<ServerId, int> before, inherited;
  for (int i = 0; i < 4000; ++i) {
    const std::string code = fmt::format("T{:05}", i);
    const ServerId first = keeper(all, code), then = keeper(left, code);
    ++before[first];
    if (first == ServerId(4)) ++inherited[then];
    if (first != ServerId(4)) EXPECT_EQ(first, then);
  }
  for (const ServerId id : all) EXPECT_NEAR(before[id], 1000, 150);
  for (const ServerId id : left) EXPECT_NEAR(inherited[id], before[ServerId(4)] / 3, 80);
}

TEST(Placement, who_cannot_hear_the_others_looks_after_nothing) {
  Nobody around;
  Placement placement;
  placement.set(around, ServerId(1), {});
  EXPECT_FALSE(placement.has("K7MQ2X"));
  placement.set(around, ServerId(1), {ServerId(2)});
  EXPECT_FALSE(placement.has("K7MQ2X"));
  EXPECT_FALSE(placement.is_alone());
  placement.set(around, ServerId(1), {ServerId(1)});
  EXPECT_TRUE(placement.has("K7MQ2X"));
}

TEST(Placement, a_house_alone_looks_after_everything) {
  EXPECT_TRUE(Placement().is_alone());
  EXPECT_TRUE(Placement().has("K7MQ2X"));
}

/// Quick games against bots, each asked for at the first house.
struct Bots : testing::Test {
  Bots() : street(3) { ada = street[0].connect(); }

  std::string quick() {
    return text_of(
        street[0]
            .ask(ada, fmt::format(R"("do":"quick","name":"Ada","settings":{})", kFourAtCoverMe))
            .at("table"));
  }
  /// One that the given house looks after.
  std::string quick_at(std::size_t keeper) {
    for (int tries = 0; tries < 50; ++tries) {
      const std::string code = quick();
      if (street.keeper_of(code) == keeper) return code;
    }
    ADD_FAILURE();
    return {};
  }
  bool has_bots(std::size_t house, const std::string& code) {
    const OpenTable* open = street.table_in(house, code);
    if (!open) return false;
    return std::ranges::any_of(open->bots, [](const BotSeat& seat) { return !!seat.player; });
  }

  Street street;
  ConnectionId ada{};
};

TEST_F(Bots, bots_think_where_their_table_is_looked_after_and_nowhere_else) {
  for (const std::size_t keeper : {0u, 1u, 2u}) {
    const std::string code = quick_at(keeper);
    street.settle();
    for (const std::size_t house : {0u, 1u, 2u}) EXPECT_EQ(has_bots(house, code), house == keeper);
    EXPECT_GT(street.last_of(code), 2u) << "the bots have moved";
    EXPECT_EQ(street.table_in(0, code)->durable, street.last_of(code));
  }
}

TEST_F(TwoHouses, a_bot_that_thinks_about_a_game_whose_beginning_lost_a_race_is_not_heard) {
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"options":{"deal":"quick"}})"),
            "accepted");
  street.settle();
  const std::size_t keeper = street.keeper_of(code), other = 1 - keeper;
  const std::string hosts = street[0].token_of(ada), guests = street[1].token_of(bo);
  const ConnectionId host = street[keeper].connect(hosts), guest = street[other].connect(guests);
  const auto start = street[keeper].send_only(host, at(code, R"("do":"start","fill":true)"));
  ASSERT_FALSE(street[keeper].questions.empty());
  EXPECT_EQ(outcome(other, guest, R"("do":"say","text":"Wait!")"), "accepted");
  street[keeper].real->flush();
  street[keeper].store_batch();
  ASSERT_EQ(street.table_in(keeper, code)->table->stage(), Stage::Lobby);
  EXPECT_TRUE(street[keeper].questions.empty());
  street.settle();
  EXPECT_EQ(outcome_of(*street[keeper].answer_to(host, start)), "accepted");
  EXPECT_EQ(street.table_in(keeper, code)->table->stage(), Stage::Playing);
}

TEST_F(TwoHouses, a_table_that_could_not_be_read_is_asked_for_again_whatever_its_bots_think) {
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"options":{"deal":"quick"}})"),
            "accepted");
  street.settle();
  const std::size_t keeper = street.keeper_of(code), other = 1 - keeper;
  const std::string hosts = street[0].token_of(ada), guests = street[1].token_of(bo);
  const ConnectionId host = street[keeper].connect(hosts), guest = street[other].connect(guests);
  street[keeper].pass(2 * Audience::kPresencePauseMs);  // everybody knows who is here
  street[keeper].send_only(host, at(code, R"("do":"start","fill":true)"));
  street[keeper].store_batch();
  ASSERT_FALSE(street[keeper].questions.empty());
  EXPECT_EQ(outcome(other, guest, R"("do":"say","text":"Hello")"), "accepted");
  street[keeper].real->neighbours().heard(code, street.last_of(code), street[keeper].now);
  ASSERT_EQ(std::exchange(street[keeper].loads, {}), std::vector{code});
  const store::StoreError error{store::Failure::Unavailable, "Not now."};
  street[keeper].real->loaded(code, std::unexpected(error), street[keeper].now);
  street[keeper].think_one();
  street[keeper].pass(2000);
  EXPECT_EQ(street.table_in(keeper, code)->durable, street.last_of(code));
}

TEST_F(Bots, the_tables_of_a_server_that_is_gone_are_looked_after_by_the_others) {
  const std::string code = quick_at(1);
  ASSERT_EQ(street.last_of(code), 2u);
  street.kill(1);
  street.settle();
  const std::size_t keeper = street.keeper_of(code);
  EXPECT_NE(keeper, 1u);
  EXPECT_TRUE(has_bots(keeper, code));
  EXPECT_GT(street.last_of(code), 2u);
}

TEST_F(Bots, one_who_looks_after_a_table_no_more_sends_its_bots_away) {
  const std::string code = quick_at(0);
  ASSERT_TRUE(has_bots(0, code));
  std::vector<ServerId> alive{ServerId(0)};
  Nobody around;
  Placement placement;
  do {
    alive.push_back(ServerId(alive.size() + 100));
    placement.set(around, ServerId(0), alive);
  } while (placement.has(code));
  street[0].real->neighbours().set(around, ServerId(0), alive, street[0].now);
  EXPECT_FALSE(has_bots(0, code));
  EXPECT_TRUE(street.table_in(0, code));
}

struct Leaving : TwoHouses {
  Leaving() : TwoHouses(2, {.rest_after_ms = 10'000}) {}
};

TEST_F(Leaving, a_table_goes_to_rest_when_nobody_watches_it_anywhere) {
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"options":{"deal":"quick"}})"),
            "accepted");
  street.settle();
  const std::size_t keeper = street.keeper_of(code), other = 1 - keeper;
  const std::array who{ada, bo};
  street[keeper].disconnect(who[keeper]);
  street.pass(60'000);
  EXPECT_TRUE(street.table_in(keeper, code)) << "somebody watches it at the other";
  EXPECT_EQ(street.store().live_codes().value(), std::vector{code});
  street[other].disconnect(who[other]);
  street.pass(1000);
  street.pass(60'000);
  EXPECT_FALSE(street.table_in(keeper, code));
  EXPECT_FALSE(street.table_in(other, code));
  EXPECT_TRUE(street.store().live_codes().value().empty());
}

TEST_F(Leaving, who_does_not_look_after_a_table_has_it_only_while_it_is_watched_there) {
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"options":{"deal":"quick"}})"),
            "accepted");
  street.settle();
  const std::size_t keeper = street.keeper_of(code), other = 1 - keeper;
  const std::array who{ada, bo};
  street[other].disconnect(who[other]);
  for (int i = 0; i < 3; ++i) street.pass(6000);
  EXPECT_TRUE(street.table_in(keeper, code));
  EXPECT_FALSE(street.table_in(other, code));
  EXPECT_EQ(street.store().live_codes().value(), std::vector{code});
}

TEST_F(Leaving, a_table_at_rest_to_which_somebody_comes_anywhere_is_looked_after) {
  EXPECT_EQ(outcome(0, ada, R"("do":"settings","settings":{"options":{"deal":"quick"}})"),
            "accepted");
  EXPECT_EQ(outcome(0, ada, R"("do":"start","fill":true)"), "accepted");
  street.settle();
  const std::size_t keeper = street.keeper_of(code), other = 1 - keeper;
  const std::string token = street[other].token_of(other == 0 ? ada : bo);
  street[0].disconnect(ada);
  street[1].disconnect(bo);
  for (int i = 0; i < 9 && street.table_in(keeper, code); ++i) street.pass(60'000);
  ASSERT_FALSE(street.table_in(keeper, code));
  ASSERT_TRUE(street.store().live_codes().value().empty());
  const ConnectionId again = street[other].connect(token);
  street[other].ask(again, at(code, R"("do":"watch")"));
  for (int i = 0; i < 9; ++i) street.pass(60'000);
  const json::value& absent = street[other].seen(again).at("room").at("seats").at(keeper);
  EXPECT_TRUE(absent.at("stand_in").as_bool()) << "whoever is back need not wait for ever";
}

TEST_F(Bots, a_table_that_is_frozen_where_it_is_looked_after_is_read_anew_and_played_on) {
  street[2].expects_faults = true;
  street[2].faulty_thoughts = 1;
  const std::string code = quick_at(2);
  street.settle();
  ASSERT_EQ(street[2].frozen, std::vector{code});
  const std::uint32_t last = street.last_of(code);
  street.pass(HouseLimits().rest_after_ms + 1000);
  street.pass(Neighbours::kListEveryMs);
  EXPECT_TRUE(has_bots(2, code));
  EXPECT_GT(street.last_of(code), last) << "the bots have moved";
}

/// A game with a clock that the last of three houses looks after, until it goes; Ada is at the
/// first. It falls to a house that has it in memory, or to one that has to read it.
struct TakenOver : testing::TestWithParam<std::uint64_t> {
  TakenOver() : street(3), ada(street[0].connect()) {
    do {
      code = text_of(street[0]
                         .ask(ada, R"("do":"create","name":"Ada","settings":{"game":"cover-me",)"
                                   R"("options":{"players":4},"clock":"30s"})")
                         .at("table"));
    } while (street.keeper_of(code) != 2 || !falls_to(GetParam()));
  }
  bool falls_to(std::uint64_t heir) const {
    Nobody nobody;
    Placement placement;
    placement.set(nobody, ServerId(heir), {ServerId(0), ServerId(1)});
    return placement.has(code);
  }
  /// The server goes a second before somebody's time is up.
  void start_and_kill() {
    EXPECT_EQ(outcome_of(street[0].ask(ada, at(code, R"("do":"start","fill":true)"))), "accepted");
    street.settle();
    while (!time_is_up()) street.pass(1000);
    street.pass(*time_is_up() - street[0].now - 1000);
    street.kill(2);
    street.settle();
  }
  std::optional<Time> time_is_up() {
    std::optional<Time> first;
    const Table& table = *street.table_in(0, code)->table;
    for (const Seat seat : {Seat(0), Seat(1)}) {
      const auto due = table.room().at(seat).is_person() ? table.due(seat) : std::nullopt;
      if (due && (!first || *due < *first)) first = due;
    }
    return first;
  }
  bool is_anybody_stood_in_for() {
    return std::ranges::any_of(street[0].seen(ada).at("room").at("seats").as_array(),
                               [](const auto& seat) {
                                 const auto* stand_in = seat.as_object().if_contains("stand_in");
                                 return stand_in && stand_in->as_bool();
                               });
  }

  Street street;
  ConnectionId ada{};
  std::string code;
};

TEST_P(TakenOver, where_everybody_is_there_by_way_of_another_server_the_clock_goes_on) {
  start_and_kill();
  EXPECT_FALSE(is_anybody_stood_in_for());
  street.pass(2000);
  EXPECT_TRUE(is_anybody_stood_in_for());
}

TEST_P(TakenOver, who_was_there_by_way_of_the_server_that_went_is_given_time_to_come_back) {
  const ConnectionId bo = street[2].connect();
  EXPECT_EQ(outcome_of(street[2].ask(bo, at(code, R"("do":"join","name":"Bo")"))), "accepted");
  street.settle();
  start_and_kill();
  street.pass(kComingBackMs - 1000);
  EXPECT_FALSE(is_anybody_stood_in_for());
  street.pass(3000);
  EXPECT_TRUE(is_anybody_stood_in_for());
}

INSTANTIATE_TEST_SUITE_P(Heirs, TakenOver, testing::Values(0, 1));

// Presence.

struct Presences : TwoHouses {
  /// Who is here, as a connection was told last.
  std::string presence(std::size_t house, ConnectionId who) {
    street.pass(2 * Audience::kPresencePauseMs);
    street.pass(2 * Audience::kPresencePauseMs);
    const auto& told = street[house].told(who);
    for (auto one = told.rbegin(); one != told.rend(); ++one) {
      if (one->contains("here"))
        return serialize(one->at("here")) + " " + serialize(one->at("spectators"));
    }
    return "";
  }
};

TEST_F(Presences, everybody_is_shown_who_is_there_by_way_of_any_server) {
  const ConnectionId guest = street[1].connect();
  street[1].ask(guest, at(code, R"("do":"watch")"));
  EXPECT_EQ(presence(0, ada), "[true,true,false,false] 1");
  EXPECT_TRUE(street[0].real->neighbours().is_watched(code));
  EXPECT_FALSE(street[0].real->neighbours().is_watched("K7MQ2X"));
  EXPECT_EQ(presence(1, bo), "[true,true,false,false] 1");
  street[1].disconnect(bo);
  EXPECT_EQ(presence(0, ada), "[true,false,false,false] 1");
  street.kill(1);
  EXPECT_EQ(presence(0, ada), "[true,false,false,false] 0");
}

TEST_F(Presences, nobody_is_stood_in_for_who_is_there_by_way_of_another_server) {
  EXPECT_EQ(outcome(0, ada, R"("do":"start","fill":true)"), "accepted");
  street.settle();
  const auto is_stood_in_for = [&](std::size_t seat) {
    return street[0].seen(ada).at("room").at("seats").at(seat).at("stand_in").as_bool();
  };
  for (int i = 0; i < 20; ++i) street.pass(30'000);
  EXPECT_FALSE(is_stood_in_for(1));
  street[1].disconnect(bo);
  for (int i = 0; i < 20; ++i) street.pass(30'000);
  const auto& to_act = street[0].seen(ada).at("game").at("to_act").as_array();
  const bool is_awaited = std::ranges::find(to_act, json::value(1)) != to_act.end();
  EXPECT_TRUE(is_stood_in_for(1) || !is_awaited);
}

// Lists.

TEST_F(TwoHouses, lists_show_the_tables_of_all_servers) {
  const auto codes = [&](std::size_t house, ConnectionId who, std::string_view list) {
    std::string text;
    const auto answer = street[house].ask(who, fmt::format(R"("do":"{}")", list));
    EXPECT_EQ(outcome_of(answer), "accepted");
    for (const auto& table : answer.at("tables").as_array())
      text += text_of(table.at("table")) + " ";
    return text;
  };
  const ConnectionId again = street[1].connect(street[0].token_of(ada));
  const std::string own =
      text_of(street[0]
                  .ask(ada, fmt::format(R"("do":"create","name":"Ada","settings":{})", kOpen))
                  .at("table"));
  street[0].pass(1000);
  // The host has left the first one for the second, which nobody has at the other house.
  EXPECT_EQ(codes(1, bo, "tables"), own + " ");
  EXPECT_EQ(codes(0, ada, "tables"), own + " ");
  EXPECT_EQ(codes(1, again, "mine"), own + " " + code + " ");
  EXPECT_EQ(codes(1, bo, "mine"), code + " ");
  street[0].disconnect(ada);
  street[0].pass(1000);
  EXPECT_EQ(codes(1, bo, "tables"), "");
}

}  // namespace
}  // namespace coverstory::tables
