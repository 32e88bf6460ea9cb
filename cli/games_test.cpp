// The list of games that the commands go by.
#include "cli/games.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "cli/refused.h"
#include "records/check.h"

namespace coverstory::cli {
namespace {

TEST(Games, each_has_a_name_of_its_own_and_can_be_played_by_bots_and_told) {
  std::set<std::string_view> names;
  for (const GameCommands* game : games()) {
    EXPECT_TRUE(names.insert(game->name).second) << game->name;
    EXPECT_FALSE(game->title.empty());
    EXPECT_NE(game->selfplay, nullptr);
    EXPECT_NE(game->arena, nullptr);
    EXPECT_NE(game->story, nullptr);
  }
  EXPECT_EQ(names, (std::set<std::string_view>{"cover-me", "cover-up"}));
}

TEST(Games, the_records_know_the_same_ones) {
  for (const GameCommands* game : games()) {
    const records::GameLines lines{{.number = 1, .object = {{"game", game->name}}}};
    EXPECT_NE(records::first_mistake(lines)->sentence, records::names_no_game(lines).sentence);
  }
}

std::string refusal(int (*command)(Words), const std::vector<std::string_view>& words) {
  try {
    command(words);
  } catch (const Refused& refused) {
    return refused.what();
  }
  return "done";
}

TEST(Games, a_name_that_is_none_is_refused_with_those_that_are) {
  EXPECT_EQ(refusal(selfplay, {"chess"}),
            "There is no game 'chess'; expected cover-me or cover-up.");
  EXPECT_EQ(refusal(arena, {"chess"}), "There is no game 'chess'; expected cover-me or cover-up.");
}

TEST(Games, one_that_has_no_terminal_is_refused_as_well) {
  EXPECT_EQ(refusal(play, {"cover-up"}),
            "There is no game 'cover-up' to play here; expected cover-me.");
}

}  // namespace
}  // namespace coverstory::cli
