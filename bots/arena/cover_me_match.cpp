#include "bots/arena/cover_me_match.h"

#include "engine/core/ensure.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::arena {

using namespace coverstory::cover_me;

std::optional<Ranking> play_match(const Options& options, const Seed& seed,
                                  std::span<const std::unique_ptr<cover_me::Bot>> bots,
                                  Listener& listener, const std::atomic<bool>& stop) {
  ENSURE(bots.size() == options.players);
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    bots[seat]->begin(options, Seat(static_cast<int>(seat)));
  }
  State state = new_game(options, seed, listener);
  while (!state.is_over()) {
    if (stop) return std::nullopt;
    const Seat seat = state.to_act.first();
    const Action action = bots[seat.index]->choose(view(state, seat), legal(state, seat));
    const Outcome outcome = apply(state, seat, action, listener);
    ENSURE(outcome.has_value());
  }
  const Ranking result = ranking(state);
  for (const auto& bot : bots) bot->hear_result(options, result);
  return result;
}

Action TimedBot::choose(const View& view, const Choices& choices) {
  const auto began = std::chrono::steady_clock::now();
  const Action action = bot_->choose(view, choices);
  if (choices.size() > 1) times_.push_back(std::chrono::steady_clock::now() - began);
  return action;
}

}  // namespace coverstory::bots::arena
