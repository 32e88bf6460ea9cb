// Many games at once: the same whatever the threads, and each the same as if it were played alone.
#include "python/many_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/state.h"
#include "python/cover_me/game.h"

namespace coverstory::python::cover_me {
namespace {

using Games = ManyGames<Game>;

/// The arrays, and what is in them.
struct Written {
  explicit Written(Games& games)
      : observations(games.games() * games.rows().of_a_game() * games.rows().observation_size()),
        masks(games.games() * games.rows().of_a_game() * games.rows().actions(), 9),
        acting(games.games() * games.rows().of_a_game()),
        terminated(games.games()),
        final_observations(observations.size()),
        rewards(acting.size()),
        results(acting.size()),
        actions(acting.size()) {
    games.write_to({observations.data(), masks.data(), acting.data(), rewards.data(),
                    terminated.data(), results.data(), final_observations.data()});
  }
  friend bool operator==(const Written&, const Written&) = default;

  std::vector<std::uint8_t> observations, masks, acting, terminated, final_observations;
  std::vector<float> rewards, results;
  std::vector<std::int32_t> actions;
};

Setting<Options> setting(std::size_t games, int threads = 1) {
  return {.options = {}, .games = games, .threads = threads};
}

void step_at_random(Games& games, Written& written) {
  games.choose_at_random(written.actions.data());
  ASSERT_FALSE(games.step(written.actions.data()).has_value());
}

TEST(PythonManyGames, the_threads_have_no_say) {
  Games one(setting(40)), three(setting(40, 3));
  Written by_one(one), by_three(three);
  one.reset(Seed::from_number(6));
  three.reset(Seed::from_number(6));
  for (int i = 0; i < 400; ++i) {
    step_at_random(one, by_one);
    step_at_random(three, by_three);
    ASSERT_EQ(by_one, by_three) << "step " << i;
  }
}

TEST(PythonManyGames, opponents_play_the_same_whatever_the_threads) {
  auto with_bots = setting(12);
  with_bots.seat = Seat(1);
  with_bots.opponents = {"easy", "greedy", "medium"};
  Games one(with_bots);
  with_bots.threads = 4;
  Games four(with_bots);
  Written by_one(one), by_four(four);
  one.reset(Seed::from_number(6));
  four.reset(Seed::from_number(6));
  std::size_t ended = 0;
  for (int i = 0; i < 200; ++i) {
    ASSERT_TRUE(std::ranges::all_of(by_one.acting, [](auto acts) { return acts == 1; }));
    step_at_random(one, by_one);
    step_at_random(four, by_four);
    ASSERT_EQ(by_one, by_four) << "step " << i;
    ended += static_cast<std::size_t>(std::ranges::count(by_one.terminated, 1));
  }
  EXPECT_GT(ended, 12u);
}

TEST(PythonManyGames, each_is_the_game_that_its_seed_gives) {
  Games games(setting(3));
  Written written(games);
  const Seed seed = Seed::from_number(8);
  games.reset(seed);
  std::vector<Game> alone;
  for (std::size_t i = 0; i < 3; ++i)
    alone.emplace_back(Options{}, seed.derived(Seed::Purpose::Game, i));
  std::vector<bool> over(3);
  while (!std::ranges::all_of(over, [](bool each) { return each; })) {
    games.choose_at_random(written.actions.data());
    for (std::size_t i = 0; i < 3; ++i) {
      if (over[i]) continue;
      const SeatSet due = alone[i].to_act();
      for (int s = 0; s < 4; ++s) {
        if (!due.contains(Seat(s))) continue;
        Action action;
        const auto number = written.actions[i * 4 + static_cast<std::size_t>(s)];
        ASSERT_FALSE(alone[i].decide(Seat(s), number, action).has_value());
        alone[i].apply(Seat(s), action);
      }
    }
    ASSERT_FALSE(games.step(written.actions.data()).has_value());
    for (std::size_t i = 0; i < 3; ++i) {
      if (over[i]) continue;
      over[i] = alone[i].is_over();
      ASSERT_EQ(written.terminated[i], over[i]);
      if (over[i]) {
        for (int s = 0; s < 4; ++s) {
          ASSERT_EQ(written.results[i * 4 + static_cast<std::size_t>(s)],
                    static_cast<float>(alone[i].result(Seat(s))));
        }
      } else {
        ASSERT_EQ(hash_of(games.game(i).state), hash_of(alone[i].state));
      }
    }
  }
}

TEST(PythonManyGames, a_row_that_does_not_act_has_the_no_op_alone_in_its_mask) {
  Games games(setting(16));
  Written written(games);
  games.reset(Seed::from_number(1));
  for (int step = 0; step < 300; ++step) {
    for (std::size_t row = 0; row < written.acting.size(); ++row) {
      const auto* const mask = written.masks.data() + row * games.rows().actions();
      const auto count = std::count(mask, mask + games.rows().actions(), 1);
      const auto zeros = std::count(mask, mask + games.rows().actions(), 0);
      ASSERT_EQ(count + zeros, static_cast<std::ptrdiff_t>(games.rows().actions()));
      ASSERT_EQ(mask[kNoOp], written.acting[row] == 0);
      ASSERT_GE(count, 1);
      if (written.acting[row] == 0) ASSERT_EQ(count, 1);
    }
    step_at_random(games, written);
  }
}

TEST(PythonManyGames, where_an_action_is_refused_nothing_happens) {
  Games games(setting(5, 2));
  Written written(games);
  games.reset(Seed::from_number(2));
  for (int i = 0; i < 30; ++i) step_at_random(games, written);
  const Written before = written;
  games.choose_at_random(written.actions.data());
  std::vector<std::int32_t> wrong = written.actions;
  const auto row =
      static_cast<std::size_t>(std::ranges::find(written.acting, 1) - written.acting.begin());
  wrong[row] = 9999;
  wrong.back() = -3;
  const auto refused = games.step(wrong.data());
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->game, row / 4);
  EXPECT_EQ(refused->row, row % 4);
  EXPECT_EQ(refused->refusal.clause.substr(0, 3), "CM-");
  EXPECT_EQ(written.observations, before.observations);
  EXPECT_EQ(written.masks, before.masks);
  EXPECT_FALSE(games.step(written.actions.data()).has_value());
}

/// Every row that acts has the observation and the mask of its game as it stands, however the game
/// came there.
void expect_shown_as_they_stand(const Games& games, const Written& written,
                                const std::string& told) {
  const std::size_t rows = games.rows().of_a_game(), actions = games.rows().actions();
  std::vector<std::uint8_t> seen(kObservationSize), mask(actions);
  for (std::size_t at = 0; at < written.acting.size(); ++at) {
    const State& state = games.game(at / rows).state;
    const Seat seat = games.seating().seat_of(at / rows, at % rows);
    ASSERT_EQ(written.acting[at] == 1, state.to_act.contains(seat)) << told;
    std::ranges::fill(mask, 0);
    set_legal(state, seat, mask.data());
    ASSERT_TRUE(std::ranges::equal(mask, std::span(written.masks).subspan(at * actions, actions)))
        << told;
    if (written.acting[at] == 0) continue;
    observe(state, seat, seen.data());
    ASSERT_TRUE(std::ranges::equal(
        seen, std::span(written.observations).subspan(at * kObservationSize, kObservationSize)))
        << told << ", seat " << at % rows << ", phase " << static_cast<int>(state.phase);
  }
}

TEST(PythonManyGames, CM_12_what_is_written_is_what_the_position_alone_gives) {
  std::uint64_t number = 0;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    for (const bool with_bots : {false, true}) {
      auto with = setting(2);
      with.options = options;
      if (with_bots) {
        with.seat = Seat(1);
        with.opponents = {"random"};
      }
      Games games(with);
      Written written(games);
      games.reset(Seed::from_number(++number));
      const std::string told = "seed " + std::to_string(number) + ", " + text_of(kOptions, options);
      int ended = 0;
      while (ended < 3) {  // the places are used again
        expect_shown_as_they_stand(games, written, told);
        if (testing::Test::HasFatalFailure()) return;
        step_at_random(games, written);
        ended += written.terminated[0] + written.terminated[1];
      }
    }
  }
}

