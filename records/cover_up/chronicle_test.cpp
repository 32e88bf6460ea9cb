// What a seat made of a game of Cover Up: against records whose lines say it too, and award by
// award in rounds that are written down.
#include "records/cover_up/chronicle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <string>

namespace coverstory::records::cover_up {
namespace {

Chronicle golden(const std::string& name) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/cover-up-" + name + ".jsonl");
  const auto lines = GameReader(in).next();
  return chronicle_of(**lines).value();
}

TEST(CoverUpChronicle, a_known_game_has_its_known_figures) {
  const Chronicle game = golden("two");
  const auto rounds = rounds_of(game, Seat(1));
  ASSERT_EQ(rounds.size(), 5u);
  EXPECT_EQ(rounds[0].points, 14);  // its `round` line
  EXPECT_EQ(rounds[0].par, 11);
  EXPECT_EQ(rounds[0].over_par, 4);  // the hourglass took one off
  EXPECT_EQ(rounds[0].flipped_at, 49557);
  EXPECT_EQ(rounds[1].flipped_at, std::nullopt);
  EXPECT_FALSE(rounds[1].is_flawless);
  EXPECT_EQ(rank_of(game, Seat(1)), 1);
  EXPECT_EQ(rank_of(game, Seat(0)), 2);
  // Three flips without a mistake, and nothing else of note.
  EXPECT_EQ(awards_of(game, Seat(1)), std::vector<Award>{Award::ThreeGoodFlips});
}

TEST(CoverUpChronicle, equal_totals_share_a_rank) {
  const Chronicle game = golden("four-live");
  EXPECT_EQ(rank_of(game, Seat(1)), 1);
  EXPECT_EQ(rank_of(game, Seat(3)), 1);
  EXPECT_EQ(rank_of(game, Seat(2)), 3);
  EXPECT_EQ(rank_of(game, Seat(0)), 4);
}

TEST(CoverUpChronicle, a_record_that_is_wrong_has_none) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/cover-up-two.jsonl");
  GameLines lines = **GameReader(in).next();
  lines.back().object["winners"] = boost::json::array{0};
  EXPECT_FALSE(chronicle_of(lines).has_value());
}

/// A game written down: by round the points of each seat, all with par 10.
Chronicle written(const std::vector<std::vector<int>>& rounds) {
  Chronicle game;
  std::vector<int> totals(rounds.front().size(), 0);
  for (const std::vector<int>& points : rounds) {
    RoundOfGame round;
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      totals[seat] += points[seat];
      SeatResult result{.total = totals[seat]};
      result.score.points = result.score.visible = points[seat];
      result.par.points = 10;
      round.result.seats.push_back(result);
    }
    game.rounds.push_back(round);
  }
  for (const int total : totals) game.result.totals.push_back(total);
  const int fewest = *std::ranges::min_element(totals);
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    if (totals[seat] == fewest) game.result.winners.insert(Seat(static_cast<int>(seat)));
  }
  return game;
}

bool has(const Chronicle& game, int seat, Award award) {
  const auto awards = awards_of(game, Seat(seat));
  return std::ranges::find(awards, award) != awards.end();
}

TEST(CoverUpChronicle, CU_7_1_pars_are_counted) {
  const Chronicle some = written({{10}, {12}, {10}, {10}, {11}});
  EXPECT_TRUE(has(some, 0, Award::Par));
  EXPECT_TRUE(has(some, 0, Award::ThreePars));
  EXPECT_FALSE(has(some, 0, Award::AllPars));
  EXPECT_FALSE(has(some, 0, Award::LastPar));
  const Chronicle all = written({{10}, {10}, {10}, {10}, {10}});
  EXPECT_TRUE(has(all, 0, Award::AllPars));
  EXPECT_TRUE(has(all, 0, Award::LastPar));
}

TEST(CoverUpChronicle, CU_5_4_flips_are_good_or_not) {
  Chronicle game = written({{12, 12}, {12, 12}, {10, 12}, {12, 12}, {12, 12}});
  for (const std::size_t round : {0u, 1u, 2u}) {
    game.rounds[round].flip = HourglassFlip{.seat = Seat(0), .since_round_began = 130'000};
  }
  EXPECT_TRUE(has(game, 0, Award::ThreeGoodFlips));
  EXPECT_FALSE(has(game, 1, Award::ThreeGoodFlips));
  EXPECT_FALSE(has(game, 0, Award::QuickPar));
  game.rounds[2].flip->since_round_began = 119'000;
  EXPECT_TRUE(has(game, 0, Award::QuickPar));
  EXPECT_TRUE(has(game, 0, Award::Flawless));
  game.rounds[1].result.seats[0].score.beside.push_back(Card{});
  EXPECT_FALSE(has(game, 0, Award::ThreeGoodFlips));
  EXPECT_FALSE(has(game, 0, Award::Flawless));
}

TEST(CoverUpChronicle, CU_6_4_the_course_of_a_victory) {
  const Chronicle comeback = written({{12, 11}, {12, 11}, {12, 11}, {10, 12}, {10, 12}});  // 56, 57
  EXPECT_TRUE(has(comeback, 0, Award::Comeback));
  EXPECT_TRUE(has(comeback, 0, Award::PhotoFinish));
  EXPECT_FALSE(has(comeback, 0, Award::Landslide));
  EXPECT_FALSE(has(comeback, 0, Award::BestEveryRound));
  const Chronicle wide = written({{10, 12}, {10, 12}, {10, 12}, {10, 12}, {12, 14}});
  EXPECT_TRUE(has(wide, 0, Award::Landslide));
  EXPECT_TRUE(has(wide, 0, Award::BestEveryRound));
  EXPECT_FALSE(has(wide, 0, Award::Comeback));
  EXPECT_FALSE(has(wide, 1, Award::Landslide));
}

TEST(CoverUpChronicle, alone_there_is_nothing_to_win) {
  const Chronicle alone = written({{12}, {12}, {12}, {12}, {12}});
  EXPECT_EQ(awards_of(alone, Seat(0)), std::vector<Award>{Award::Flawless});
  EXPECT_EQ(rank_of(alone, Seat(0)), 1);
}

}  // namespace
}  // namespace coverstory::records::cover_up
