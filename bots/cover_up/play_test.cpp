// Plans of rounds, played as the bot protocol says: who flips, when the round ends, which pile
// counts.
#include "bots/cover_up/bot.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/cover_up/game.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

/// A round with cards that are all alike, so that any number of them makes a valid pile.
class PlannedRound {
 public:
  explicit PlannedRound(const Options& options = {.players = 3})
      : state(new_game_from(options, equal_cards(), 1000, sink)),
        plans(static_cast<std::size_t>(options.players)) {}

  /// All cards of a kind on each other.
  static Pile stack(std::size_t cards) {
    Pile pile;
    while (pile.size() < cards) pile.push_back(lying("abcd....", 0, 0, 0));
    return pile;
  }
  /// Five cards that do not hang together.
  static Pile with_mistake() {
    Pile pile = stack(4);
    pile.push_back(lying("abcd....", 0, 9, 9));
    return pile;
  }

  void play() { play_round(state, plans, sink); }

  std::optional<Seat> flipper() const {
    return sink.flips.empty() ? std::nullopt : std::optional(sink.flips.at(0).seat);
  }
  const RoundResult& result() const { return sink.rounds.at(0); }
  std::size_t cards_of(std::size_t seat) const { return result().seats[seat].pile.size(); }

  Diary sink;
  State state;
  std::vector<RoundPlan> plans;

 private:
  static Deck equal_cards() {
    Deck deck;
    deck.of(Color::Green).fill(card("abcd...."));
    deck.of(Color::Yellow).fill(card("abcde..."));
    deck.of(Color::Red).fill(card("abcdef.."));
    return deck;
  }
};

Pile stack(std::size_t cards) {
  return PlannedRound::stack(cards);
}

TEST(CoverUpRoundPlay, the_earliest_flip_with_five_cards_in_the_pile_counts) {
  PlannedRound round;
  round.plans[0] = {{{1000, stack(4)}, {6000, stack(5)}}, 5000};  // too early for its pile
  round.plans[1] = {{{1000, stack(5)}}, 8000};
  round.plans[2] = {{{1000, stack(5)}}, 7000};
  round.play();
  ASSERT_EQ(round.sink.flips.size(), 1u);
  EXPECT_EQ(round.flipper(), Seat(2));
  EXPECT_EQ(round.sink.flips[0].t, 7000);
  EXPECT_EQ(round.result().ended_by, EndedBy::Hourglass);
  EXPECT_EQ(round.cards_of(0), 5u);
}

TEST(CoverUpRoundPlay, of_equal_flips_the_lowest_seat_counts) {
  PlannedRound round;
  round.plans[1] = {{{7000, stack(5)}}, 7000};  // a pile of the same instant is there in time
  round.plans[2] = {{{1000, stack(5)}}, 7000};
  round.play();
  EXPECT_EQ(round.flipper(), Seat(1));
}

TEST(CoverUpRoundPlay, CU_4_3_a_live_referee_ignores_a_flip_with_a_mistake) {
  for (const Referee referee : {Referee::Book, Referee::Live}) {
    PlannedRound round({.players = 2, .referee = referee});
    round.plans[0] = {{{1000, PlannedRound::with_mistake()}}, 2000};
    round.plans[1] = {{{1000, stack(5)}}, 3000};
    round.play();
    EXPECT_EQ(round.flipper(), referee == Referee::Live ? Seat(1) : Seat(0));
  }
}

