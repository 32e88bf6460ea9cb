// What a seat made of a game of Cover Me: against records whose lines say it too, and award by
// award in seasons that are written down.
#include "records/cover_me/chronicle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <string_view>
#include <utility>

#include "engine/cover_me/test_positions.h"

namespace coverstory::records::cover_me {
namespace {

Chronicle golden(const std::string& name) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/cover-me-" + name + ".jsonl");
  const auto lines = GameReader(in).next();
  return chronicle_of(**lines).value();
}

TEST(CoverMeChronicle, CM_10_1_the_seasons_add_up_to_the_prestige_at_the_end) {
  for (const char* name : {"four", "five", "three", "extra-season", "long", "two-advanced"}) {
    const Chronicle game = golden(name);
    for (int s = 0; s < game.options.players; ++s) {
      int sum = 0;
      for (const SeasonOfSeat& season : seasons_of(game, Seat(s))) sum += season.prestige;
      EXPECT_EQ(sum, game.ranking.prestige[static_cast<std::size_t>(s)]) << name << " " << s;
    }
  }
}

TEST(CoverMeChronicle, a_known_game_has_its_known_figures) {
  const Chronicle game = golden("four");
  EXPECT_EQ(game.seasons.size(), 12u);
  const auto seasons = seasons_of(game, Seat(2));
  int threes = 0, zeros = 0;
  for (const SeasonOfSeat& season : seasons) {
    threes += season.threes;
    zeros += season.zeros;
  }
  EXPECT_EQ(threes, 7);  // its `end` line: seven cards, and never three in a season
  EXPECT_EQ(zeros, 0);
  EXPECT_EQ(awards_of(game, Seat(0)), std::vector<Award>{});
  EXPECT_EQ(awards_of(game, Seat(2)).back(), Award::NeverBehind);
}

TEST(CoverMeChronicle, a_record_that_is_wrong_has_none) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/cover-me-four.jsonl");
  GameLines lines = **GameReader(in).next();
  lines.back().object["winners"] = boost::json::array{0};
  EXPECT_FALSE(chronicle_of(lines).has_value());
}

/// A game written down: by season what the seats scored, "GQsb -" for two seats. Trends are those
/// of hair and length of what matched; a season that begins with 0 is one of three zeros.
class Written {
 public:
  explicit Written(Options options) { game_.options = options; }

  Written& season(Calendar calendar, const std::vector<std::string_view>& scored,
                  const std::vector<std::string_view>& middle = {}) {
    SeasonScored told{.calendar = calendar};
    for (std::size_t seat = 0; seat < scored.size(); ++seat) {
      for (const Card model : cards(scored[seat])) told.scored[seat].push_back(model);
    }
    for (std::size_t seat = 0; seat < middle.size(); ++seat) {
      for (const Card model : cards(middle[seat])) told.middle[seat].push_back(model);
    }
    // Three in a row are zeros: nothing is in fashion that they show. One matches everything.
    if (std::ranges::none_of(told.scored, [](const auto& row) { return row.size() == 3; })) {
      Tracks tracks;
      for (const auto* rows : {&told.scored, &told.middle}) {
        for (const auto& row : *rows) {
          if (!row.empty()) tracks = tracks_of(row);
        }
      }
      told.trends = trends_of(tracks, calendar.season);
    } else {
      told.trends = trends_of(tracks_of(cards("WTlk")), calendar.season);
    }
    game_.seasons.push_back(told);
    return *this;
  }

  Written& years(int count, const std::vector<std::string_view>& scored) {
    for (int year = 1; year <= count; ++year) {
      for (const Season each : {Season::Winter, Season::Spring, Season::Summer, Season::Fall}) {
        season({.year = static_cast<std::uint16_t>(year), .season = each}, scored);
      }
    }
    return *this;
  }

  /// CM-10.1, CM-10.2, as far as these tests need them.
  Chronicle ended(int winner) {
    for (std::size_t seat = 0; seat < game_.options.players; ++seat) {
      for (const SeasonScored& season : game_.seasons) {
        for (const Card model : season.scored[seat]) {
          game_.ranking.prestige[seat] += game_.options.worth(model);
          ++game_.ranking.cards[seat];
        }
      }
    }
    game_.ranking.winners = SeatSet::only(Seat(winner));
    return game_;
  }

 private:
  Chronicle game_;
};

constexpr Options kThree{.players = 3};
constexpr Calendar kWinter{.year = 1, .season = Season::Winter};

bool has(const Chronicle& game, int seat, Award award) {
  const auto awards = awards_of(game, Seat(seat));
  return std::ranges::find(awards, award) != awards.end();
}

TEST(CoverMeChronicle, CM_6_2_three_zeros_are_one_catch_of_three_models) {
  const Chronicle game = Written(kThree)
                             .season(kWinter, {"GQsb KQsb BQsb", "", ""})
                             .season({.year = 1, .season = Season::Spring}, {"", "YQsb", ""})
                             .ended(0);
  EXPECT_EQ(seasons_of(game, Seat(0))[0].zeros, 1);
  EXPECT_EQ(seasons_of(game, Seat(0))[0].threes, 0);
  EXPECT_EQ(seasons_of(game, Seat(0))[0].prestige, 9);
  EXPECT_EQ(seasons_of(game, Seat(1))[1].threes, 1);
  EXPECT_TRUE(has(game, 0, Award::ThreeZeros));
  EXPECT_FALSE(has(game, 1, Award::ThreeZeros));
  EXPECT_FALSE(has(game, 0, Award::RichSeason));
  EXPECT_EQ(code_of(best_cover(game, Seat(0))->card), "KQsb");
  EXPECT_FALSE(best_cover(game, Seat(2)).has_value());
}

