// CM-12: what a viewer knows, and that nothing hidden shows.
#include "engine/cover_me/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

State after(const Options& options, std::uint64_t seed, const Condition& still) {
  State state = new_game(options, Seed::from_number(seed));
  FastRng rng(Seed::from_number(seed));
  play_at_random_while(state, rng, still);
  return state;
}

TEST(CoverMeView, CM_12_1_the_public_sees_the_open_table) {
  const State state = after({.players = 4}, 3, [](const State& s) {
    return s.calendar.season != Season::Summer || s.month != 2;
  });
  const View seen = view(state, Viewer::spectator());
  EXPECT_EQ(seen.open, state.open);
  EXPECT_EQ(seen.influence, state.influence);
  EXPECT_EQ(seen.rows, state.rows);
  EXPECT_EQ(seen.tracks, state.tracks);
  EXPECT_EQ(seen.discard, state.discard);
  EXPECT_EQ(seen.scored, state.scored);
  EXPECT_EQ(seen.draw.size(), state.draw.size());
  EXPECT_EQ(seen.next.size(), state.next.size());
  EXPECT_EQ(seen.calendar, state.calendar);
  EXPECT_EQ(seen.start, state.start);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(seen.hands[seat].size, state.hands[seat].size());
  }
  EXPECT_EQ(seen, view(state, Viewer::board()));
}

TEST(CoverMeView, CM_12_1_a_card_from_an_open_pile_is_known_in_the_hand_and_one_from_F_is_not) {
  State state = new_game({.players = 3}, Seed::from_number(1));
  const Seat first = only_actor(state);
  const Card top = state.open[1].back();
  act(state, first, Action::take_open(Hair::RedBrown));
  const Seat second = only_actor(state);
  const Card unseen = state.draw.back();
  act(state, second, Action::take_draw());
  const View seen = view(state, Viewer::spectator());
  EXPECT_TRUE(seen.hand_of(first).known.contains(top));
  EXPECT_FALSE(seen.hand_of(second).known.contains(unseen));
  EXPECT_TRUE(view(state, second).hand_of(second).seen.contains(unseen));
}

TEST(CoverMeView, CM_12_1_models_back_from_a_row_are_known_in_the_hand) {
  const State before =
      after({.players = 4, .deal = Deal::Quick}, 4, [](const State& s) { return s.month != 3; });
  State state = before;
  FastRng rng(Seed::from_number(4));
  play_at_random_while(state, rng, [](const State& s) { return s.phase <= Phase::Special; });
  const View seen = view(state, Viewer::spectator());
  int known = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const Card model : before.rows[seat]) {
      if (!state.hands[seat].contains(model)) continue;
      EXPECT_TRUE(seen.hands[seat].known.contains(model));
      ++known;
    }
  }
  EXPECT_GE(known, 4);
}

TEST(CoverMeView, CM_12_2_the_hand_and_the_sealed_card_show_to_their_player_only) {
  State state = new_game({.players = 3, .deal = Deal::Quick}, Seed::from_number(2));
  const Action sealed = Action::play(state.hands[1][4]);
  act(state, Seat(1), sealed);
  EXPECT_EQ(view(state, Seat(1)).sealed, sealed);
  EXPECT_EQ(view(state, Seat(0)).sealed, std::nullopt);
  EXPECT_EQ(view(state, Viewer::spectator()).sealed, std::nullopt);
  EXPECT_EQ(view(state, Seat(1)).hands[1].seen.size(), 9u);
  EXPECT_EQ(view(state, Seat(0)).hands[1].seen.size(), 0u);
  EXPECT_EQ(view(state, Seat(0)).hands[1].unseen[0], 9u);
}

TEST(CoverMeView, CM_12_2_cards_looked_at_show_to_the_one_who_looks) {
  const State state = after({.players = 4, .deal = Deal::Quick}, 5,
                            [](const State& s) { return s.awaited != Kind::Keep; });
  const Seat looker = only_actor(state);
  const View own = view(state, looker), other = view(state, looker.left(4));
  for (std::size_t i = 0; i < state.looked.size(); ++i) {
    EXPECT_EQ(own.looked[i].card, state.looked[i]);
    EXPECT_EQ(other.looked[i].card, std::nullopt);
    EXPECT_EQ(other.looked[i].pool, Pool::Green);
  }
}

TEST(CoverMeView, CM_12_2_a_feature_choice_shows_to_its_player_only) {
  State state = after({.players = 5, .deal = Deal::Quick}, 6, [](const State& s) {
    return s.to_act.size() < 2 || s.phase != Phase::Special;
  });
  const Seat chooser = state.to_act.first();
  act(state, chooser, legal(state, chooser).front());
  ASSERT_EQ(state.phase, Phase::Special);
  EXPECT_NE(view(state, chooser).featured[chooser.index], kUndecided);
  EXPECT_EQ(view(state, Viewer::spectator()).featured[chooser.index], kUndecided);
}

TEST(CoverMeView, CM_12_3_of_the_fictional_cards_only_the_second_shows_before_the_reveal) {
  const State state = new_game({.players = 2, .deal = Deal::Quick}, Seed::from_number(7));
  const View seen = view(state, Seat(0));
  EXPECT_EQ(seen.fictional.face_up, state.laid.back());
  EXPECT_TRUE(seen.fictional.face_down);
  EXPECT_TRUE(seen.fictional.known.empty());
  EXPECT_TRUE(seen.fictional.seen.empty());
  EXPECT_EQ(seen.fictional.size, 10);
}

