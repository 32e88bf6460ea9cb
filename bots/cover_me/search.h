// The search for a choice: which choices are tried, what each leads to in a sampled state, and the
// race between them, in which all that still run are tried on the same samples.
#pragma once

#include <cstddef>
#include <vector>

#include "bots/budget.h"
#include "bots/cover_me/bot.h"
#include "bots/race.h"
#include "engine/core/rng.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::BySeat;
using coverstory::cover_me::State;
using coverstory::cover_me::View;

/// Which choices are tried: all of them, unless there are too many. Of the pairs of covers in the
/// advanced game (CM-9.3), up to 132, those that plans on several samples propose. At least one of
/// the choices, in their order.
std::vector<Action> candidates(const View& view, const Choices& choices, FastRng& rng);

/// What a choice led to in one trial.
struct Brought {
  double chance = 0;  // of the seat to win, as choices are compared
  int prestige = 0;   // that the seat has scored by then
};

/// A sampled state in which all others have made their simultaneous decisions.
class Trial {
 public:
  /// What others have sealed is not known: they decide anew.
  Trial(const View& view, FastRng& rng);

  /// What this choice brings the seat. All choices meet the same luck.
  Brought after(Action choice) const;
  /// Every seat's chance to win after this choice; together they are 1.
  BySeat<double> chances_after(Action choice) const;

 private:
  void let_others_decide(FastRng& rng);
  State played_on(Action choice, FastRng& luck) const;

  Seat seat_;
  State state_;
  FastRng luck_;
};

/// The race: each trial is a sample. Who plays wants the winner; who appraises also wants to hear
/// what each brought. The number of the best of `tried`, of which there is at least one.
/// `hear(number, brought)` is told of every try.
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
