#include <gtest/gtest.h>

#include "bots/arena/cover_me/timed_bot.h"
#include "bots/arena/cover_up/timed_bot.h"
#include "engine/cover_me/game.h"

namespace coverstory::bots::arena {
namespace {

/// Takes the first choice.
class FirstBot : public cover_me::Bot {
 public:
  cover_me::Action choose(const cover_me::View&, const cover_me::Choices& choices) override {
    return choices.front();
  }
};

TEST(TimedBots, times_the_decisions_in_which_there_was_a_choice) {
  TimedCoverMeBot timed(std::make_unique<FirstBot>());
  timed.begin({.players = 3}, Seat(0));
  const auto state = coverstory::cover_me::new_game(
      {.players = 3, .deal = coverstory::cover_me::Deal::Quick}, Seed::from_number(1));
  const auto seen = view(state, Seat(0));
  cover_me::Choices choices = legal(state, Seat(0));
  timed.choose(seen, choices);
  EXPECT_EQ(timed.times().size(), 1u);
  const cover_me::Action only = choices.front();
  timed.choose(seen, {only});
  EXPECT_EQ(timed.times().size(), 1u);
}

}  // namespace
}  // namespace coverstory::bots::arena
