// The list of games that the commands go by.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/long_run.h"
#include "cli/refused.h"
#include "records/check.h"

namespace coverstory::cli {
namespace {

constexpr std::array kFlags{Flag{"games", "N", "how many"}, Flag{"mixed", "", "all options"}};

Arguments parsed(std::vector<std::string_view> words) {
  return Arguments(words, kFlags);
}

TEST(Arguments, flags_values_and_other_words) {
  const Arguments arguments = parsed({"one", "--games", "12", "--mixed", "two"});
  EXPECT_EQ(arguments.positional(), (std::vector<std::string_view>{"one", "two"}));
  EXPECT_EQ(arguments.value("games"), "12");
  EXPECT_TRUE(arguments.has("mixed"));
  EXPECT_EQ(parsed({"--games=12"}).number("games", 1, 20, 5), 12);
  EXPECT_EQ(parsed({}).number("games", 1, 20, 5), 5);
}

TEST(Arguments, what_was_not_announced_is_refused) {
  EXPECT_THROW(parsed({"--gmes", "1"}), Refused);
  EXPECT_THROW(parsed({"--games"}), Refused);
  EXPECT_THROW(parsed({"--mixed=1"}), Refused);
  EXPECT_THROW(parsed({"--mixed", "--mixed"}), Refused);
}

TEST(Arguments, a_number_is_whole_and_within_bounds) {
  for (const std::string_view text : {"", "x", "1x", "1.5", "-1", "21", "99999999999999999999"}) {
    EXPECT_THROW(read_number(text, "--games", 0, 20), Refused) << text;
  }
  EXPECT_EQ(read_number("20", "--games", 0, 20), 20);
}

TEST(InOrder, results_are_handed_over_in_their_order_on_any_number_of_threads) {
  for (const int threads : {1, 2, 7}) {
    std::vector<std::uint64_t> taken;
    in_order(
        500, threads, [](std::uint64_t i) { return i * i; },
        [&](std::uint64_t i, std::uint64_t result) {
          EXPECT_EQ(result, i * i);
          taken.push_back(i);
        });
    ASSERT_EQ(taken.size(), 500u);
    EXPECT_TRUE(std::ranges::is_sorted(taken));
  }
}

TEST(InOrder, what_is_thrown_on_a_thread_or_while_taking_is_thrown_on) {
  const auto make = [](std::uint64_t i) -> int {
    if (i == 30) throw Refused("no");
    return 0;
  };
  EXPECT_THROW(in_order(100, 3, make, [](std::uint64_t, int) {}), Refused);
  const auto take = [](std::uint64_t i, int) {
    if (i == 5) throw Refused("no");
  };
  EXPECT_THROW(in_order(100, 3, [](std::uint64_t) { return 0; }, take), Refused);
}

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
