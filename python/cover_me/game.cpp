#include "python/cover_me/game.h"

#include "engine/core/ensure.h"

namespace coverstory::python::cover_me {

double Game::result(Seat seat) const {
  const Ranking result = ranking(state);
  const double share =
      result.winners.contains(seat) ? 1.0 / static_cast<double>(result.winners.size()) : 0.0;
  const auto players = static_cast<double>(state.options.players);
  return (players * share - 1) / (players - 1);
}

double Game::progress(Seat seat) const {
  double others = 0;
  for (int s = 0; s < state.options.players; ++s) {
    if (Seat(s) != seat) others += prestige(state, Seat(s));
  }
  return prestige(state, seat) - others / (state.options.players - 1);
}

Game::Opponent Game::opponent(const std::string& name, const Seed& seed, std::uint64_t iterations) {
  bots::Budget budget;
  if (iterations > 0) budget.iterations = iterations;
  auto bot = bots::cover_me::make_bot(name, seed, budget);
  ENSURE(bot.has_value());
  return std::move(*bot);
}

void Game::let_play(Seat seat, Opponent& opponent) {
  apply_legal(state, seat, opponent->choose(view(state, seat), legal(state, seat)));
}

Game Game::sampled(Seat seat, const Seed& with) const {
  FastRng rng(with);
  State sampled = sample(view(state, seat), rng);
  const Seed next = rng.seed();
  sampled.rng = Rng(next, Rng::Stream::Play);
  return {sampled, next};
}

}  // namespace coverstory::python::cover_me
