// CM-3: years, seasons, and the order of things within a season.
#include "engine/cover_me/calendar.h"

#include <gtest/gtest.h>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// The seasons that begin in a game played at random.
std::vector<std::string> seasons_of(const Options& options) {
  Diary diary;
  FastRng rng(Seed::from_number(4));
  State state = new_game(options, Seed::from_number(3), diary);
  play_at_random_while(state, rng, [](const State&) { return true; }, diary);
  std::vector<std::string> seasons;
  for (const SeasonScored& season : diary.seasons) seasons.push_back(name_of(season.calendar));
  return seasons;
}

TEST(CoverMeCalendar, CM_3_1_a_game_is_three_years_of_four_seasons) {
  EXPECT_EQ(seasons_of({.players = 3, .tie = Tie::Share}),
            (std::vector<std::string>{"winter 1", "spring 1", "summer 1", "fall 1",  //
                                      "winter 2", "spring 2", "summer 2", "fall 2",  //
                                      "winter 3", "spring 3", "summer 3", "fall 3"}));
}

TEST(CoverMeCalendar, CM_3_2_pattern_counts_in_fall_and_winter_clothes_in_spring_and_summer) {
  EXPECT_EQ(third_trait(Season::Winter), ThirdTrait::Pattern);
  EXPECT_EQ(third_trait(Season::Spring), ThirdTrait::Clothes);
  EXPECT_EQ(third_trait(Season::Summer), ThirdTrait::Clothes);
  EXPECT_EQ(third_trait(Season::Fall), ThirdTrait::Pattern);
}

TEST(CoverMeCalendar, CM_3_2_the_same_row_of_models_means_another_third_trend_in_spring) {
  const std::string row = "BQsb BDsb YQsb";
  const auto trends = [&](Season season) {
    return trends_text(state_of({.calendar = {.season = season}, .influence = row}));
  };
  EXPECT_EQ(trends(Season::Winter), "b s Q");
  EXPECT_EQ(trends(Season::Spring), "b s B");
  EXPECT_EQ(trends(Season::Summer), "b s B");
  EXPECT_EQ(trends(Season::Fall), "b s Q");
}

/// What is told from the first month on until the next season begins, kinds of lines only.
std::string order_of_events(Season season) {
  Diary diary;
  State state = state_of({.calendar = {.season = season},
                          .hands = kRows,
                          .influence = std::string(kPullingInfluence)});
  for (std::size_t month = 0; month < 3; ++month) {
    for (int seat = 0; seat < 3; ++seat) {
      act(state, Seat(seat), Action::play(cards(kRows[static_cast<std::size_t>(seat)])[month]),
          diary);
    }
  }
  FastRng rng(Seed::from_number(1));
  const Calendar played = state.calendar;
  play_at_random_while(
      state, rng, [&](const State& s) { return s.calendar == played || s.phase == Phase::NewYear; },
      diary);
  std::string order;
  for (const std::string& line : diary.lines) order += line.substr(0, line.find(' ')) + " ";
  return order;
}

TEST(CoverMeCalendar, CM_3_3_three_months_then_scoring_then_hands_then_the_next_season) {
  EXPECT_EQ(order_of_events(Season::Winter),
            "play play play month play play play month play play play month scored "
            "take keep take take take spring ");
}

TEST(CoverMeCalendar, CM_3_3_after_fall_a_new_year_is_prepared_before_the_next_season) {
  const std::string order = order_of_events(Season::Fall);
  const std::string hands = "scored take keep take take take swap ";
  EXPECT_NE(order.find(hands), std::string::npos) << order;
  EXPECT_TRUE(order.ends_with("winter ")) << order;
}

}  // namespace
}  // namespace coverstory::cover_me
