#include "bots/cover_me/hand_merit.h"

#include <bit>

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

}  // namespace

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

}  // namespace coverstory::bots::cover_me
