// Which cover a seat would choose for this month, by a plan for the rest of the season; and what
// a season promises.
#pragma once

#include "bots/cover_me/row_plan.h"
#include "engine/cover_me/action.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;

/// The first cover of the best plan; in the advanced game one for each row.
Action planned_covers(const State& state, Seat seat, const Outlooks& outlooks,
                      const Stakes& stakes);

/// At the start of a season: what the best plan for the seat's (primary) row promises, in 64ths of
/// a point.
int season_promise(const State& state, Seat seat, int outlooks, FastRng& rng);

}  // namespace coverstory::bots::cover_me
