// What a viewer is shown: a snapshot and all changes after it, put together, are a snapshot, and
// their numbers have no gap. Whoever is told nothing of a step has nothing to be told. In random
// lives of tables with games of all kinds, for every seat and the public.
#include "tables/showing.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/core/test_options.h"
#include "engine/cover_me/options.h"
#include "engine/cover_up/action.h"
#include "engine/cover_up/options.h"
#include "engine/cover_up/test_piles.h"
#include "games/all.h"
#include "games/cover_me/game.h"
#include "games/cover_up/game.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;
using protocol::Level;

/// A viewer who puts together what it is told, as a client does.
class Client {
 public:
  Client(Viewer viewer, const Table& table) : showing_(viewer) {
    const json::value message = json::parse(showing_.snapshot(table, 0).text);
    seen_ = message.at("snapshot").as_object();
    seq_ = message.at("seq").to_number<int>();
  }

  void hear(const Table& table, Time at) {
    if (!table.is_noticed_by(showing_.viewer())) {
      EXPECT_TRUE(table.events().empty() && !table.new_line());
      EXPECT_EQ(number_of_a_snapshot(table), seq_);
      return;  // and what was seen before is the whole still
    }
    const json::value message = json::parse(showing_.changes(table, at).text);
    EXPECT_EQ(message.at("seq"), json::value(++seq_));
    EXPECT_EQ(message.at("now"), json::value(at));
    EXPECT_EQ(number_of_a_snapshot(table), seq_);
    told_nothing_ =
        message.at("changes").as_object().empty() && !message.as_object().contains("events");
    for (const auto& [part, value] : message.at("changes").as_object()) {
      if (part == "chat") {
        add_lines(value.as_array());
      } else if (value.is_object() && seen_[part].is_object()) {
        for (const auto& [key, change] : value.as_object()) seen_[part].as_object()[key] = change;
      } else {
        seen_[part] = value;
      }
    }
  }

  Viewer viewer() const { return showing_.viewer(); }
  /// Whether the last message that came had nothing in it.
  bool was_told_nothing() const { return told_nothing_; }

  void expect_whole(const Table& table) const {
    Showing fresh(showing_.viewer());
    const json::value whole = json::parse(fresh.snapshot(table, 0).text).at("snapshot");
    EXPECT_EQ(json::value(seen_), whole)
        << "viewer " << (showing_.viewer() ? showing_.viewer()->index : -1);
  }

 private:
  int number_of_a_snapshot(const Table& table) const {
    Showing fresh(showing_.viewer());
    return json::parse(fresh.snapshot(table, 0).text).at("seq").to_number<int>();
  }

  void add_lines(const json::array& lines) {
    json::array& chat = seen_["chat"].as_array();
    for (const json::value& line : lines) chat.push_back(line);
    while (chat.size() > kChatLinesKept) chat.erase(chat.begin());
  }

  Showing showing_;
  json::object seen_;
  int seq_ = 0;
  bool told_nothing_ = false;
};

/// A table with two people and otherwise bots, and a client for everybody.
class Life {
 public:
  Life(const protocol::Settings& settings, std::uint64_t seed)
      : seed_(seed), rng_(Seed::from_number(seed)) {
    Created created{.settings = settings, .host = Seat(0)};
    for (int seat = 0; seat < settings.players(); ++seat) {
      created.seats.push_back(seat < 2 ? person(seat) : Occupant::open());
    }
    EXPECT_TRUE(table_.apply({.what = created}).has_value());
    clients_.emplace_back(std::nullopt, table_);
    for (int seat = 0; seat < settings.players(); ++seat) clients_.emplace_back(Seat(seat), table_);
  }

  bool perform(const What& what) {
    if (!table_.apply({.at = now_, .what = what})) return false;
    const auto* played = std::get_if<Played>(&what);
    for (Client& client : clients_) {
      client.hear(table_, now_);
      client.expect_whole(table_);
      if (!table_.is_noticed_by(client.viewer())) {
        ++unnoticed_;
        EXPECT_TRUE(played && client.viewer() != played->seat);
      } else if (played && client.viewer() != played->seat) {
        EXPECT_FALSE(client.was_told_nothing()) << "that something happened, and nothing else";
      }
    }
    return true;
  }

  void start() {
    while (const auto seat = table_.room().first_open_seat()) {
      ASSERT_TRUE(perform(BotAdded{*seat, Level::Easy}));
    }
    ASSERT_TRUE(perform(Started{Seed::from_number(seed_)}));
  }

  /// Something that may happen around a game, and then a decision.
  void live_on() {
    now_ += rng_.below(3000);
    const Seat somebody(static_cast<int>(rng_.below(2)));
    switch (rng_.below(12)) {
      case 0:
        perform(Said{somebody, "Hello"});
        break;
      case 1:
        perform(StoodIn{somebody});
        break;
      case 2:
        perform(CameBack{somebody});
        break;
      case 3:
        perform(Played{somebody, games::Withdrawal{}});
        break;
      default:
        break;
    }
    decide();
  }

  const Table& table() const { return table_; }
  /// How often a step was not to be noticed by somebody.
  int unnoticed() const { return unnoticed_; }

 private:
  static Occupant person(int number) {
    const auto token = token_from(Seed::from_number(static_cast<std::uint64_t>(number)));
    return Occupant::of_person(person_of(token), "P" + std::to_string(number));
  }