TEST(CoverUpRoundPlay, CU_4_2_the_round_ends_when_the_hourglass_has_run_out) {
  PlannedRound round({.players = 4, .hourglass_s = 20});
  round.plans[0] = {{{1000, stack(5)}}, 10'000};
  round.plans[1] = {{{29'999, stack(2)}, {30'000, stack(3)}, {30'001, stack(4)}}, std::nullopt};
  round.plans[2] = {{{30'001, stack(4)}}, std::nullopt};
  round.plans[3] = {{{30'000, stack(1)}, {30'000, stack(2)}}, std::nullopt};
  round.play();
  EXPECT_EQ(round.cards_of(1), 3u);  // at the end still counts
  EXPECT_EQ(round.cards_of(2), 0u);
  EXPECT_EQ(round.cards_of(3), 2u);  // the later of two
}

TEST(CoverUpRoundPlay, CU_4_1_of_who_flipped_the_pile_at_the_flip_counts) {
  PlannedRound round;
  Pile elsewhere = stack(5);
  for (Placement& lying : elsewhere) lying.x = 7;
  round.plans[0] = {{{1000, stack(5)}, {10'000, elsewhere}, {10'001, stack(1)}}, 10'000};
  round.play();
  EXPECT_EQ(round.result().seats[0].pile, elsewhere);
  EXPECT_EQ(round.result().seats[0].score.hourglass, -1);
}

TEST(CoverUpRoundPlay, CU_4_2_at_the_limit_the_hourglass_runs_by_itself) {
  PlannedRound round;
  round.plans[0] = {{{1000, stack(5)}}, 300'000};  // comes too late
  round.plans[1] = {{{330'000, stack(2)}, {330'001, stack(3)}}, std::nullopt};
  round.play();
  EXPECT_EQ(round.flipper(), std::nullopt);
  EXPECT_EQ(round.result().ended_by, EndedBy::Limit);
  EXPECT_EQ(round.cards_of(0), 5u);
  EXPECT_EQ(round.cards_of(1), 2u);
}

TEST(CoverUpRoundPlay, a_flip_just_before_the_limit_counts) {
  PlannedRound round;
  round.plans[0] = {{{1000, stack(5)}}, 299'999};
  round.plans[1] = {{{329'999, stack(2)}}, std::nullopt};
  round.play();
  EXPECT_EQ(round.flipper(), Seat(0));
  EXPECT_EQ(round.cards_of(1), 2u);
}

TEST(CoverUpRoundPlay, CU_7_2_alone_nobody_flips_and_the_limit_ends_the_round) {
  PlannedRound round({.players = 1});
  round.plans[0] = {{{1000, stack(5)}, {300'000, stack(4)}, {300'001, stack(3)}}, 2000};
  round.play();
  EXPECT_EQ(round.flipper(), std::nullopt);
  EXPECT_EQ(round.result().ended_by, EndedBy::Limit);
  EXPECT_EQ(round.cards_of(0), 4u);
}

TEST(CoverUpRoundPlay, CU_3_2_an_entry_that_is_no_pile_of_own_cards_is_ignored) {
  PlannedRound round({.players = 2});
  const Pile strange{lying("ffff....", 0, 0, 0)}, far{lying("abcd....", 0, 33, 0)};
  const Pile no_orientation{{card("abcd...."), 8, 0, 0}};
  round.plans[0] = {{{1000, stack(3)}, {2000, strange}, {3000, far}, {4000, no_orientation}}, 5000};
  round.play();
  EXPECT_EQ(round.cards_of(0), 3u);
  EXPECT_EQ(round.flipper(), std::nullopt);
}

TEST(CoverUpRoundPlay, entries_count_by_their_time_and_times_outside_the_round_are_ignored) {
  PlannedRound round({.players = 2});
  constexpr Milliseconds kLast = std::numeric_limits<Milliseconds>::max();
  round.plans[0] = {{{9000, stack(3)}, {2000, stack(5)}, {-1, stack(1)}, {kLast, stack(1)}}, kLast};
  round.plans[1] = {{{-5, stack(5)}, {0, stack(2)}}, -5};
  round.play();
  EXPECT_EQ(round.flipper(), std::nullopt);
  EXPECT_EQ(round.cards_of(0), 3u);
  EXPECT_EQ(round.cards_of(1), 2u);
}

TEST(CoverUpRoundPlay, a_plan_without_anything_leaves_all_cards_beside) {
  PlannedRound round({.players = 2});
  round.play();
  EXPECT_EQ(round.result().seats[0].score.points, 5 * (4 + 1));
  EXPECT_EQ(round.state.phase, Phase::Returning);
}

}  // namespace
}  // namespace coverstory::bots::cover_up
