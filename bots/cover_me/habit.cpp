#include "bots/cover_me/habit.h"

#include <bit>
#include <utility>

#include "bots/cover_me/covers.h"
#include "bots/cover_me/hand_merit.h"
#include "engine/cover_me/game.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

/// The legal choice that pleases most, the first of equals.
template <class Pleasure>
Action most_pleasing(const State& state, Seat seat, Pleasure pleasure) {
  const int count = legal_count(state, seat);
  Action best = legal_choice(state, seat, 0);
  int most = pleasure(best);
  for (int i = 1; i < count; ++i) {
    const Action action = legal_choice(state, seat, i);
    if (const int pleases = pleasure(action); pleases > most) {
      best = action;
      most = pleases;
    }
  }
  return best;
}

int merit_of_take(const State& state, const HandMerit& merit, const Hand& hand, Action action) {
  const auto pile = action.pile();
  if (!pile) return merit.of_unseen(hand);
  return merit.of(state.open[static_cast<std::size_t>(*pile)].back(), hand);
}

int merit_of_keep(const HandMerit& merit, const Hand& hand, Action action) {
  const auto second = action.second_card();
  return merit.of(action.card(), hand) + (second ? merit.of(*second, hand) : 0);
}

/// CM-5.3: who scores takes the dearest, who does not gives the one that is missed least.
int merit_of_feature(const State& state, const HandMerit& merit, Seat seat, Action action) {
  const auto row = static_cast<unsigned>(state.row_of(seat, action.row()));
  const int kept = merit.of(action.model(), state.hand(seat));
  if ((state.scoring >> row & 1u) == 0) return -kept;
  return 256 * state.options.worth(action.model()) - kept;
}

/// CM-7.5: the card given away is to be replaced by the best that lies open.
int merit_of_swap(const State& state, const HandMerit& merit, const Hand& hand, Action action) {
  const auto discarded = action.discarded();
  if (!discarded) return 0;
  int taken = merit.of_unseen(hand);
  for (const OpenPile& pile : state.open) {
    if (!pile.empty()) taken = std::max(taken, merit.of(pile.back(), hand));
  }
  return taken - merit.of(*discarded, hand);
}

}  // namespace

Action habitual_choice(const State& state, Seat seat) {
  const HandMerit merit(state);
  const Hand& hand = state.hand(seat);
  return most_pleasing(state, seat, [&](Action action) {
    switch (action.kind()) {
      case Kind::Take:
        return merit_of_take(state, merit, hand, action);
      case Kind::Keep:
        return merit_of_keep(merit, hand, action);
      case Kind::Feature:
        return merit_of_feature(state, merit, seat, action);
      case Kind::Swap:
        return merit_of_swap(state, merit, hand, action);
      case Kind::Play:
      case Kind::Vote:  // a victory shared is better than one at risk
        return action.extra_season() ? 0 : 1;
    }
    std::unreachable();
  });
}

void seal_habitual_covers(State& state, SeatSet spared, int outlooks, FastRng& rng) {
  BySeat<Outlooks> imagined;
  imagine(state, outlooks, rng, imagined);
  const Stakes stakes(state.options, state.calendar);
  BySeat<Action> covers;
  const SeatSet deciding = state.deciding;
  for (SeatSet rest = deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    if (spared.contains(seat)) continue;
    covers[seat.index] = planned_covers(state, seat, imagined[seat.index], stakes);
  }
  for (SeatSet rest = deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    if (!spared.contains(seat)) apply_legal(state, seat, covers[seat.index]);
  }
}

void play_on_by_habit(State& state, int seasons, int outlooks, FastRng& rng) {
  while (state.phase != Phase::Over && state.phase != Phase::Vote) {
    if (state.awaited == Kind::Play) {
      if (state.month == 1 && state.to_act == state.deciding && seasons-- == 0) return;
      seal_habitual_covers(state, {}, outlooks, rng);
    } else {
      const Seat seat = state.to_act.first();
      apply_legal(state, seat, habitual_choice(state, seat));
    }
  }
}

}  // namespace coverstory::bots::cover_me