  void decide() {
    const auto deadline = table_.game()->deadline();
    if (deadline && (now_ >= *deadline || rng_.below(10) == 0)) {
      now_ = std::max(now_, *deadline);
      perform(TimePassed{});
    }
    SeatSet awaited = table_.game()->awaited();
    if (awaited.empty()) return;
    for (auto skipped = rng_.below(static_cast<std::uint32_t>(awaited.size())); skipped > 0;
         --skipped) {
      awaited.erase(awaited.first());
    }
    decide(awaited.first());
  }

  void decide(Seat seat) {
    const auto decision = table_.game()->decision_of(seat);
    ASSERT_TRUE(decision);
    if (const auto* choice = dynamic_cast<const games::WhichChoice*>(decision.get())) {
      const auto size = static_cast<std::uint32_t>(choice->choices.size());
      const auto any_choice = [&] { return choice->choices[rng_.below(size)]; };
      EXPECT_TRUE(perform(Played{seat, any_choice()}));
      // Once more, which the rules allow for what is sealed and not revealed.
      if (rng_.below(3) == 0) perform(Played{seat, any_choice()});
    } else if (const auto* plan = dynamic_cast<const games::WhichPlan*>(decision.get())) {
      build(seat, *plan);
    } else {
      const auto& returned = dynamic_cast<const games::WhichReturn&>(*decision);
      const auto& green = returned.view.own.returnable;
      for (int times = 0; times < 2; ++times) {
        const auto card = green[rng_.below(static_cast<std::uint32_t>(green.size()))];
        perform(Played{seat, cover_up::Return{card}});
      }
    }
  }
  void build(Seat seat, const games::WhichPlan& asked) {
    if (table_.game()->deadline() <= now_) return;
    const auto& hand = *asked.view.seats[seat.index].hand;
    const auto valid = [](const cover_up::Pile& pile) { return check(pile).is_valid(); };
    const cover_up::Pile pile = cover_up::grown(hand, rng_, valid);
    perform(Played{seat, cover_up::Arrange{pile}});
    if (rng_.below(3) == 0) perform(Played{seat, cover_up::Arrange{pile}});
    if (rng_.below(4) == 0) perform(Played{seat, cover_up::Flip{}});
    if (rng_.below(4) == 0) perform(Played{seat, cover_up::Done{}});
  }

  std::uint64_t seed_;
  FastRng rng_;
  Time now_ = 1'000'000;
  int unnoticed_ = 0;
  Table table_{"K7MQ2X", games::all_games()};
  std::vector<Client> clients_;
};

void live_to_the_end(const protocol::Settings& settings, std::uint64_t seed) {
  Life life(settings, seed);
  life.start();
  while (life.table().stage() == Stage::Playing) {
    life.live_on();
    if (testing::Test::HasFailure()) FAIL() << "seed " << seed << ", entry " << life.table().seq();
  }
  EXPECT_GT(life.unnoticed(), 0);
}

TEST(Showing, snapshot_and_changes_are_a_snapshot_in_all_games_of_cover_me) {
  const auto all = all_combinations(cover_me::kOptions);
  for (std::size_t i = 0; i < all.size(); i += 41) {
    live_to_the_end(
        {.game = &games::cover_me(), .options = all[i], .clock = protocol::Clock::Minute}, i);
    if (HasFailure()) FAIL() << text_of(cover_me::kOptions, all[i]);
  }
}

TEST(Showing, snapshot_and_changes_are_a_snapshot_in_games_of_cover_up) {
  std::uint64_t seed = 1;
  for (const auto referee : {cover_up::Referee::Book, cover_up::Referee::Live}) {
    for (const auto piles : {cover_up::OthersPiles::Counted, cover_up::OthersPiles::Visible}) {
      live_to_the_end(
          {.game = &games::cover_up(),
           .options = cover_up::Options{.players = 3, .referee = referee, .others_piles = piles},
           .clock = seed % 2 == 0 ? protocol::Clock::Day : protocol::Clock::None},
          seed);
      ++seed;
    }
  }
}

TEST(Showing, snapshot_and_changes_are_a_snapshot_in_the_lobby) {
  protocol::Settings settings{.game = &games::cover_me(),
                              .options = cover_me::Options{.players = 4}};
  Life life(settings, 1);
  EXPECT_TRUE(life.perform(BotAdded{Seat(3), Level::Hard}));
  EXPECT_TRUE(life.perform(Reordered{{Seat(3), Seat(1), Seat(0), Seat(2)}}));
  EXPECT_TRUE(life.perform(Said{Seat(1), "Hello"}));
  settings.options = cover_me::Options{.players = 5};
  EXPECT_TRUE(life.perform(SettingsChanged{settings}));
  settings.game = &games::cover_up();
  settings.options = cover_up::Options{.players = 3};
  EXPECT_TRUE(life.perform(SettingsChanged{settings}));
  EXPECT_TRUE(life.perform(Left{Seat(1)}));
  EXPECT_TRUE(life.perform(Left{Seat(2)}));
  EXPECT_EQ(life.table().stage(), Stage::Closed);
}

TEST(Showing, a_step_that_changes_nothing_for_a_viewer_has_no_changes_of_the_game) {
  Life life({.game = &games::cover_me(), .options = cover_me::Options{.players = 4}}, 1);
  life.start();
  Showing showing(std::nullopt);
  (void)showing.snapshot(life.table(), 0);
  ASSERT_TRUE(life.perform(Said{Seat(0), "Hello"}));
  const json::value message = json::parse(showing.changes(life.table(), 5).text);
  EXPECT_EQ(message.at("changes").as_object().size(), 1u) << serialize(message);
  EXPECT_FALSE(message.as_object().contains("events"));
}

}  // namespace
}  // namespace coverstory::tables
