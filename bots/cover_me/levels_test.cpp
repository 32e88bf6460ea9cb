// Every level plays whole games of all variants by the rules, gives the same answer to the same
// view and seed, and the same answer whatever the cards are that its seat cannot see.
#include <gtest/gtest.h>

#include "bots/cover_me/bot.h"
#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

const Budget kSmall = Budget::of_iterations(3);

Action answer(std::string_view level, const Seed& seed, const View& seen, const Choices& choices) {
  return make_bot(level, seed, kSmall).value()->choose(seen, choices);
}

/// Seats are taken by the levels in turn, so that all meet in all variants.
void play_whole_game(const Options& options, std::size_t first_level) {
  const auto levels = bot_names();
  FastRng rng(Seed::from_number(first_level));
  State state = new_game(options, rng.seed());
  while (!state.is_over()) {
    const Seat seat = state.to_act.first();
    const auto level = levels[(first_level + seat.index) % levels.size()];
    const Choices choices = legal(state, seat);
    const Action action = answer(level, rng.seed(), view(state, seat), choices);
    ASSERT_TRUE(choices.contains(action)) << level << " in " << text_of(kOptions, options);
    act(state, seat, action);
    if (state.calendar.year > 5) return;  // votes for ever more seasons (CM-10.3)
  }
}

TEST(CoverMeLevels, whole_games_of_every_variant_are_legal) {
  const auto options = all_combinations(kOptions, Scope::Game);
  for (std::size_t i = 0; i < options.size(); i += 7) play_whole_game(options[i], i);
}

/// Calls `check(state, seat)` at decisions all over a game that is played at random.
void at_many_decisions(const Options& options, std::uint64_t number, auto check) {
  FastRng rng(Seed::from_number(number));
  State state = new_game(options, rng.seed());
  for (int decision = 0; !state.is_over(); ++decision) {
    const Decision next = random_decision(state, rng);
    if (decision % 7 == 0) check(state, next.seat);
    act(state, next.seat, next.action);
  }
}

const std::vector<Options> kTables{
    {.players = 4},
    {.players = 2},
    {.players = 2, .two_player = TwoPlayer::Advanced},
    {.players = 3, .values = Values::Equal, .removed = Clothes::Red}};

TEST(CoverMeLevels, equal_views_and_seeds_give_equal_answers) {
  const Seed seed = Seed::from_number(5);
  for (const Options& options : kTables) {
    at_many_decisions(options, 1, [&](const State& state, Seat seat) {
      const Choices choices = legal(state, seat);
      const View seen = view(state, seat);
      for (const auto level : bot_names()) {
        EXPECT_EQ(answer(level, seed, seen, choices), answer(level, seed, seen, choices)) << level;
      }
    });
  }
}

TEST(CoverMeLevels, CM_12_4_what_a_seat_cannot_see_does_not_change_the_answer) {
  const Seed seed = Seed::from_number(6);
  FastRng exchange(Seed::from_number(7));
  for (const Options& options : kTables) {
    at_many_decisions(options, 2, [&](const State& state, Seat seat) {
      const View seen = view(state, seat);
      const State exchanged = sample(seen, exchange);
      const View seen_then = view(exchanged, seat);
      ASSERT_EQ(seen, seen_then);
      for (const auto level : bot_names()) {
        EXPECT_EQ(answer(level, seed, seen, legal(state, seat)),
                  answer(level, seed, seen_then, legal(exchanged, seat)))
            << level;
      }
    });
  }
}

TEST(CoverMeLevels, a_single_choice_is_answered_at_once) {
  const State state = new_game({.players = 4}, Seed::from_number(1));
  const Seat seat = state.to_act.first();
  const Choices one{legal(state, seat).back()};
  const Budget endless = Budget::of_iterations(1u << 30);
  for (const auto level : bot_names()) {
    EXPECT_EQ(make_bot(level, Seed{}, endless).value()->choose(view(state, seat), one), one[0]);
  }
}

TEST(CoverMeLevels, an_unknown_level_is_refused_with_the_known_ones) {
  const auto bot = make_bot("brilliant", Seed{});
  ASSERT_FALSE(bot.has_value());
  EXPECT_NE(bot.error().find("random, greedy, easy, medium, hard"), std::string::npos);
}

}  // namespace
}  // namespace coverstory::bots::cover_me
