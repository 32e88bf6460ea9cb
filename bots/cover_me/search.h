// One step of a search: a sampled state in which all others have made their simultaneous decisions,
// and what a choice leads to in it.
#pragma once

#include "engine/core/fast_rng.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::State;
using coverstory::cover_me::View;

class Trial {
 public:
  /// What others have sealed is not known: they decide anew.
  Trial(const View& view, FastRng& rng);

  /// The seat's chance to win after this choice. All choices meet the same luck.
  double chance_after(Action choice) const;

 private:
  void let_others_decide(FastRng& rng);

  Seat seat_;
  State state_;
  FastRng luck_;
};

}  // namespace coverstory::bots::cover_me
