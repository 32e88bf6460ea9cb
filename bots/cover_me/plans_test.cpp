// The quick reckoning of tracks, trends and rows says what the engine says.
#include <gtest/gtest.h>

#include "bots/cover_me/row_plan.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

constexpr std::array kSeasons{Season::Winter, Season::Spring, Season::Summer, Season::Fall};

TEST(QuickTracks, CM_4_3_the_leaders_are_the_trends_of_the_active_traits) {
  FastRng rng(Seed::from_number(1));
  for (int i = 0; i < 2000; ++i) {
    Tracks tracks;
    for (auto models = rng.below(20); models > 0; --models) {
      tracks.count(Card(static_cast<int>(rng.below(kCards))));
    }
    for (const Season season : kSeasons) {
      EXPECT_EQ(leaders(quick(tracks)) & active_traits(season),
                coverstory::cover_me::shown_by(trends_of(tracks, season)));
    }
  }
}

/// The last season, so that nothing but prestige counts.
const Stakes kLast{Options{.players = 4}, Calendar{.year = 3, .season = Season::Fall}};

int value_of_row(std::string_view codes, Shown trends) {
  FixedVector<Model, kMonths> models;
  Models row;
  for (const Card one : cards(codes)) {
    models.push_back(model_of(one, active_traits(Season::Fall), kLast));
    row.push_back(&models.back());
  }
  return row_value(row, trends);
}

TEST(RowValue, CM_6_2_prestige_of_what_scores) {
  const Shown trends = shown_by(card("YQsb"));
  EXPECT_EQ(value_of_row(kTrendyRow, trends), 2 * kPoint);
  EXPECT_EQ(value_of_row("GQsb WQsb YTlr", trends), 5 * kPoint);
  EXPECT_EQ(value_of_row(kHalfTrendyRow, trends), 0);
  EXPECT_EQ(value_of_row(kAlternativeRow, trends), 6 * kPoint);
}

TEST(RowPlanner, the_best_set_for_certain_tracks_is_found) {
  Outlooks certain;
  Tracks tracks;
  for (int i = 0; i < 9; ++i) tracks.count(card("YQsb"));
  certain.push_back(quick(tracks));
  RowTask task{.count = 3};
  task.hand.append(cards("GQsb WDmk WTlr KDlk YQsb YQmb"));
  const RowPlan plan = RowPlanner(task, Season::Fall, kLast, certain).best();
  EXPECT_EQ(plan.value, 14 * kPoint);
  EXPECT_EQ(sorted(plan.covers), sorted("WDmk WTlr KDlk"));
}

TEST(RowPlanner, a_short_hand_is_planned_as_far_as_it_goes) {
  Outlooks empty;
  empty.push_back(QuickTracks{});
  RowTask task{.count = 3};
  task.hand.append(cards("GQsb WDmk"));
  EXPECT_EQ(RowPlanner(task, Season::Fall, kLast, empty).best().covers.size(), 2u);
}

TEST(Covers, CM_9_3_a_short_hand_of_the_advanced_game_gives_a_legal_pair) {
  FastRng rng(Seed::from_number(3));
  for (const std::string hand : {"GQsb", "GQsb WDmk", "GQsb WDmk YTlr"}) {
    const State state = state_of({.options = {.players = 2, .two_player = TwoPlayer::Advanced},
                                  .hands = {hand, "KQsb KDsb"},
                                  .filling = Hands::AsWritten});
    BySeat<Outlooks> outlooks;
    imagine(state, 4, rng, outlooks);
    const Stakes stakes(state.options, state.calendar);
    EXPECT_TRUE(
        legal(state, Seat(0)).contains(planned_covers(state, Seat(0), outlooks[0], stakes)));
  }
}

TEST(Outlooks, CM_4_2_every_row_is_filled) {
  FastRng rng(Seed::from_number(4));
  for (const int players : {2, 3, 4, 5}) {
    const Options options{.players = static_cast<std::uint8_t>(players), .deal = Deal::Quick};
    const State state = new_game(options, rng.seed());
    BySeat<Outlooks> outlooks;
    imagine(state, 3, rng, outlooks);
    ASSERT_EQ(outlooks[0].size(), 3u);
    const auto tracks = std::bit_cast<Tracks>(outlooks[0][0]);
    const int others = kMonths * (state.options.rows() - 1);
    EXPECT_EQ(tracks.hair[0] + tracks.hair[1] + tracks.hair[2],
              others + static_cast<int>(state.influence.size()));
  }
}

}  // namespace
}  // namespace coverstory::bots::cover_me
