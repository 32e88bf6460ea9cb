#include "engine/cover_up/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/cover_up/test_random_play.h"

namespace coverstory::cover_up {
namespace {

const Options kThree{.players = 3};

View seen_by(const TestGame& game, int seat) {
  return view(game.state, Seat(seat));
}

bool is_all_open(const State& state) {
  return state.phase == Phase::Returning || state.phase == Phase::Ended;
}

/// Another truth that this viewer must not be able to tell from the given one. Whatever is hidden
/// is changed: the order of the draw piles, the hands of others, how their cards lie, what they
/// have sealed.
State with_other_secrets(State state, Viewer viewer, FastRng& rng) {
  for (DrawPile& pile : state.draw_piles) rng.shuffle(pile);
  for (const Seat seat : seats_of(state)) {
    Player& player = state.at(seat);
    if (viewer.is(seat)) continue;
    if (player.to_return) player.to_return = player.hand[rng.below(kHandSize)];
    if (is_all_open(state)) continue;
    const bool viewer_is_done = viewer.has_seat() && state.done.contains(viewer.seat());
    const bool pile_is_hidden =
        state.options.others_piles == OthersPiles::Counted && !viewer_is_done;
    for (Card& card : player.hand) {
      const bool placed = std::ranges::count(player.pile, card, &Placement::card) > 0;
      if (placed && !pile_is_hidden) continue;
      const Card before = card;
      std::swap(card, state.draw_piles[rng.below(kColors)].begin()[0]);
      for (Placement& placement : player.pile) {
        if (placement.card == before) placement = lying(card, static_cast<int>(rng.below(8)), 3, 5);
      }
    }
    if (pile_is_hidden) rng.shuffle(player.pile);
  }
  return state;
}

TEST(CoverUpView, nothing_hidden_can_be_told_from_a_view_at_any_step) {
  for (const OthersPiles others : {OthersPiles::Counted, OthersPiles::Visible}) {
    for (const Referee referee : {Referee::Book, Referee::Live}) {
      RandomPlay play({.players = 4, .referee = referee, .others_piles = others}, 77);
      FastRng rng(Seed::from_number(78));
      int different_truths = 0;
      for (int step = 0; step < 20'000 && !play.is_over(); ++step) {
        play.step();
        const State& state = play.game.state;
        for (const Viewer viewer :
             {Viewer(Seat(0)), Viewer(Seat(3)), Viewer::spectator(), Viewer::board()}) {
          const State other = with_other_secrets(state, viewer, rng);
          different_truths += other != state;
          ASSERT_EQ(view(state, viewer), view(other, viewer));
        }
      }
      EXPECT_TRUE(play.is_over());
      EXPECT_GT(different_truths, 1000);
    }
  }
}

TEST(CoverUpView, a_player_sees_the_own_cards_and_pile_and_how_many_the_others_placed) {
  TestGame game(kThree);
  game.count_in();
  EXPECT_TRUE(game.act(0, Arrange{game.single(0)}));
  EXPECT_TRUE(game.act(1, Arrange{game.scattered(1)}));
  const View shown = seen_by(game, 0);
  EXPECT_EQ(shown.viewer, Seat(0));
  EXPECT_EQ(shown.phase, Phase::Building);
  EXPECT_EQ(shown.deadline, 304'000);
  EXPECT_EQ(shown.seats[0].hand, game.hand(0));
  EXPECT_EQ(shown.seats[0].pile, game.single(0));
  EXPECT_EQ(shown.seats[1].cards_placed, 5);
  EXPECT_EQ(shown.seats[2].cards_placed, 0);
  for (const std::size_t other : {1u, 2u}) {
    EXPECT_FALSE(shown.seats[other].hand || shown.seats[other].pile || shown.seats[other].score);
  }
  EXPECT_EQ(shown.cards_left, (std::array{21, 36, 36}));
}

TEST(CoverUpView, a_spectator_and_a_board_see_no_hand_while_a_round_is_played) {
  TestGame game(kThree);
  game.count_in();
  EXPECT_TRUE(game.act(1, Arrange{game.scattered(1)}));
  for (const Viewer viewer : {Viewer::spectator(), Viewer::board()}) {
    const View shown = view(game.state, viewer);
    EXPECT_FALSE(shown.viewer.has_seat());
    EXPECT_EQ(shown.own, OwnView{});
    for (const SeatView& seat : shown.seats) EXPECT_FALSE(seat.hand || seat.pile || seat.score);
  }
}

TEST(CoverUpView, CU_4_2_who_is_done_sees_the_others_build_but_not_their_hands) {
  TestGame game(kThree);
  game.count_in();
  EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
  EXPECT_TRUE(game.act(1, Arrange{game.single(1)}));
  EXPECT_TRUE(game.act(0, Flip{}));
  const View shown = seen_by(game, 0);
  EXPECT_EQ(shown.seats[1].pile, game.single(1));
  EXPECT_EQ(shown.seats[2].pile, Pile{});
  EXPECT_FALSE(shown.seats[1].hand || shown.seats[1].score);
  // Who still builds sees nobody's, and who only watches could tell them.
  for (const View& other : {seen_by(game, 1), view(game.state, Viewer::spectator()),
                            view(game.state, Viewer::board())}) {
    EXPECT_FALSE(other.seats[0].pile || other.seats[2].pile);
  }
}

TEST(CoverUpView, piles_of_others_are_visible_where_the_table_is_set_so) {
  TestGame game({.players = 2, .others_piles = OthersPiles::Visible});
  game.count_in();
  EXPECT_TRUE(game.act(1, Arrange{game.single(1)}));
  const View shown = seen_by(game, 0);
  EXPECT_EQ(shown.seats[1].pile, game.single(1));
  EXPECT_EQ(shown.seats[1].hand, std::nullopt);
}

TEST(CoverUpView, CU_4_1_all_see_the_hourglass_and_who_flipped_it) {
  TestGame game(kThree);
  game.count_in();
  EXPECT_TRUE(game.act(1, Arrange{game.scattered(1)}));
  EXPECT_TRUE(seen_by(game, 1).own.may_flip);
  EXPECT_FALSE(seen_by(game, 0).own.may_flip);
  EXPECT_TRUE(game.act(1, Flip{}));
  EXPECT_TRUE(game.act(2, Done{}));
  const View shown = seen_by(game, 0);
  EXPECT_EQ(shown.phase, Phase::Hourglass);
  EXPECT_EQ(shown.deadline, 34'000);
  EXPECT_EQ(shown.flipped_by, Seat(1));
  EXPECT_FALSE(shown.seats[0].is_done);
  EXPECT_TRUE(shown.seats[1].is_done && shown.seats[2].is_done);
  EXPECT_TRUE(shown.own.may_arrange && shown.own.may_be_done);
  EXPECT_FALSE(seen_by(game, 1).own.may_arrange || seen_by(game, 2).own.may_arrange);
}

TEST(CoverUpView, CU_4_3_mistakes_are_shown_by_a_live_referee_only_and_to_the_player_alone) {
  for (const Referee referee : {Referee::Book, Referee::Live}) {
    TestGame game({.players = 2, .referee = referee});
    EXPECT_EQ(seen_by(game, 0).own.mistakes, std::nullopt);
    game.count_in();
    EXPECT_TRUE(game.act(0, Arrange{game.scattered(0)}));
    const std::optional<PileCheck> mistakes = seen_by(game, 0).own.mistakes;
    ASSERT_EQ(mistakes.has_value(), referee == Referee::Live);
    if (mistakes) EXPECT_EQ(*mistakes, check(game.scattered(0)));
    EXPECT_EQ(seen_by(game, 0).own.may_flip, referee == Referee::Book);
  }
}

TEST(CoverUpView, CU_5_after_the_round_all_cards_piles_and_scores_are_open) {
  TestGame game(kThree);
  game.count_in();
  EXPECT_TRUE(game.act(1, Arrange{game.scattered(1)}));
  game.play_empty_round();
  for (const Viewer viewer : {Viewer(Seat(0)), Viewer::spectator()}) {
    const View shown = view(game.state, viewer);
    EXPECT_EQ(shown.ended_by, EndedBy::Done);
    EXPECT_EQ(shown.deadline, std::nullopt);
    EXPECT_EQ(shown.seats[1].hand, game.hand(1));
    EXPECT_EQ(shown.seats[1].pile, game.scattered(1));
    EXPECT_EQ(shown.seats[1].score->removed.size(), 4u);
    EXPECT_EQ(shown.seats[2].total, 25);
  }
}

TEST(CoverUpView, CU_6_1_all_see_who_must_return_a_card_but_the_choice_is_sealed) {
  TestGame game(kThree);
  game.play_empty_round();
  EXPECT_EQ(seen_by(game, 1).own.returnable, game.hand(1));
  EXPECT_TRUE(game.act(1, Return{game.hand(1)[3]}));
  EXPECT_EQ(seen_by(game, 1).own.to_return, game.hand(1)[3]);
  EXPECT_EQ(seen_by(game, 0).own.to_return, std::nullopt);
  EXPECT_FALSE(seen_by(game, 0).seats[1].must_return);
  EXPECT_TRUE(seen_by(game, 0).seats[2].must_return);
  EXPECT_TRUE(game.act(0, Return{game.hand(0)[0]}));
  EXPECT_TRUE(game.act(2, Return{game.hand(2)[0]}));
  // The next round has begun: what was open is covered again.
  EXPECT_EQ(seen_by(game, 0).seats[1].hand, std::nullopt);
  EXPECT_EQ(seen_by(game, 0).seats[1].score, std::nullopt);
  EXPECT_EQ(seen_by(game, 0).seats[0].hand, game.hand(0));
  EXPECT_EQ(seen_by(game, 0).ended_by, std::nullopt);
  EXPECT_FALSE(seen_by(game, 0).seats[2].must_return);
}

TEST(CoverUpView, CU_6_1_only_green_cards_are_offered_for_return) {
  TestGame game(kThree);
  game.play_empty_round();
  game.return_first_greens();
  game.play_empty_round();
  const Hand offered = seen_by(game, 0).own.returnable;
  EXPECT_EQ(offered.size(), 4u);
  for (const Card card : offered) EXPECT_EQ(color_of(card), Color::Green);
}

TEST(CoverUpView, CU_6_1_a_player_is_told_which_colour_comes_for_the_green_card) {
  TestGame game({.players = 2});
  const Color expected[] = {Color::Yellow, Color::Red, Color::Yellow, Color::Red};
  for (const Color color : expected) {
    EXPECT_EQ(seen_by(game, 0).own.takes, std::nullopt);
    game.play_empty_round();
    EXPECT_EQ(seen_by(game, 0).own.takes, color);
    EXPECT_EQ(view(game.state, Viewer::board()).own.takes, std::nullopt);
    game.return_first_greens();
  }
  game.play_empty_round();
  EXPECT_EQ(seen_by(game, 0).own.takes, std::nullopt);
}

TEST(CoverUpView, CU_6_4_the_winners_are_shown_at_the_end) {
  TestGame game({.players = 2});
  for (int round = 1; round <= 5; ++round) {
    game.play_empty_round();
    EXPECT_EQ(seen_by(game, 0).winners.empty(), round < 5);
    if (round < 5) game.return_first_greens();
  }
  EXPECT_EQ(view(game.state, Viewer::board()).winners, SeatSet::all(2));
  EXPECT_EQ(seen_by(game, 0).phase, Phase::Ended);
  EXPECT_TRUE(seen_by(game, 0).own.returnable.empty());
}

}  // namespace
}  // namespace coverstory::cover_up
