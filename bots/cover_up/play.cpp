#include "bots/cover_up/bot.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "engine/core/ensure.h"
#include "engine/cover_up/game.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

/// What a seat does at a time of the round.
struct Deed {
  Milliseconds t = 0;
  Seat seat;
  std::size_t order = 0;  // among those of the same time, by seat and within its plan
  Action action;

  bool is_flip() const { return std::holds_alternative<Flip>(action); }
};

/// An entry at the very end of a round still counts, while the engine lets a deadline come before
/// an action of the same instant. So piles are laid a millisecond early; a flip at that instant has
/// been done before.
Milliseconds instant_of(const Deed& deed) {
  return deed.is_flip() ? deed.t : std::max<Milliseconds>(0, deed.t - 1);
}

/// Whatever is later is too late in any round. Bounds what is added up, for plans of strangers.
bool is_within_a_round(Milliseconds t, const Options& options) {
  return 0 <= t && t <= 1000 * Milliseconds{options.limit_s + options.hourglass_s};
}

std::vector<Deed> deeds_of(std::span<const RoundPlan> plans, const Options& options) {
  std::vector<Deed> deeds;
  const auto add = [&](Milliseconds t, std::size_t seat, const Action& action) {
    if (!is_within_a_round(t, options)) return;
    deeds.push_back({t, Seat(static_cast<int>(seat)), deeds.size(), action});
  };
  for (std::size_t seat = 0; seat < plans.size(); ++seat) {
    for (const Arranged& entry : plans[seat].timeline) add(entry.t, seat, Arrange{entry.pile});
    if (const auto flip_at = plans[seat].flip_at) add(*flip_at, seat, Flip{});
  }
  // Piles come before flips. Seats have been added in their order.
  std::ranges::sort(
      deeds, {}, [](const Deed& deed) { return std::tuple(deed.t, deed.is_flip(), deed.order); });
  return deeds;
}

View seen_by(const State& state, Seat seat) {
  return view(state, seat);
}

/// CU-6.1.
void play_returns(State& state, std::span<const std::unique_ptr<Bot>> bots, Milliseconds now,
                  Listener& listener) {
  for (const Seat seat : seats_of(state)) {
    const Card card = bots[seat.index]->choose_return(seen_by(state, seat));
    const auto outcome = apply(state, seat, Return{card}, now, listener);
    ENSURE(outcome.has_value());
  }
}

void tell_result(const State& state, std::span<const std::unique_ptr<Bot>> bots) {
  const GameResult result = result_of(state);
  for (const auto& bot : bots) bot->hear_result(result);
}

}  // namespace

void play_round(State& state, std::span<const RoundPlan> plans, Listener& listener) {
  ENSURE(plans.size() == static_cast<std::size_t>(state.options.players));
  const Milliseconds began = state.building_from;
  tick(state, began, listener);
  for (const Deed& deed : deeds_of(plans, state.options)) {
    (void)apply(state, deed.seat, deed.action, began + instant_of(deed), listener);
  }
  while (const auto deadline = next_deadline(state)) tick(state, *deadline, listener);
}

void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener) {
  ENSURE(bots.size() == static_cast<std::size_t>(state.options.players));
  for (const Seat seat : seats_of(state)) bots[seat.index]->begin(state.options, seat);
  while (true) {
    tick(state, state.building_from, listener);
    std::vector<RoundPlan> plans;
    for (const Seat seat : seats_of(state)) {
      plans.push_back(bots[seat.index]->plan_round(seen_by(state, seat)));
    }
    const Milliseconds began = state.building_from;
    play_round(state, plans, listener);
    if (state.phase == Phase::Ended) return tell_result(state, bots);
    play_returns(state, bots, began, listener);
  }
}

}  // namespace coverstory::bots::cover_up