/// Plays until the first game is over, and stops there.
void play_to_an_end(Games& games, Written& written) {
  do {
    step_at_random(games, written);
  } while (written.terminated[0] == 0);
}

TEST(PythonManyGames, the_next_game_begins_when_it_is_said) {
  for (const Autoreset when : {Autoreset::SameStep, Autoreset::NextStep, Autoreset::Off}) {
    auto with = setting(1);
    with.autoreset = when;
    Games games(with);
    Written written(games);
    games.reset(Seed::from_number(3));
    play_to_an_end(games, written);
    const bool is_new = !games.game(0).is_over();
    EXPECT_EQ(is_new, when == Autoreset::SameStep);
    EXPECT_NE(written.results[0], 0);
    if (is_new) {
      // The last observation of the game that ended: its phase is the last of the seven.
      EXPECT_EQ(written.final_observations[layout::kPhase + 6], 1);
      EXPECT_EQ(written.observations[layout::kPhase + 6], 0);
      continue;
    }
    EXPECT_EQ(written.observations[layout::kPhase + 6], 1);
    EXPECT_EQ(written.masks[kNoOp], 1);
    step_at_random(games, written);  // nobody acts: no-ops
    EXPECT_EQ(games.game(0).is_over(), when == Autoreset::Off);
    EXPECT_EQ(written.terminated[0], when == Autoreset::Off);
    EXPECT_TRUE(std::ranges::all_of(written.results, [](float each) { return each == 0; }));
    EXPECT_TRUE(std::ranges::all_of(written.rewards, [](float each) { return each == 0; }));
    const std::vector<std::uint8_t> where{1};
    games.reset(where);
    EXPECT_FALSE(games.game(0).is_over());
    EXPECT_EQ(written.terminated[0], 0);
  }
}

