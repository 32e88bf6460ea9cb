// A game that is kept and read again goes on as if nothing had been; results add up.
#include "python/cover_me/game.h"

#include <gtest/gtest.h>

#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"

namespace coverstory::python::cover_me {
namespace {

void move_at_random(Game& game, FastRng& rng) {
  const Seat seat = game.to_act().first();
  Action action;
  ASSERT_FALSE(game.decide(seat, game.random_action(seat, rng), action).has_value());
  game.apply(seat, action);
}

TEST(PythonCoverMeGame, kept_and_read_again_it_goes_on_the_same) {
  std::uint64_t number = 0;
  for (const Options& options : varied_combinations(kOptions)) {
    const Seed seed = Seed::from_number(++number);
    Game game(options, seed);
    FastRng rng(seed);
    while (!game.is_over()) {
      auto read = Game::from_bytes(game.bytes());
      ASSERT_TRUE(read.has_value()) << text_of(kOptions, options);
      ASSERT_EQ(hash_of(read->state), hash_of(game.state));
      ASSERT_EQ(view(read->state, Seat(0)), view(game.state, Seat(0)));
      FastRng same = rng;
      move_at_random(*read, same);
      move_at_random(game, rng);
      ASSERT_EQ(hash_of(read->state), hash_of(game.state));  // the random stream goes on as well
    }
  }
}

TEST(PythonCoverMeGame, bytes_that_are_none_of_a_game_are_refused) {
  const Game game(Options{}, Seed::from_number(1));
  std::vector<std::uint8_t> bytes = game.bytes();
  EXPECT_FALSE(Game::from_bytes({}).has_value());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ASSERT_FALSE(Game::from_bytes(std::span(bytes).first(size)).has_value()) << size;
  }
  bytes.push_back(0);
  EXPECT_FALSE(Game::from_bytes(bytes).has_value());
  bytes.pop_back();
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::vector<std::uint8_t> wrong = bytes;
    wrong[at] ^= 0x55;
    // Whatever is read of it, nothing breaks; mostly nothing is read.
    (void)Game::from_bytes(wrong);
  }
}

TEST(PythonCoverMeGame, results_add_up_to_nothing) {
  std::uint64_t number = 100;
  for (const Options& options : varied_combinations(kOptions)) {
    const Seed seed = Seed::from_number(++number);
    Game game(options, seed);
    FastRng rng(seed);
    while (!game.is_over()) move_at_random(game, rng);
    double sum = 0, lead = 0;
    for (int s = 0; s < options.players; ++s) {
      sum += game.result(Seat(s));
      lead += game.progress(Seat(s));
    }
    EXPECT_NEAR(sum, 0, 1e-9);
    EXPECT_NEAR(lead, 0, 1e-9);
  }
}

}  // namespace
}  // namespace coverstory::python::cover_me
