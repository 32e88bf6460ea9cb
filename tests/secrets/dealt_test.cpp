// Nobody notices what was dealt: at two houses a game goes on from two states between which a
// viewer cannot tell, with other hands for the others and other orders of the piles. The viewer is
// sent the same bytes: the whole, what others seal, build and say, and every refusal. States are
// from games played at random, of all variants, as a seat or a spectator sees them.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_up/test_random_play.h"
#include "games/cover_me/game.h"
#include "games/cover_up/game.h"
#include "tests/secrets/two_houses.h"

namespace coverstory::secrets {
namespace {

namespace json = boost::json;

/// A game that begins in the middle, from a state.
template <class State>
class Dealt final : public tables::GameKind {
 public:
  Dealt(const tables::GameKind& kind, const State& state,
        std::unique_ptr<tables::Game> (*make)(const State&))
      : kind_(kind), state_(state), make_(make) {}

  std::string_view name() const override { return kind_.name(); }
  protocol::GameOptions default_options() const override { return kind_.default_options(); }
  protocol::GameOptions read_options(const json::object& options) const override {
    return kind_.read_options(options);
  }
  json::object options_json(const protocol::GameOptions& options) const override {
    return kind_.options_json(options);
  }
  int players(const protocol::GameOptions& options) const override {
    return kind_.players(options);
  }
  std::span<const protocol::ActionForm> actions() const override { return kind_.actions(); }
  std::unique_ptr<tables::Game> make_game(const protocol::GameOptions&,
                                          const tables::Beginning&) const override {
    return make_(state_);
  }

 private:
  const tables::GameKind& kind_;
  State state_;
  std::unique_ptr<tables::Game> (*make_)(const State&);
};

/// The seat that looks on, or none for a spectator.
using Viewer = std::optional<int>;

/// Everybody at the table, a spectator, and the one of them whose bytes are compared.
class Table {
 public:
  template <class State>
  Table(std::uint64_t seed, const Dealt<State>& one, const Dealt<State>& other,
        const json::object& options, int players, Viewer viewer)
      : games_{tables::Games({&one}), tables::Games({&other})},
        two(seed, fmt::format(R"({{"game":"{}","options":{}}})", one.name(), serialize(options)),
            players, {&games_[0], &games_[1]}) {
    spectator = two.connect();
    two.at_table(spectator, R"("do":"watch")");
    this->viewer = viewer ? two.people[static_cast<std::size_t>(*viewer)] : spectator;
  }

  /// What the rules refuse.
  void be_refused(FastRng& chance) {
    constexpr std::array kRefused{
        R"("do":"record")",
        R"("do":"replay","as":1)",
        R"("do":"choose","choice":{"kind":"play","cards":["YQsb"]})",
        R"("do":"choose","choice":{"kind":"play","cards":["YQsb","RDmr"]})",
        R"("do":"choose","choice":{"kind":"keep","cards":["YQsb"]})",
        R"("do":"choose","choice":{"kind":"feature","row":1,"card":"YQsb"})",
        R"("do":"choose","choice":{"kind":"swap","discard":"YQsb"})",
        R"("do":"return","card":"ab..cd..")",
        R"("do":"arrange","pile":[{"card":"ab..cd..","o":0,"x":0,"y":0}])",
        R"("do":"rematch")",
        R"("do":"start")",
    };
    const std::string_view fields = kRefused[chance.below(kRefused.size())];
    for (const ConnectionId id : {viewer, spectator}) two.at_table(id, fields);
  }

 private:
  std::array<tables::Games, 2> games_;

