// CM-4: a month.
#include "engine/cover_me/month.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

State winter() {
  return state_of(
      {.hands = {"YQsb BDmr RTlk", "YDsb BTmr RQlk", "YTsb BQmr RDlk"}, .influence = "GQmb GDlr"});
}

TEST(CoverMeMonth, CM_4_1_all_players_choose_at_the_same_time_in_any_order) {
  State state = winter();
  EXPECT_EQ(state.to_act, SeatSet::all(3));
  act(state, Seat(2), Action::play(card("YTsb")));
  EXPECT_FALSE(state.to_act.contains(Seat(2)));
  act(state, Seat(0), Action::play(card("BDmr")));
  act(state, Seat(1), Action::play(card("RQlk")));
  EXPECT_EQ(text(state.rows[0]), "BDmr");
  EXPECT_EQ(text(state.rows[1]), "RQlk");
  EXPECT_EQ(text(state.rows[2]), "YTsb");
  EXPECT_EQ(state.month, 2);
  EXPECT_EQ(state.to_act, SeatSet::all(3));
}

TEST(CoverMeMonth, CM_4_1_nothing_is_open_before_the_last_has_chosen) {
  State state = winter();
  const Tracks tracks = state.tracks;
  act(state, Seat(0), Action::play(card("YQsb")));
  act(state, Seat(1), Action::play(card("YDsb")));
  for (const Row& row : state.rows) EXPECT_TRUE(row.empty());
  EXPECT_EQ(state.tracks, tracks);
  EXPECT_EQ(state.hand(Seat(0)).size(), 9u);
  EXPECT_FALSE(state.trace(card("YQsb")).public_card());
  act(state, Seat(2), Action::play(card("YTsb")));
  EXPECT_EQ(state.hand(Seat(0)).size(), 8u);
  EXPECT_FALSE(state.hand(Seat(0)).contains(card("YQsb")));
  EXPECT_TRUE(state.trace(card("YQsb")).public_card());
}

TEST(CoverMeMonth, CM_4_1_a_card_face_down_can_be_changed_until_the_reveal) {
  State state = winter();
  act(state, Seat(0), Action::play(card("YQsb")));
  act(state, Seat(1), Action::play(card("YDsb")));
  EXPECT_EQ(legal_count(state, Seat(0)), 9);
  act(state, Seat(0), Action::play(card("BDmr")));
  EXPECT_EQ(state.to_act, SeatSet::only(Seat(2)));
  act(state, Seat(2), Action::play(card("YTsb")));
  EXPECT_EQ(text(state.rows[0]), "BDmr");
  EXPECT_TRUE(state.hand(Seat(0)).contains(card("YQsb")));
}

TEST(CoverMeMonth, CM_4_1_a_card_face_down_can_be_taken_back_until_the_reveal) {
  State state = winter();
  EXPECT_EQ(withdraw(state, Seat(0)).error(), Violation::NothingSealed);
  act(state, Seat(0), Action::play(card("YQsb")));
  const std::uint64_t others_open = hash_of(winter());
  ASSERT_TRUE(withdraw(state, Seat(0)));
  EXPECT_EQ(hash_of(state), others_open);
  EXPECT_EQ(state.to_act, SeatSet::all(3));
  act(state, Seat(1), Action::play(card("YDsb")));
  act(state, Seat(2), Action::play(card("YTsb")));
  EXPECT_TRUE(state.rows[1].empty());
  act(state, Seat(0), Action::play(card("BDmr")));
  EXPECT_EQ(text(state.rows[0]), "BDmr");
  EXPECT_EQ(withdraw(state, Seat(0)).error(), Violation::NothingSealed);
}

TEST(CoverMeMonth, CM_4_1_every_card_of_the_hand_can_be_chosen) {
  const State state = winter();
  const Choices choices = legal(state, Seat(1));
  ASSERT_EQ(choices.size(), 9u);
  for (const Card one : state.hand(Seat(1))) EXPECT_TRUE(choices.contains(Action::play(one)));
}

TEST(CoverMeMonth, CM_4_1_a_hand_that_ran_out_has_nothing_to_choose) {
  // CM-2.9 can leave a player without cards; the others play on.
  State state = state_of({.hands = {"YQsb BDmr RTlk", "", "YTsb BQmr RDlk"},
                          .filling = Hands::AsWritten,
                          .influence = "GQmb GDlr"});
  EXPECT_EQ(state.to_act.size(), 2);
  EXPECT_FALSE(state.to_act.contains(Seat(1)));
  act(state, Seat(0), Action::play(card("YQsb")));
  act(state, Seat(2), Action::play(card("YTsb")));
  EXPECT_EQ(state.month, 2);
  EXPECT_TRUE(state.rows[1].empty());
}

TEST(CoverMeMonth, CM_4_2_rows_and_influence_row_count_one_for_each_characteristic) {
  State state = winter();  // influence: GQmb GDlr
  EXPECT_EQ(state.tracks.hair, (std::array<std::uint8_t, 3>{1, 1, 0}));
  EXPECT_EQ(state.tracks.length, (std::array<std::uint8_t, 3>{0, 1, 1}));
  EXPECT_EQ(state.tracks.pattern, (std::array<std::uint8_t, 3>{1, 1, 0}));
  play_month(state, "YQsb BTmr RDlk");
  EXPECT_EQ(state.tracks.hair, (std::array<std::uint8_t, 3>{2, 2, 1}));
  EXPECT_EQ(state.tracks.length, (std::array<std::uint8_t, 3>{1, 2, 2}));
  EXPECT_EQ(state.tracks.pattern, (std::array<std::uint8_t, 3>{2, 2, 1}));
}

TEST(CoverMeMonth, CM_4_2_the_tracks_run_on_through_the_months) {
  State state = winter();
  play_month(state, "YQsb BTmr RDlk");
  play_month(state, "BDmr RQlk YTsb");
  EXPECT_EQ(state.tracks.hair, (std::array<std::uint8_t, 3>{3, 3, 2}));
  EXPECT_EQ(state.tracks.length, (std::array<std::uint8_t, 3>{2, 3, 3}));
  EXPECT_EQ(state.tracks.pattern, (std::array<std::uint8_t, 3>{3, 3, 2}));
  EXPECT_EQ(text(state.rows[0]), "YQsb BDmr");
}

TEST(CoverMeMonth, CM_4_3_the_highest_track_is_the_trend) {
  const State state = state_of({.influence = "YQsb BQsb RDmb"});
  EXPECT_EQ(trends_text(state), "b s Q");
}

TEST(CoverMeMonth, CM_4_3_equal_highest_are_all_trends) {
  EXPECT_EQ(trends_text(state_of({.influence = "YQsb BDsr"})), "br s QD");
  EXPECT_EQ(trends_text(state_of({.influence = "YTsb BTmr RTlk"})), "brk sml T");
  EXPECT_EQ(trends_text(
                state_of({.calendar = {.season = Season::Spring}, .influence = "YTsb BTmr RTlk"})),
            "brk sml YBR");
  EXPECT_EQ(trends_text(
                state_of({.calendar = {.season = Season::Spring}, .influence = "GTsb KTmb WTlb"})),
            "b sml GKW");
}

}  // namespace
}  // namespace coverstory::cover_me