TEST(PythonManyGames, with_duplicate_dealing_a_deck_is_played_from_every_seat) {
  auto with = setting(8);
  with.dealing = Dealing::Duplicate;
  Games games(with);
  Written written(games);
  games.reset(Seed::from_number(3));
  for (std::size_t i = 1; i < 4; ++i) {
    EXPECT_EQ(hash_of(games.game(i).state), hash_of(games.game(0).state));
    EXPECT_EQ(games.seating().seat_of(i, 0), Seat(static_cast<int>(i)));
  }
  EXPECT_NE(hash_of(games.game(4).state), hash_of(games.game(0).state));
  EXPECT_EQ(games.seating().seat_of(4, 1), Seat(1));
  // What agent 0 sees in the second game is what agent 1 would see in the first.
  std::vector<std::uint8_t> seen(kObservationSize);
  observe(games.game(1).state, Seat(1), seen.data());
  std::vector<std::uint8_t> other(kObservationSize);
  observe(games.game(0).state, Seat(1), other.data());
  EXPECT_EQ(seen, other);
}

TEST(PythonManyGames, dense_rewards_add_up_to_the_lead) {
  auto with = setting(2);
  with.rewards = Rewards::Dense;
  with.autoreset = Autoreset::Off;
  Games games(with);
  Written written(games);
  games.reset(Seed::from_number(4));
  std::vector<double> sums(8);
  while (written.terminated[0] == 0 || written.terminated[1] == 0) {
    const auto before = written.terminated;
    step_at_random(games, written);
    for (std::size_t row = 0; row < 8; ++row) {
      if (before[row / 4] == 0) sums[row] += static_cast<double>(written.rewards[row]);
    }
  }
  for (std::size_t row = 0; row < 8; ++row) {
    EXPECT_NEAR(sums[row], games.game(row / 4).progress(Seat(static_cast<int>(row % 4))), 1e-3);
  }
}

}  // namespace
}  // namespace coverstory::python::cover_me
