#include "bots/cover_me/search.h"

#include <algorithm>
#include <map>
#include <utility>

#include "bots/cover_me/habit.h"
#include "bots/cover_me/prospects.h"
#include "bots/cover_me/row_plan.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

constexpr int kOutlooks = 2;      // of everybody who plans in a rollout
constexpr int kSeasonsAhead = 0;  // to the start of the next season

/// CM-5.3: a sample draws what others have sealed at random; open it again.
void reopen_features(State& state, Seat own) {
  for (int s = 0; s < state.options.players; ++s) {
    if (Seat(s) == own) continue;
    for (int row = 0; row < state.options.rows_of_a_player(); ++row) {
      const auto at = static_cast<std::size_t>(state.row_of(Seat(s), row));
      if (state.candidates[at] != 0) state.featured[at] = kUndecided;
    }
  }
}

constexpr std::size_t kFew = 16;  // choices, which are all tried
constexpr int kProposals = 64;

/// How often each choice was proposed. One outlook for each proposal: they are to differ.
std::map<Action, int> proposals(const View& view, FastRng& rng) {
  const Seat seat = view.viewer.seat();
  std::map<Action, int> times;
  for (int i = 0; i < kProposals; ++i) {
    const State state = sample(view, rng);
    BySeat<Outlooks> outlooks;
    imagine(state, 1, rng, outlooks);
    const Stakes stakes(state.options, state.calendar);
    ++times[planned_covers(state, seat, outlooks[seat.index], stakes)];
  }
  return times;
}

}  // namespace

Trial::Trial(const View& view, FastRng& rng)
    : seat_(view.viewer.seat()), state_(sample(view, rng)), luck_(rng.seed()) {
  state_.to_act = state_.deciding;
  if (state_.phase == Phase::Special) reopen_features(state_, seat_);
  let_others_decide(rng);
}

void Trial::let_others_decide(FastRng& rng) {
  if (state_.awaited == Kind::Play) {
    return seal_habitual_covers(state_, SeatSet::only(seat_), kOutlooks, rng);
  }
  SeatSet others = state_.deciding;
  others.erase(seat_);
  for (; !others.empty(); others.erase(others.first())) {
    const Seat other = others.first();
    while (state_.to_act.contains(other)) {
      // A vote against an extra season would make one's own idle (CM-10.3).
      const bool votes = state_.awaited == Kind::Vote;
      apply_legal(state_, other, votes ? Action::vote(true) : habitual_choice(state_, other));
    }
  }
}

State Trial::played_on(Action choice, FastRng& luck) const {
  State state = state_;
  const bool again = state.phase == Phase::Vote && choice.extra_season();
  apply_legal(state, seat_, choice);
  play_on_by_habit(state, again ? 1 : kSeasonsAhead, kOutlooks, luck);
  return state;
}

Brought Trial::after(Action choice) const {
  FastRng luck = luck_;
  const State state = played_on(choice, luck);
  return {chance_to_win(state, seat_, luck), prestige(state, seat_)};
}

BySeat<double> Trial::chances_after(Action choice) const {
  FastRng luck = luck_;
  return chances_to_win(played_on(choice, luck), luck);
}

std::vector<Action> candidates(const View& view, const Choices& choices, FastRng& rng) {
  if (choices.size() <= kFew) return {choices.begin(), choices.end()};
  const std::map<Action, int> times = proposals(view, rng);
  std::vector<Action> chosen;
  for (const Action action : choices) {
    if (times.contains(action)) chosen.push_back(action);
  }
  std::ranges::sort(chosen, [&](Action one, Action other) {
    return std::pair(-times.at(one), one) < std::pair(-times.at(other), other);
  });
  if (chosen.size() > kFew) chosen.resize(kFew);
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace coverstory::bots::cover_me
