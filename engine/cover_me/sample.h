// CM-12.4: a state in which the viewer would see exactly this view. Unseen cards are dealt at
// random within their pools, other seats' sealed decisions are drawn anew, and the random stream is
// a fresh one. Searching bots think on samples and so can know no more than the view.
//
// What other seats remember of cards in face-down piles is not carried over: in a sample a seat
// knows its own hand and what all know.
#pragma once

#include "engine/core/fast_rng.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::cover_me {

State sample(const View& view, FastRng& rng);

}  // namespace coverstory::cover_me
