#include "engine/cover_up/options.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/cover_up/action.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::cover_up {
namespace {

TEST(CoverUpOptions, CU_1_4_one_to_six_play) {
  EXPECT_TRUE(validate({.players = 0}));
  for (int players = 1; players <= 6; ++players) EXPECT_FALSE(validate({.players = players}));
  EXPECT_EQ(validate({.players = 7}), "Cover Up is played by 1 to 6 players.");
}

TEST(CoverUpOptions, CU_1_4_a_seat_that_nobody_plays_cannot_act) {
  TestGame game({.players = 3});
  game.count_in();
  EXPECT_EQ(game.act(3, Done{}), refused(Violation::NoSuchSeat));
  EXPECT_EQ(game.act(255, Arrange{}), refused(Violation::NoSuchSeat));
}

TEST(CoverUpOptions, CU_1_5_the_hourglass_runs_for_30_seconds_unless_set_otherwise) {
  EXPECT_EQ(Options{}.hourglass_s, 30);
  EXPECT_FALSE(validate({.hourglass_s = 1}));
  EXPECT_FALSE(validate({.hourglass_s = 600}));
  EXPECT_EQ(validate({.hourglass_s = 0}), "The hourglass runs for 1 to 600 seconds.");
  EXPECT_TRUE(validate({.hourglass_s = 601}));
}

TEST(CoverUpOptions, CU_4_2_the_limit_is_300_seconds_unless_set_otherwise) {
  EXPECT_EQ(Options{}.limit_s, 300);
  EXPECT_EQ(validate({.limit_s = 0}), "The limit before the first flip is 1 to 3600 seconds.");
  EXPECT_TRUE(validate({.limit_s = 3601}));
}

TEST(CoverUpOptions, CU_4_3_the_referee_goes_by_the_book_unless_set_otherwise) {
  EXPECT_EQ(Options{}.referee, Referee::Book);
}

TEST(CoverUpOptions, a_game_with_wrong_options_or_an_incomplete_deck_is_never_begun) {
  EXPECT_THROW(new_game({.players = 7}, standard_deck(), Seed{}, 0), BrokenInvariant);
  EXPECT_THROW(new_game({.players = 2}, Deck{}, Seed{}, 0), BrokenInvariant);
}

TEST(CoverUpViolations, each_has_a_clause_and_a_sentence_of_its_own) {
  std::set<std::string_view> sentences;
  for (int i = 0; i < kViolations; ++i) {
    const auto violation = static_cast<Violation>(i);
    EXPECT_EQ(clause_of(violation).substr(0, 3), "CU-");
    EXPECT_TRUE(sentences.insert(sentence_of(violation)).second) << sentence_of(violation);
    EXPECT_EQ(sentence_of(violation).back(), '.');
  }
}

}  // namespace
}  // namespace coverstory::cover_up