 public:
  TwoHouses two;
  ConnectionId viewer{}, spectator{};
};

/// CM-6.5: gives each seat what the next one has scored; false where that is the same for all.
bool has_moved_totals(cover_me::State& state) {
  const auto players = static_cast<std::ptrdiff_t>(state.options.players);
  const cover_me::State before = state;
  std::rotate(state.scored.begin(), state.scored.begin() + 1, state.scored.begin() + players);
  std::ranges::reverse(state.middle);  // of two, in the advanced game
  return state.scored != before.scored || state.middle != before.middle;
}

TEST(Dealt, CM_12_nobody_notices_the_cards_of_others_and_of_the_piles_in_cover_me) {
  using namespace cover_me;
  std::uint64_t seed = 0;
  int sealed = 0, after_a_reshuffle = 0, with_other_totals = 0;
  for (const Options& options : all_combinations(kOptions)) {
    FastRng chance(Seed::from_number(++seed));
    State state = new_game(options, Seed::from_number(seed));
    // Some go on until cards are shuffled anew, where that happens before the end.
    const bool waits = seed % 2 == 0;
    for (int left = static_cast<int>(chance.below(300));
         left > 0 || (waits && state.reshuffles == 0); --left) {
      const Decision decision = random_decision(state, chance);
      State next = state;
      act(next, decision.seat, decision.action);
      if (next.is_over()) break;
      state = next;
    }
    const auto who =
        static_cast<int>(chance.below(static_cast<std::uint32_t>(options.players) + 1));
    const Viewer viewer = who == options.players ? Viewer() : Viewer(who);
    const auto eyes = viewer ? coverstory::Viewer(Seat(who)) : coverstory::Viewer::spectator();
    SCOPED_TRACE(fmt::format("seed {}, viewer {}, {}", seed, who, text_of(kOptions, options)));
    const View seen = view(state, eyes);
    State other = sample(seen, chance);
    if (!shows_totals(seen)) with_other_totals += has_moved_totals(other) ? 1 : 0;
    after_a_reshuffle += state.reshuffles > 0 ? 1 : 0;
    const Dealt<State> first(games::cover_me(), state, games::make_cover_me);
    const Dealt<State> second(games::cover_me(), other, games::make_cover_me);
    Table table(seed, first, second, games::cover_me().options_json(options), options.players,
                viewer);
    ASSERT_TRUE(table.two.are_same(table.viewer));
    // Others decide together, each of what they have; not so far that something is revealed.
    SeatSet left = state.to_act;
    for (int seat = 0; seat < options.players && left.size() > 1; ++seat) {
      if (seat == who || !left.contains(Seat(seat))) continue;
      left.erase(Seat(seat));
      const ConnectionId id = table.two.people[static_cast<std::size_t>(seat)];
      for (const std::size_t house : {0u, 1u}) {
        const auto is_to_act = [&] {
          const auto& to_act = table.two.part(id, "game", house).at("to_act").as_array();
          return std::ranges::find(to_act, json::value(seat)) != to_act.end();
        };
        do {
          const auto& legal = table.two.part(id, "mine", house).at("legal").as_array();
          const auto& choice = legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
          ASSERT_TRUE(table.two.secretly(
              house, id, fmt::format(R"("do":"choose","choice":{})", serialize(choice))));
        } while (is_to_act() || chance.below(3) == 0);
      }
      ++sealed;
      ASSERT_TRUE(table.two.are_same(table.viewer));
    }
    for (int times = 0; times < 4; ++times) table.be_refused(chance);
    ASSERT_TRUE(table.two.are_same(table.viewer));
  }
  EXPECT_GT(sealed, 50);
  EXPECT_GT(after_a_reshuffle, 5);
  EXPECT_GT(with_other_totals, 50);
}

/// A state that looks the same to the viewer: the cards that others hold, and those of the piles,
/// have changed places within their colour.
cover_up::State dealt_anew(const cover_up::State& state, Viewer viewer, FastRng& chance) {
  using namespace cover_up;
  State other = state;
  const bool is_done = viewer && state.done.contains(Seat(*viewer));
  const bool shows_piles = state.options.others_piles == OthersPiles::Visible || is_done;
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    std::vector<Card*> places;
    for (Card& card : other.draw_pile(color)) places.push_back(&card);
    for (int seat = 0; seat < state.options.players; ++seat) {
      if (viewer == seat) continue;
      for (Card& card : other.at(Seat(seat)).hand) {
        const auto lies = [&](const Placement& placed) { return placed.card == card; };
        const bool is_seen = shows_piles && std::ranges::any_of(state.at(Seat(seat)).pile, lies);
        if (color_of(card) == color && !is_seen) places.push_back(&card);
      }
    }
    std::vector<Card> cards;
    for (const Card* place : places) cards.push_back(*place);
    chance.shuffle(cards);
    for (std::size_t at = 0; at < places.size(); ++at) *places[at] = cards[at];
  }
  for (int seat = 0; seat < state.options.players; ++seat) {
    if (viewer == seat || shows_piles) continue;
    Player& player = other.at(Seat(seat));
    for (std::size_t at = 0; at < player.pile.size(); ++at) player.pile[at].card = player.hand[at];
  }
  return other;
}

TEST(Dealt, nobody_notices_the_cards_of_others_and_of_the_piles_in_cover_up) {
  using namespace cover_up;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    FastRng chance(Seed::from_number(seed));
    const Options options{
        .players = 2 + static_cast<int>(chance.below(5)),
        .referee = chance.below(2) == 0 ? Referee::Book : Referee::Live,
        .hourglass_s = 600,
        .limit_s = 3600,
        .others_piles = chance.below(2) == 0 ? OthersPiles::Counted : OthersPiles::Visible};
    RandomPlay play(options, seed);
    for (auto steps = chance.below(120); steps > 0; --steps) play.step();
    State state = play.game.state;
    if (state.phase == Phase::Returning || state.phase == Phase::Ended) continue;
    // Its deadlines are those of the house's clock.
    state.building_from += tables::TestHouse().now;
    state.hourglass_until += tables::TestHouse().now;
    const auto who =
        static_cast<int>(chance.below(static_cast<std::uint32_t>(options.players) + 1));
    const Viewer viewer = who == options.players ? Viewer() : Viewer(who);
    SCOPED_TRACE(fmt::format("seed {}, viewer {}, {}", seed, who, text_of(kOptions, options)));
    const State other = dealt_anew(state, viewer, chance);
    const Dealt<State> first(games::cover_up(), state, games::make_cover_up);
    const Dealt<State> second(games::cover_up(), other, games::make_cover_up);
    Table table(seed, first, second, games::cover_up().options_json(options), options.players,
                viewer);
    for (int times = 0; times < 4; ++times) table.be_refused(chance);
    ASSERT_TRUE(table.two.are_same(table.viewer));
    ++compared;
  }
  EXPECT_GT(compared, 80);
}

}  // namespace
}  // namespace coverstory::secrets