/// Two cards change places, wherever they are: piles, hands, and what others have sealed.
void exchange(State& state, Card one, Card other) {
  const auto swap_in = [&](auto& cards) {
    for (Card& card : cards) {
      if (card == one) {
        card = other;
      } else if (card == other) {
        card = one;
      }
    }
  };
  swap_in(state.draw);
  swap_in(state.next);
  for (auto& deck : state.later) swap_in(deck);
  for (auto& hand : state.hands) swap_in(hand);
  swap_in(state.fictional);
  swap_in(state.laid);
  swap_in(state.looked);
  std::swap(state.trace(one), state.trace(other));
}

/// A plain reading of CM-12.4, without a look at how views are made: the printed deck of a card.
bool of_the_same_deck(Card one, Card other, const Options& options) {
  const auto deck = [&](Card card) { return std::max(clothes_of(card), Clothes::Red); };
  return options.equal_values() ? clothes_of(one) == clothes_of(other) : deck(one) == deck(other);
}

TEST(CoverMeView, CM_12_3_exchanging_cards_that_a_viewer_has_not_seen_changes_nothing_for_it) {
  std::uint64_t seed = 0;
  int exchanges = 0, after_a_reshuffle = 0, as_spectator = 0;
  for (const Options& options : all_combinations(kOptions)) {
    if (options.tie == Tie::Share) continue;
    FastRng rng(Seed::from_number(++seed));
    State state = new_game(options, Seed::from_number(seed));
    while (!state.is_over()) {
      // Late in a game few pairs can be exchanged.
      for (int tries = state.reshuffles > 0 ? 30 : 1; tries > 0; --tries) {
        const auto who =
            static_cast<int>(rng.below(static_cast<std::uint32_t>(options.players) + 1));
        const Viewer viewer = who == options.players ? Viewer::spectator() : Viewer(Seat(who));
        const Card one(static_cast<int>(rng.below(kCards))),
            other(static_cast<int>(rng.below(kCards)));
        const bool unseen =
            !state.trace(one).known_to(viewer) && !state.trace(other).known_to(viewer);
        const bool in_game =
            options.removed != clothes_of(one) && options.removed != clothes_of(other);
        // All have seen what was in the discard pile when it was shuffled anew.
        const bool as_old = state.trace(one).generation() == state.trace(other).generation();
        if (unseen && in_game && as_old && one != other && of_the_same_deck(one, other, options)) {
          State exchanged = state;
          exchange(exchanged, one, other);
          ASSERT_EQ(view(exchanged, viewer), view(state, viewer))
              << "seed " << seed << ", " << text_of(kOptions, options) << ", " << code_of(one)
              << " and " << code_of(other);
          ++exchanges;
          if (state.reshuffles > 0) ++after_a_reshuffle;
          if (!viewer.has_seat()) ++as_spectator;
        }
      }
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
    }
  }
  EXPECT_GT(exchanges, 1000);
  EXPECT_GT(after_a_reshuffle, 100);
  EXPECT_GT(as_spectator, 100);
}

/// The moments of a game at which what has scored is shown, as phase and season; each once.
std::set<std::string> moments_with_totals(const Options& options, bool shown) {
  constexpr std::array<std::string_view, 7> kPhases{"draft",    "month", "special", "hands",
                                                    "new-year", "vote",  "over"};
  std::set<std::string> moments;
  FastRng rng(Seed::from_number(4));
  State state = new_game(options, Seed::from_number(3));
  const auto note = [&] {
    const View board = view(state, Viewer::spectator());
    if (shows_totals(board) != shown) return;
    moments.insert(std::string(kPhases.at(static_cast<std::size_t>(state.phase))) + " " +
                   name_of(state.calendar));
  };
  play_at_random_while(state, rng, [&](const State&) {
    note();
    return true;
  });
  note();
  return moments;
}

TEST(CoverMeView, CM_6_5_the_totals_are_shown_unless_the_table_hides_them) {
  EXPECT_EQ(Options{}.totals, Totals::Shown);
  EXPECT_TRUE(moments_with_totals({.players = 3}, false).empty());
}

TEST(CoverMeView, CM_6_5_hidden_totals_are_shown_when_the_last_season_has_been_scored) {
  const Options hidden{
      .players = 3, .length = GameLength::Short, .tie = Tie::Share, .totals = Totals::Hidden};
  EXPECT_EQ(moments_with_totals(hidden, true), std::set<std::string>{"over fall 4"});
  EXPECT_TRUE(moments_with_totals(hidden, false).contains("month fall 4"));
}

TEST(CoverMeView, CM_6_5_who_votes_on_an_extra_season_and_plays_it_sees_the_totals) {
  View board;
  board.options = {.players = 3, .totals = Totals::Hidden};
  board.calendar = {.year = 3, .season = Season::Fall};
  for (const Phase phase : {Phase::Month, Phase::Special}) {
    board.phase = phase;
    EXPECT_FALSE(shows_totals(board));
  }
  for (const Phase phase : {Phase::Vote, Phase::Hands, Phase::Over}) {
    board.phase = phase;
    EXPECT_TRUE(shows_totals(board));
  }
  board.calendar = {.year = 4, .season = Season::Winter};
  board.phase = Phase::Month;
  EXPECT_TRUE(shows_totals(board));
  board.options.length = GameLength::Long;
  EXPECT_FALSE(shows_totals(board));
}

TEST(CoverMeView, CM_6_5_scored_cards_are_known_whether_totals_are_shown_or_not) {
  const State state = state_of(
      {.options = {.players = 3, .totals = Totals::Hidden}, .scored = {"YQsb", "WQsb", ""}});
  for (const Viewer viewer : {Viewer(Seat(1)), Viewer::spectator()}) {
    EXPECT_EQ(view(state, viewer).scored, state.scored);
  }
}

}  // namespace
}  // namespace coverstory::cover_me
