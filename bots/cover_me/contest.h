// The search's race between choices: each trial is a sample on which all that still run are tried.
// Who plays wants the winner; who appraises also wants to hear what each brought.
#pragma once

#include <cstddef>
#include <vector>

#include "bots/budget.h"
#include "bots/cover_me/search.h"
#include "bots/race.h"

namespace coverstory::bots::cover_me {

/// The number of the best of `tried`, of which there is at least one. `hear(number, brought)` is
/// told of every try.
template <class Hear>
std::size_t contest(const View& view, const std::vector<Action>& tried, Countdown countdown,
                    FastRng& rng, Hear&& hear) {
  Race race(tried.size());
  std::vector<double> chances;
  while (!race.is_decided() && countdown.another()) {
    const Trial trial(view, rng);
    chances.clear();
    for (const std::size_t number : race.running()) {
      const Brought brought = trial.after(tried[number]);
      hear(number, brought);
      chances.push_back(brought.chance);
    }
    race.record(chances);
  }
  return race.leader();
}

}  // namespace coverstory::bots::cover_me
