#include "bots/cover_me/bot.h"

#include "engine/core/ensure.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

void play_game(State& state, std::span<const std::unique_ptr<Bot>> bots, Listener& listener,
               const std::atomic<bool>& stop) {
  ENSURE(bots.size() == state.options.players);
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    bots[seat]->begin(state.options, Seat(static_cast<int>(seat)));
  }
  while (!state.is_over()) {
    if (stop) return;
    const Seat seat = state.to_act.first();
    const Action action = bots[seat.index]->choose(view(state, seat), legal(state, seat));
    const Outcome outcome = apply(state, seat, action, listener);
    ENSURE(outcome.has_value());
  }
  const Ranking result = ranking(state);
  for (const auto& bot : bots) bot->hear_result(state.options, result);
}

}  // namespace coverstory::bots::cover_me
