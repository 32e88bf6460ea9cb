// Positions in which the right choice is plain to see, for the levels that plan.
#include <gtest/gtest.h>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

constexpr Calendar kLastSeason{.year = 3, .season = Season::Fall};
constexpr Calendar kLastWinter{.year = 3, .season = Season::Winter};

class PlanningLevel : public testing::TestWithParam<std::string_view> {
 protected:
  static Action answer(const State& state, Seat seat) {
    const auto bot = make_bot(GetParam(), Seed::from_number(1), Budget::of_iterations(200)).value();
    return bot->choose(view(state, seat), legal(state, seat));
  }
};

/// The third month with the trends b s Q beyond doubt, whatever the others lay; the first seat has
/// laid two cards.
State third_month(Calendar calendar, const std::string& laid, const std::string& in_hand) {
  State state = state_of({.options = {.players = 4},
                          .calendar = calendar,
                          .hands = {laid + " " + in_hand, "GQmb KTsb GDlr GDmk",
                                    "GQsk KDsb GTlr GTmk", "GTsb KQsr GDmr GTlb"},
                          .filling = Hands::AsWritten,
                          .influence = "YQsb BQsb RQsb KQsb"});
  play_month(state, laid.substr(0, 4) + " GQmb GQsk GTsb");
  play_month(state, laid.substr(5) + " KTsb KDsb KQsr");
  return state;
}

TEST_P(PlanningLevel, CM_6_2_the_dearest_fully_trendy_model_is_played_in_the_last_month) {
  const State state = third_month(kLastSeason, "RDmr YQmk", "GQsb WQsb WTlk");
  EXPECT_EQ(answer(state, Seat(0)), Action::play(card("WQsb")));
}

TEST_P(PlanningLevel, CM_6_2_three_out_of_fashion_are_completed_when_they_are_worth_more) {
  const State state = third_month(kLastSeason, "RDmr RTlk", "BDlr GQsb WQmk");
  EXPECT_EQ(answer(state, Seat(0)), Action::play(card("BDlr")));
}

TEST_P(PlanningLevel, CM_6_2_one_dear_model_in_fashion_is_better_than_nothing) {
  const State state = third_month(kLastSeason, "RQmr RTlk", "BDlr GQsb WTlr");
  EXPECT_EQ(answer(state, Seat(0)), Action::play(card("GQsb")));
}

/// All covers are open and the first seat is to choose between equal models.
State special(Calendar calendar, const std::string& row, const std::string& last) {
  State state = third_month(calendar, row, last + " YTlk BTlk");
  play_month(state, last + " GDlr GTlr GDmr");
  return state;
}

TEST_P(PlanningLevel, CM_5_3_of_two_that_score_the_dearer_is_featured) {
  const State state = special(kLastWinter, "GQsb RDlk", "WQsb");
  ASSERT_EQ(state.awaited, Kind::Feature);
  EXPECT_EQ(answer(state, Seat(0)), Action::feature(0, card("WQsb")));
}

TEST_P(PlanningLevel, CM_5_3_of_two_that_do_not_score_the_cheaper_is_given_away) {
  const State state = special(kLastWinter, "WQsr RDlk", "YQsr");
  ASSERT_EQ(state.awaited, Kind::Feature);
  EXPECT_EQ(answer(state, Seat(0)), Action::feature(0, card("YQsr")));
}

INSTANTIATE_TEST_SUITE_P(CoverMeTactics, PlanningLevel, testing::Values("medium", "hard"),
                         [](const auto& level) { return std::string(level.param); });

}  // namespace
}  // namespace coverstory::bots::cover_me
