#include "bots/cover_me/medium.h"

#include "bots/cover_me/covers.h"
#include "bots/cover_me/habit.h"
#include "engine/cover_me/sample.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

constexpr int kSamples = 8;

}  // namespace

Action MediumBot::choose(const View& view, const Choices& choices) {
  if (choices.size() == 1) return choices.front();
  const Seat seat = view.viewer.seat();
  State state = sample(view, rng_);
  if (state.awaited != Kind::Play) return habitual_choice(state, seat);
  BySeat<Outlooks> outlooks;
  for (int i = 0; i < kSamples; ++i) {
    state = sample(view, rng_);
    imagine(state, 1, rng_, outlooks);
  }
  return planned_covers(state, seat, outlooks[seat.index], Stakes(state.options, state.calendar));
}

}  // namespace coverstory::bots::cover_me
