// Whole games with programs at the table: the example of the documentation in every kind of game,
// and one that dies on the way.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/cover_me/play.h"
#include "bots/exec/cover_me/bot.h"
#include "bots/exec/cover_me/player.h"
#include "bots/exec/test_script.h"
#include "engine/core/test_options.h"

namespace coverstory::bots::exec {
namespace {

using namespace std::chrono_literals;
using namespace coverstory::cover_me;

constexpr Limits kPatient{.answer = 60s, .farewell = 60s};

std::string example() {
  return std::string("python3 ") + COVERSTORY_SOURCE_DIR + "/docs/examples/bot.py";
}

struct Result {
  Ranking ranking;
  std::uint64_t forfeits = 0;
};

/// The program has the last seat.
Result play_against(const std::string& command, const Options& options, std::uint64_t seed,
                    std::string_view other) {
  std::vector<std::unique_ptr<cover_me::Bot>> bots;
  for (int seat = 1; seat < options.players; ++seat) {
    const auto number = static_cast<std::uint64_t>(seat);
    bots.push_back(cover_me::make_bot(other, Seed::from_number(seed + number)).value());
  }
  bots.push_back(std::make_unique<CoverMeBot>(command, 100ms, kPatient));
  Listener nobody;
  State state = new_game(options, Seed::from_number(seed), nobody);
  cover_me::play_game(state, bots, nobody);
  return {ranking(state), bots.back()->forfeits()};
}

TEST(ExecWholeGames, the_example_plays_legally_in_every_kind_of_game) {
  const auto all = all_combinations(kOptions);
  for (std::size_t i = 0; i < all.size(); i += 29) {
    EXPECT_EQ(play_against(example(), all[i], i, "random").forfeits, 0u)
        << text_of(kOptions, all[i]);
  }
}

TEST(ExecWholeGames, the_example_makes_sense) {
  double wins = 0;
  constexpr int kGames = 20;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Ranking result = play_against(example(), {.players = 4}, seed, "random").ranking;
    if (result.ranks[3] == 1) wins += 1.0 / result.winners.size();
  }
  EXPECT_GT(wins, kGames / 2) << "a random player wins a quarter";
}

TEST(ExecWholeGames, a_program_that_dies_on_the_way_spoils_no_game) {
  const PythonScript script(R"(
hear(); say({"ready": True})
for i in range(10): say({"id": hear()["id"], "choose": 0})
)");
  const Result result = play_against(script.command(), {.players = 3}, 1, "random");
  EXPECT_GT(result.forfeits, 20u);
}

}  // namespace
}  // namespace coverstory::bots::exec