TEST(CoverMeChronicle, seasons_in_a_row_and_a_full_year_are_told_apart) {
  const Chronicle full = Written(kThree).years(1, {"GQsb", "", ""}).ended(0);
  EXPECT_TRUE(has(full, 0, Award::FullYear));
  EXPECT_TRUE(has(full, 0, Award::FourInARow));
  EXPECT_TRUE(has(full, 0, Award::AloneThrice));
  Written over_new_year(kThree);
  for (const Calendar each :
       {Calendar{.year = 1, .season = Season::Summer}, Calendar{.year = 1, .season = Season::Fall},
        Calendar{.year = 2, .season = Season::Winter},
        Calendar{.year = 2, .season = Season::Spring}}) {
    over_new_year.season(each, {"GQsb", "GQsb", ""});
  }
  const Chronicle game = over_new_year.ended(0);
  EXPECT_FALSE(has(game, 0, Award::FullYear));
  EXPECT_TRUE(has(game, 0, Award::FourInARow));
  EXPECT_FALSE(has(game, 0, Award::AloneThrice));
}

TEST(CoverMeChronicle, CM_1_4_colours) {
  Written game(kThree);
  for (const std::string_view model : {"YQsb", "BQsb", "RQsb", "GQsb", "KQsb"}) {
    game.season(kWinter, {model, "", ""});
  }
  EXPECT_FALSE(has(Written(game).ended(0), 0, Award::EveryColor));
  EXPECT_FALSE(has(Written(game).ended(0), 0, Award::WhiteCover));
  const Chronicle whole = Written(game).season(kWinter, {"WQsb", "", ""}).ended(0);
  EXPECT_TRUE(has(whole, 0, Award::EveryColor));
  EXPECT_TRUE(has(whole, 0, Award::WhiteCover));
}

TEST(CoverMeChronicle, CM_9_5_both_magazines_of_a_season) {
  const Options advanced{.players = 2, .two_player = TwoPlayer::Advanced};
  const Chronicle game = Written(advanced).season(kWinter, {"GQsb", "GQsb"}, {"GQsb", ""}).ended(0);
  EXPECT_TRUE(has(game, 0, Award::DoubleFeature));
  EXPECT_FALSE(has(game, 1, Award::DoubleFeature));
  EXPECT_EQ(seasons_of(game, Seat(0))[0].prestige, 3);  // the middle is no prestige (CM-9.7)
}

TEST(CoverMeChronicle, margins_of_a_victory) {
  const Chronicle wide = Written(kThree).years(1, {"GQsb", "YQsb", ""}).ended(0);  // 12 to 8
  EXPECT_FALSE(has(wide, 0, Award::Landslide));
  EXPECT_FALSE(has(wide, 0, Award::PhotoFinish));
  const Chronicle wider = Written(kThree).years(2, {"GQsb", "YQsb", ""}).ended(0);  // 24 to 16
  EXPECT_TRUE(has(wider, 0, Award::Landslide));
  EXPECT_FALSE(has(wider, 1, Award::Landslide));
  const Chronicle close = Written(kThree)
                              .season(kWinter, {"GQsb", "YQsb", ""})
                              .season(kWinter, {"", "", "YQsb"})
                              .ended(0);
  EXPECT_TRUE(has(close, 0, Award::PhotoFinish));
  EXPECT_FALSE(has(close, 1, Award::PhotoFinish));
}

TEST(CoverMeChronicle, the_course_of_a_victory) {
  const Chronicle game = Written(kThree)
                             .season(kWinter, {"", "YQsb", "YQsb"})
                             .season(kWinter, {"", "YQsb", ""})
                             .season(kWinter, {"WQsb", "", ""})
                             .season(kWinter, {"", "", "YQsb"})
                             .ended(0);  // 5, 4, 4
  EXPECT_TRUE(has(game, 0, Award::Comeback));
  EXPECT_TRUE(has(game, 0, Award::FewestCovers));
  EXPECT_FALSE(has(game, 0, Award::NeverBehind));
  const Chronicle ahead = Written(kThree).years(1, {"GQsb", "YQsb", "YQsb"}).ended(0);
  EXPECT_TRUE(has(ahead, 0, Award::NeverBehind));
  EXPECT_FALSE(has(ahead, 0, Award::Comeback));
  EXPECT_FALSE(has(ahead, 0, Award::FewestCovers));
}

TEST(CoverMeChronicle, CM_10_3_a_shared_victory_brings_none_of_its_awards) {
  Chronicle game = Written(kThree).years(1, {"GQsb", "GQsb", ""}).ended(0);
  game.ranking.winners = SeatSet::all(2);
  EXPECT_FALSE(has(game, 0, Award::PhotoFinish));
  EXPECT_FALSE(has(game, 0, Award::NeverBehind));
}

}  // namespace
}  // namespace coverstory::records::cover_me
