#include "python/cover_up/opponent.h"

#include "engine/core/ensure.h"

namespace coverstory::python::cover_up {

Opponent::Opponent(const std::string& name, const Seed& seed) {
  auto bot = bots::cover_up::make_bot(name, seed);
  ENSURE(bot.has_value());
  bot_ = std::move(*bot);
}

Decision Opponent::choose(const State& state, Seat seat, Milliseconds now) {
  Decision decision;
  if (state.phase == Phase::Returning) {
    decision.returned = bot_->choose_return(view(state, seat));
    return decision;
  }
  if (planned_ != state.round) {
    plan_ = bot_->plan_round(view(state, seat));
    planned_ = state.round;
  }
  const Milliseconds until = now - state.building_from + kMoveMs;
  for (const auto& entry : plan_.timeline) {
    if (entry.t < until) decision.pile = entry.pile;
  }
  decision.flips = plan_.flip_at && *plan_.flip_at < until;
  return decision;
}

}  // namespace coverstory::python::cover_up
