// Several houses on one store: of two that are as fast one wins, the other reads on, and people
// notice nothing but that.
#include "tables/neighbours.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

constexpr std::string_view kOpen = R"({"game":"cover-me","options":{"players":4},"public":true})";
constexpr std::string_view kWithBots = R"({"game":"cover-me","options":{"players":4}})";

std::string at(const std::string& table, std::string_view fields) {
  return fmt::format(R"("table":"{}",{})", table, fields);
}
std::string say(const std::string& table, std::string_view text) {
  return at(table, fmt::format(R"("do":"say","text":"{}")", text));
}

struct Nobody final : Neighbourhood {
  void list_live() override {}
  void list(ListId, std::optional<Person>, std::size_t) override {}
  void announce(const std::string&, const Presence&) override {}
};

/// Houses that share a store. News and announcements travel when the test says so.
class Street {
 public:
  explicit Street(std::size_t houses, HouseLimits limits = {}) {
    for (std::size_t i = 0; i < houses; ++i) {
      houses_.push_back(std::make_unique<Place>(*this, i, limits));
    }
    everybody_knows_who_is_alive();
  }

  TestHouse& operator[](std::size_t house) { return houses_[house]->house; }
  std::size_t size() const { return houses_.size(); }
  store::MemoryStore& store() { return store_; }
  std::uint32_t last_of(const std::string& table) {
    return static_cast<std::uint32_t>(store_.log_of(table).value().value().bodies.size());
  }

  /// One is gone without a word.
  void kill(std::size_t house) {
    alive_.erase(ServerId(house));
    everybody_knows_who_is_alive();
  }
  void everybody_knows_who_is_alive() {
    const std::vector alive(alive_.begin(), alive_.end());
    for (const auto& place : houses_) {
      if (!alive_.contains(place->id)) continue;
      neighbours(*place).set(*place, place->id, alive, place->house.now);
      place->house.settle();
    }
  }
  /// All hear of all that is stored, and whatever that leads to is done.
  void settle() {
    for (bool is_new = true; is_new;) {
      is_new = false;
      for (const auto& place : houses_) {
        if (!alive_.contains(place->id)) continue;
        const auto before = store_.live_logs().value();
        tell(*place);
        place->house.settle();
        is_new |= store_.live_logs().value() != before;
      }
    }
  }
  void pass(Time ms) {
    for (const auto& place : houses_) {
      if (alive_.contains(place->id)) place->house.pass(ms);
    }
    settle();
  }
  /// Which of them looks after the table.
  std::size_t keeper_of(const std::string& table) const {
    Nobody nobody;
    for (const ServerId id : alive_) {
      Placement placement;
      placement.set(nobody, id, std::vector(alive_.begin(), alive_.end()));
      if (placement.has(table)) return std::to_underlying(id);
    }
    ADD_FAILURE() << "nobody looks after " << table;
    return 0;
  }
  OpenTable* table_in(std::size_t house, const std::string& table) {
    return (*this)[house].real->glance().tables.find(table);
  }

 private:
  struct Place final : Neighbourhood {
    Place(Street& on, std::size_t number, HouseLimits limits)
        : street(on), id{number}, house(number + 1, limits, games::all_games(), &on.store_) {
      on.alive_.insert(id);
    }
    void list_live() override { neighbours(*this).live(street.store_.live_codes(), house.now); }
    void list(ListId list, std::optional<Person> of, std::size_t most) override {
      neighbours(*this).listed(
          list, of ? street.store_.listed_for(of->hex(), most) : street.store_.waiting(most));
    }
    void announce(const std::string& table, const Presence& presence) override {
      for (const auto& other : street.houses_) {
        if (other.get() == this || !street.alive_.contains(other->id)) continue;
        neighbours(*other).announced(id, table, presence, other->house.now);
      }
    }
    Street& street;
    ServerId id;
    TestHouse house;
  };

  static Neighbours& neighbours(Place& place) { return place.house.real->neighbours(); }
  void tell(Place& place) {
    for (const store::Log& log : store_.live_logs().value()) {
      const auto last = static_cast<std::uint32_t>(log.bodies.size());
      neighbours(place).heard(log.table, last, place.house.now);
    }
  }

  store::MemoryStore store_{store::MemoryStore::Use::Shared};
  std::set<ServerId> alive_;
  std::vector<std::unique_ptr<Place>> houses_;
};

/// A public table of four, its host at the first of two houses and a guest at the second.
struct TwoHouses : testing::Test {
  explicit TwoHouses(std::size_t houses = 2, HouseLimits limits = {}) : street(houses, limits) {
    ada = street[0].connect();
    code = text_of(street[0]
                       .ask(ada, fmt::format(R"("do":"create","name":"Ada","settings":{})", kOpen))
                       .at("table"));
    bo = street[1].connect();
    EXPECT_EQ(outcome(1, bo, R"("do":"join","name":"Bo")"), "accepted");
    street.settle();
  }

  std::string outcome(std::size_t house, ConnectionId who, std::string_view fields) {
    return outcome_of(street[house].ask(who, at(code, fields)));
  }
  /// What the connection knows of the chat.
  std::string chat(std::size_t house, ConnectionId who) {
    std::string texts;
    for (const auto& line : street[house].seen(who).at("chat").as_array()) {
      texts += text_of(line.at("text")) + " ";
    }
    return texts;
  }
  std::size_t whole_views(std::size_t house, ConnectionId who) {
    return static_cast<std::size_t>(std::ranges::count_if(
        street[house].told(who), [](const auto& one) { return one.contains("snapshot"); }));
  }

  Street street;
  ConnectionId ada{}, bo{};
  std::string code;
};

// Reading on.

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
  const std::string other =
      text_of(street[1]
                  .ask(eve, fmt::format(R"("do":"create","name":"Eve","settings":{})", kWithBots))
                  .at("table"));
  const auto lost = street[1].send_only(bo, say(code, "two"));
  const auto kept = street[1].send_only(eve, say(other, "three"));
  EXPECT_EQ(outcome(0, ada, R"("do":"say","text":"one")"), "accepted");
  street[1].settle();
  EXPECT_EQ(outcome_of(*street[1].answer_to(bo, lost)), "accepted");
  EXPECT_EQ(outcome_of(*street[1].answer_to(eve, kept)), "accepted");
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
            .ask(ada, fmt::format(R"("do":"quick","name":"Ada","settings":{})", kWithBots))
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
