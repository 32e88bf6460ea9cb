#include "cli/arena/run.h"

#include <chrono>
#include <vector>

#include "cli/in_order.h"
#include "cli/progress.h"

namespace coverstory::cli {
namespace {

using bots::arena::GameResult;

/// Ends the work of all threads.
struct Stopped {};

/// Collects games in their order; a deck counts when its last game is there.
class Collector {
 public:
  Collector(std::size_t games_a_deck, bots::arena::Standings& standings)
      : games_a_deck_(games_a_deck), standings_(standings) {}

  void add(GameResult game) {
    deck_.push_back(std::move(game));
    if (deck_.size() < games_a_deck_) return;
    standings_.add_deck(deck_);
    deck_.clear();
  }

 private:
  std::size_t games_a_deck_;
  bots::arena::Standings& standings_;
  std::vector<GameResult> deck_;
};

}  // namespace

ArenaOutcome run_arena(const ArenaPlan& plan, const PlayArenaGame& play) {
  ArenaOutcome outcome{.standings = bots::arena::Standings(plan.bots)};
  Collector collector(plan.players(), outcome.standings);
  const auto began = std::chrono::steady_clock::now();
  try {
    Progress progress("games", plan.games());
    in_order(
        plan.games(), plan.threads,
        [&](std::uint64_t game) {
          return play({.deck = game / plan.players(), .rotation = game % plan.players()});
        },
        [&](std::uint64_t game, std::optional<GameResult> result) {
          if (!result) throw Stopped();
          collector.add(std::move(*result));
          progress.reached(game + 1);
        });
  } catch (const Stopped&) {
    outcome.stopped = true;
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  outcome.seconds = took.count();
  return outcome;
}

}  // namespace coverstory::cli
