// One step of a search: a sampled state in which all others have made their simultaneous decisions,
// and what a choice leads to in it.
#pragma once

#include "engine/core/rng.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::BySeat;
using coverstory::cover_me::State;
using coverstory::cover_me::View;

/// What a choice led to in one trial.
struct Brought {
  double chance = 0;  // of the seat to win, as choices are compared
  int prestige = 0;   // that the seat has scored by then
};

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

}  // namespace coverstory::bots::cover_me
