// Cover Up on its clock: masks, observations, keeping, and games to their ends.
#include "python/cover_up/game.h"

#include <gtest/gtest.h>

#include "engine/core/test_options.h"
#include "engine/cover_up/score.h"
#include "python/cover_up/observation.h"
#include "python/many_games.h"

namespace coverstory::python::cover_up {
namespace {

/// Short rounds: what is tested comes in them as well.
std::vector<Options> variants() {
  std::vector<Options> result;
  for (int players = 1; players <= kMostPlayers; ++players) {
    for (const auto others : {OthersPiles::Counted, OthersPiles::Visible}) {
      const auto referee = players % 2 == 0 ? Referee::Live : Referee::Book;
      result.push_back({players, referee, 3, 8, others});
    }
  }
  return result;
}

void move_at_random(Game& game, FastRng& rng) {
  const Seat seat = game.to_act().first();
  Game::Decision decision;
  const int number = game.random_action(seat, rng);
  ASSERT_FALSE(game.decide(seat, number, decision).has_value()) << number;
  game.apply(seat, decision);
}

std::vector<std::uint8_t> seen_by(const Game& game, Seat seat) {
  std::vector<std::uint8_t> seen(static_cast<std::size_t>(Game::observation_size(game.options())),
                                 0xaa);
  game.observe({}, seat, seen.data());
  return seen;
}

TEST(PythonCoverUp, CU_3_3_CU_3_4_a_mask_has_the_placements_that_break_no_rule) {
  FastRng rng(Seed::from_number(2));
  for (int i = 0; i < 20; ++i) {
    Game game({.players = 1}, rng.seed());
    while (game.state.phase == Phase::Building && game.state.round == 1) {
      std::vector<std::uint8_t> mask(kActions);
      game.set_legal(Seat(0), mask.data());
      const Player& player = game.state.at(Seat(0));
      for (int number = kLay; number < kActions; number += 7) {
        const Laying laying = laying_of(number);
        ASSERT_EQ(number_of(laying), number);
        Pile pile = player.pile;
        const bool has_room = !pile.full() && !slots_in_pile(player).contains(laying.slot);
        if (!has_room) {
          ASSERT_EQ(mask[static_cast<std::size_t>(number)], 0);
          continue;
        }
        pile.push_back(placement_of(laying, player.hand[static_cast<std::size_t>(laying.slot)]));
        const bool may_begin = pile.size() > 1 || is_in_the_middle(laying);
        ASSERT_EQ(mask[static_cast<std::size_t>(number)] != 0, may_begin && check(pile).is_valid());
        Game::Decision decision;
        ASSERT_EQ(game.decide(Seat(0), number, decision).has_value(),
                  mask[static_cast<std::size_t>(number)] == 0);
      }
      move_at_random(game, rng);
    }
  }
}

TEST(PythonCoverUp, an_observation_stays_the_same_when_what_is_hidden_is_dealt_anew) {
  FastRng rng(Seed::from_number(3));
  for (const Options& options : variants()) {
    Game game(options, rng.seed());
    while (!game.is_over()) {
      for (int s = 0; s < options.players; ++s) {
        const Game sampled = game.sampled(Seat(s), rng.seed());
        ASSERT_EQ(seen_by(sampled, Seat(s)), seen_by(game, Seat(s))) << text_of(kOptions, options);
        ASSERT_EQ(view(sampled.state, Seat(s)), view(game.state, Seat(s)));
        ASSERT_EQ(sampled.to_act(), game.to_act());
      }
      move_at_random(game, rng);
    }
  }
}

TEST(PythonCoverUp, a_sampled_game_can_be_played_to_its_end) {
  FastRng rng(Seed::from_number(4));
  for (const Options& options : variants()) {
    Game game(options, rng.seed());
    for (int i = 0; i < 30 && !game.is_over(); ++i) move_at_random(game, rng);
    if (game.is_over()) continue;
    Game sampled = game.sampled(Seat(0), rng.seed());
    while (!sampled.is_over()) move_at_random(sampled, rng);
  }
}

/// What follows from a move, when the others in this second have moved as they do at random.
Game after(const Game& game, int number, const Seed& others) {
  FastRng rng(others);
  Game next = game;
  const Seat seat = game.to_act().first();
  Game::Decision decision;
  EXPECT_FALSE(next.decide(seat, number, decision).has_value());
  next.apply(seat, decision);
  for (SeatSet rest = next.to_act(); !rest.empty() && next.to_act() == rest;) {
    move_at_random(next, rng);
    rest.erase(rest.first());
  }
  return next;
}

/// What two moves lead to is told apart by those who can tell it apart, and by no one else.
TEST(PythonCoverUp, an_observation_changes_with_what_the_seat_sees) {
  FastRng rng(Seed::from_number(5));
  int differing = 0, alike = 0;
  for (const Options& options : variants()) {
    Game game(options, rng.seed());
    while (!game.is_over()) {
      const Seat mover = game.to_act().first();
      const int one = game.random_action(mover, rng), two = game.random_action(mover, rng);
      const Seed others = rng.seed();
      const Game left = after(game, one, others), right = after(game, two, others);
      for (int s = 0; s < options.players; ++s) {
        const bool is_alike = view(left.state, Seat(s)) == view(right.state, Seat(s)) &&
                              left.to_act() == right.to_act() && left.now == right.now;
        ASSERT_EQ(seen_by(left, Seat(s)) == seen_by(right, Seat(s)), is_alike)
            << one << " or " << two << " by seat " << int{mover.index} << ", seen by " << s << ", "
            << text_of(kOptions, options);
        (is_alike ? alike : differing) += one != two;
      }
      move_at_random(game, rng);
    }
  }
  EXPECT_GT(differing, 100);
  EXPECT_GT(alike, 100);
}

TEST(PythonCoverUp, the_own_move_shows_before_the_second_is_over) {
  FastRng rng(Seed::from_number(8));
  Game game({.players = 3}, rng.seed());
  Game one = game, two = game;
  Game::Decision decision;
  ASSERT_FALSE(one.decide(Seat(1), kDone, decision).has_value());
  one.apply(Seat(1), decision);
  while (decision.number == kDone) {
    ASSERT_FALSE(two.decide(Seat(1), two.random_action(Seat(1), rng), decision).has_value());
  }
  two.apply(Seat(1), decision);
  EXPECT_NE(seen_by(one, Seat(1)), seen_by(two, Seat(1)));
  EXPECT_EQ(seen_by(one, Seat(0)), seen_by(two, Seat(0)));
  EXPECT_NE(seen_by(one, Seat(0)), seen_by(game, Seat(0)));  // that it has moved
}

TEST(PythonCoverUp, kept_and_read_again_it_goes_on_the_same) {
  FastRng rng(Seed::from_number(6));
  for (const Options& options : variants()) {
    Game game(options, rng.seed());
    while (!game.is_over()) {
      auto read = Game::from_bytes(game.bytes());
      ASSERT_TRUE(read.has_value());
      FastRng same = rng;
      move_at_random(*read, same);
      move_at_random(game, rng);
      ASSERT_EQ(read->bytes(), game.bytes());
    }
  }
}

TEST(PythonCoverUp, dense_rewards_are_the_points_saved) {
  FastRng rng(Seed::from_number(7));
  Game game({.players = 2}, rng.seed());
  int beside = 0, round = 0;
  while (!game.is_over()) {
    if (game.state.round != round) {
      round = game.state.round;
      beside += points_beside(game.state.at(Seat(0)).hand);
    }
    move_at_random(game, rng);
  }
  EXPECT_EQ(game.progress(Seat(0)), beside - game.state.at(Seat(0)).total);
  EXPECT_NEAR(game.result(Seat(0)) + game.result(Seat(1)), 0, 1e-9);
}

TEST(PythonCoverUp, bots_play_against_an_agent) {
  Setting<Options> setting{.options = {.players = 3}, .games = 2};
  setting.seat = Seat(0);
  setting.opponents = {"easy", "medium"};
  ManyGames<Game> games(setting);
  const auto size = games.rows().observation_size(), actions = games.rows().actions();
  std::vector<std::uint8_t> observations(2 * size), masks(2 * actions), acting(2), terminated(2);
  std::vector<float> rewards(2), results(2);
  games.write_to({observations.data(), masks.data(), acting.data(), rewards.data(),
                  terminated.data(), results.data(), nullptr});
  games.reset(Seed::from_number(1));
  std::vector<std::int32_t> chosen(2);
  int ended = 0;
  for (int i = 0; i < 5000 && ended < 2; ++i) {
    games.choose_at_random(chosen.data());
    for (std::size_t g = 0; g < 2; ++g) {
      // Somebody who is done at once leaves the others their time.
      if (masks[g * actions + kDone] != 0) chosen[g] = kDone;
    }
    ASSERT_FALSE(games.step(chosen.data()).has_value());
    ended += terminated[0] + terminated[1];
  }
  EXPECT_GE(ended, 2);
}

}  // namespace
}  // namespace coverstory::python::cover_up
