// Whole games with programs at the table: the example of the documentation in every kind of game,
// and one that dies on the way.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/cover_me/bot.h"
#include "bots/exec/cover_me/player.h"
#include "bots/exec/player.h"
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
  const auto all = all_combinations(kOptions, Scope::Game);
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

TEST(CoverMePlayerPool, a_program_is_kept_and_a_bot_of_the_game_is_not) {
  CoverMePlayerPool pool(cover_me_players({}));
  const Seed seed = Seed::from_number(1);
  auto program = pool.take("exec:cat", seed), second = pool.take("exec:cat", seed);
  const auto* known = program.get();
  EXPECT_NE(program.get(), second.get());
  pool.give_back("exec:cat", std::move(program));
  EXPECT_EQ(pool.take("exec:cat", seed).get(), known);
  auto greedy = pool.take("greedy", seed);
  pool.give_back("greedy", std::move(greedy));
  EXPECT_NE(pool.take("greedy", seed), nullptr);
}

TEST(CoverMePlayerPool, one_process_plays_the_games_one_after_another) {
  const TestFile diary;
  const PythonScript script("diary = open('" + diary.name() + R"(', 'a')
while True:
    message = hear()
    if "hello" in message:
        print("hello", file=diary, flush=True)
        say({"ready": True})
    elif "id" in message:
        say({"id": message["id"], "choose": 0})
    else:
        print("result", file=diary, flush=True)
)");
  const std::string name = "exec:" + script.command();
  {
    CoverMePlayerPool pool(cover_me_players({}));
    for (std::uint64_t game = 0; game < 3; ++game) {
      std::vector<std::unique_ptr<cover_me::Bot>> bots;
      bots.push_back(pool.take(name, Seed::from_number(game)));
      bots.push_back(pool.take("random", Seed::from_number(game)));
      coverstory::cover_me::Listener nobody;
      auto state = coverstory::cover_me::new_game({.players = 2}, Seed::from_number(game), nobody);
      cover_me::play_game(state, bots, nobody);
      EXPECT_EQ(bots[0]->forfeits(), 0u);
      pool.give_back(name, std::move(bots[0]));
    }
  }
  EXPECT_EQ(diary.text(), "hello\nresult\nhello\nresult\nhello\nresult\n");
}

}  // namespace

}  // namespace coverstory::bots::exec
