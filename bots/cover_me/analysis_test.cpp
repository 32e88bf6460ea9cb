// The appraisal tells what the bot thinks: its best is the bot's choice, equal views give equal
// figures whatever lies hidden, and every choice of a seat can be appraised.
#include "bots/cover_me/analysis.h"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

constexpr std::uint64_t kFew = 6;
const Seed kSeed = Seed::from_number(5);

const std::vector<Options> kTables{
    {.players = 4},
    {.players = 2},
    {.players = 2, .two_player = TwoPlayer::Advanced},
    {.players = 3, .values = Values::Equal, .removed = Clothes::Red}};

/// Calls `check(state, seat)` at decisions all over games that are played at random.
void at_many_decisions(auto check) {
  for (const Options& options : kTables) {
    FastRng rng(Seed::from_number(1));
    State state = new_game(options, rng.seed());
    for (int decision = 0; !state.is_over(); ++decision) {
      const Decision next = random_decision(state, rng);
      if (decision % 5 == 0) check(state, next);
      act(state, next.seat, next.action);
    }
  }
}

Appraisal appraisal_of(const State& state, Seat seat, Action chosen, std::uint64_t iterations) {
  FastRng rng(kSeed);
  return appraise(view(state, seat), legal(state, seat), chosen, iterations, rng);
}

TEST(CoverMeAnalysis, the_best_is_what_the_bot_chooses) {
  at_many_decisions([](const State& state, const Decision& next) {
    const auto bot = make_bot("hard", kSeed, Budget::of_iterations(kFew)).value();
    const Choices choices = legal(state, next.seat);
    EXPECT_EQ(appraisal_of(state, next.seat, next.action, kFew).best_choice().action,
              bot->choose(view(state, next.seat), choices));
  });
}

TEST(CoverMeAnalysis, what_was_chosen_is_appraised_and_all_that_is_told_could_be_chosen) {
  at_many_decisions([](const State& state, const Decision& next) {
    const Choices choices = legal(state, next.seat);
    const Appraisal told = appraisal_of(state, next.seat, next.action, kFew);
    int chosen = 0;
    for (const Worth& worth : told.choices) {
      EXPECT_TRUE(choices.contains(worth.action));
      chosen += worth.action == next.action;
    }
    EXPECT_EQ(chosen, 1);
  });
}

TEST(CoverMeAnalysis, the_chances_of_all_seats_are_one_together) {
  at_many_decisions([](const State& state, const Decision& next) {
    const Appraisal told = appraisal_of(state, next.seat, next.action, kFew);
    EXPECT_NEAR(std::accumulate(told.chances.begin(), told.chances.end(), 0.0), 1, 1e-9);
    EXPECT_DOUBLE_EQ(told.chances[next.seat.index], told.best_choice().chance);
  });
}

void expect_equal(const Appraisal& one, const Appraisal& other) {
  EXPECT_EQ(one.best, other.best);
  EXPECT_EQ(one.chances, other.chances);
  ASSERT_EQ(one.choices.size(), other.choices.size());
  for (std::size_t i = 0; i < one.choices.size(); ++i) {
    EXPECT_EQ(one.choices[i].action, other.choices[i].action);
    EXPECT_EQ(one.choices[i].chance, other.choices[i].chance);
    EXPECT_EQ(one.choices[i].prestige, other.choices[i].prestige);
  }
}

TEST(CoverMeAnalysis, CM_12_4_what_a_seat_cannot_see_does_not_change_the_appraisal) {
  FastRng exchange(Seed::from_number(7));
  at_many_decisions([&](const State& state, const Decision& next) {
    const State exchanged = sample(view(state, next.seat), exchange);
    expect_equal(appraisal_of(state, next.seat, next.action, kFew),
                 appraisal_of(exchanged, next.seat, next.action, kFew));
  });
}

/// The last month of the last season: a card that scores 5 is better than one that scores nothing.
TEST(CoverMeAnalysis, CM_6_2_a_choice_that_gives_the_victory_away_costs_its_chance) {
  State state = state_of({.options = {.players = 4},
                          .calendar = {.year = 3, .season = Season::Fall},
                          .hands = {"RDmr YQmk GQsb WQsb WTlk", "GQmb KTsb GDlr GDmk",
                                    "GQsk KDsb GTlr GTmk", "GTsb KQsr GDmr GTlb"},
                          .filling = Hands::AsWritten,
                          .influence = "YQsb BQsb RQsb KQsb"});
  play_month(state, "RDmr GQmb GQsk GTsb");
  play_month(state, "YQmk KTsb KDsb KQsr");
  const Action given_away = Action::play(card("WTlk"));
  const Appraisal told = appraisal_of(state, Seat(0), given_away, 200);
  EXPECT_EQ(told.best_choice().action, Action::play(card("WQsb")));
  for (const Worth& worth : told.choices) {
    if (worth.action != given_away) continue;
    EXPECT_LT(worth.chance + 0.3, told.best_choice().chance);
    EXPECT_NEAR(worth.prestige + 5, told.best_choice().prestige, 0.01);
  }
}

TEST(CoverMeAnalysis, a_decision_without_a_choice_still_has_its_chances) {
  const State state = new_game({.players = 4}, Seed::from_number(1));
  const Seat seat = state.to_act.first();
  const Choices one{legal(state, seat).back()};
  FastRng rng(kSeed);
  const Appraisal told = appraise(view(state, seat), one, one.front(), kFew, rng);
  ASSERT_EQ(told.choices.size(), 1u);
  EXPECT_GT(told.best_choice().chance, 0.05);
  EXPECT_LT(told.best_choice().chance, 0.6);
}

}  // namespace
}  // namespace coverstory::bots::cover_me
