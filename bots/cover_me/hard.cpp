#include "bots/cover_me/hard.h"

#include <vector>

#include "bots/countdown.h"
#include "bots/cover_me/candidates.h"
#include "bots/cover_me/search.h"
#include "bots/race.h"

namespace coverstory::bots::cover_me {

Action HardBot::choose(const View& view, const Choices& choices) {
  if (choices.size() == 1) return choices.front();
  Countdown countdown(budget_);
  const std::vector<Action> tried = candidates(view, choices, rng_);
  Race race(tried.size());
  std::vector<double> chances;
  while (!race.is_decided() && countdown.another()) {
    const Trial trial(view, rng_);
    chances.clear();
    for (const std::size_t i : race.running()) chances.push_back(trial.chance_after(tried[i]));
    race.record(chances);
  }
  return tried[race.leader()];
}

}  // namespace coverstory::bots::cover_me
