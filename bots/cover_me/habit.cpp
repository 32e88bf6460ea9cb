#include "bots/cover_me/habit.h"

#include <bit>
#include <utility>

#include "bots/cover_me/row_plan.h"
#include "engine/cover_me/game.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

constexpr int kLikeness = 4;  // for each trait shared with another card of the hand
constexpr int kFashion = 4;   // for each trend of the influence row

Calendar coming_season(const State& state) {
  const bool past = state.phase == Phase::Hands || state.phase == Phase::Special;
  return past ? next_season(state.calendar, state.options.length) : state.calendar;
}

/// What the influence row shows most. In the season special the row of the past season still lies
/// there, and the next one is not known.
Shown fashion_to_come(const State& state) {
  if (state.phase == Phase::Special || state.influence.empty()) return 0;
  QuickTracks tracks{};
  for (const Card card : state.influence) tracks += step_of(card);
  return leaders(tracks);
}

int traits_shared(Shown one, Shown other) {
  return std::popcount(static_cast<Shown>(one & other));
}

/// What a card is worth in a hand: its prestige as far as it may still score, and how well it goes
/// with the rest of the hand and with the fashion of the coming season.
class HandMerit {
 public:
  /// For decisions between seasons, and for those of the season special.
  explicit HandMerit(const State& state);

  /// In the company of these cards; the card itself does not count among them.
  int of(Card card, const Hand& company) const;
  /// About what an unseen card of the draw pile is worth there.
  int of_unseen(const Hand& company) const;

 private:
  const State& state_;
  int weight_;        // of prestige
  Shown active_;      // the traits of the coming season
  Shown in_fashion_;  // what its influence row shows most, as far as it is known
  int unseen_worth_;
};

HandMerit::HandMerit(const State& state) : state_(state) {
  const Calendar coming = coming_season(state);
  weight_ = 2 * hand_weight(1 + seasons_after(coming, state.options));
  active_ = active_traits(coming.season);
  in_fashion_ = static_cast<Shown>(fashion_to_come(state) & active_);
  unseen_worth_ = state.options.equal_values() ? 1 : 2;
}

int HandMerit::of(Card card, const Hand& company) const {
  const auto shown = static_cast<Shown>(bots::cover_me::shown_by(card) & active_);
  int merit = weight_ * state_.options.worth(card) + kFashion * traits_shared(shown, in_fashion_);
  for (const Card other : company) {
    if (other == card) continue;
    merit += kLikeness * traits_shared(shown, bots::cover_me::shown_by(other));
  }
  return merit;
}

/// A trait is shared by one card in three, clothes by one in six.
int HandMerit::of_unseen(const Hand& company) const {
  return weight_ * unseen_worth_ + kFashion + kLikeness * static_cast<int>(company.size());
}

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
