#include "bots/cover_me/hard.h"

#include <vector>

#include "bots/cover_me/candidates.h"
#include "bots/cover_me/contest.h"

namespace coverstory::bots::cover_me {

Action HardBot::choose(const View& view, const Choices& choices) {
  if (choices.size() == 1) return choices.front();
  const Countdown countdown(budget_);
  const std::vector<Action> tried = candidates(view, choices, rng_);
  return tried[contest(view, tried, countdown, rng_, [](std::size_t, const Brought&) {})];
}

}  // namespace coverstory::bots::cover_me
