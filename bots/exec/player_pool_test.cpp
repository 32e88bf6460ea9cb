// Programs that have played are kept; bots of the game are not.
#include "bots/exec/player_pool.h"

#include <gtest/gtest.h>

#include "bots/cover_me/play.h"
#include "bots/exec/cover_me/player.h"
#include "bots/exec/test_script.h"
#include "engine/cover_me/test_play.h"

namespace coverstory::bots::exec {
namespace {

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
