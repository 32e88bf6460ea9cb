#include "cli/arena/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "cli/arguments.h"
#include "cli/long_run.h"
#include "cli/refused.h"
#include "cli/series.h"

namespace coverstory::cli {
namespace {

constexpr std::int64_t kMostIterations = 1'000'000'000;

/// --bots goes round until every chair is taken; --table names who sits in each.
std::vector<std::string> read_table(const Arguments& arguments, std::size_t players) {
  const auto bots = arguments.value("bots"), table = arguments.value("table");
  if (bots.has_value() == table.has_value()) {
    throw Refused(
        "An arena needs either --bots NAME,NAME,… or --table with a name for every seat.");
  }
  const std::vector<std::string> names = split_at_commas(bots ? *bots : *table);
  if (table && names.size() != players) {
    throw Refused(fmt::format("--table names {} bots; with {} players it takes {}.", names.size(),
                              players, players));
  }
  if (names.size() > players) {
    throw Refused(
        fmt::format("--bots names {} bots for {} seats; --players makes more room at the table.",
                    names.size(), players));
  }
  std::vector<std::string> chairs;
  for (std::size_t i = 0; i < players; ++i) chairs.push_back(names[i % names.size()]);
  return chairs;
}

std::vector<std::string> different(const std::vector<std::string>& names) {
  std::vector<std::string> result;
  for (const std::string& name : names) {
    if (std::ranges::find(result, name) == result.end()) result.push_back(name);
  }
  return result;
}

bots::Budget read_budget(const Arguments& arguments) {
  bots::Budget budget = bots::Budget::of_ms(
      arguments.number("budget-ms", 1, bots::kMostBudgetMs, bots::kDefaultBudgetMs));
  if (arguments.has("iterations")) {
    budget.iterations =
        static_cast<std::uint64_t>(arguments.number("iterations", 1, kMostIterations, 1));
  }
  return budget;
}

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

std::size_t ArenaPlan::bot_at(std::size_t seat, std::size_t rotation) const {
  return static_cast<std::size_t>(std::ranges::find(bots, name_at(seat, rotation)) - bots.begin());
}

std::vector<Flag> arena_flags() {
  return {{"bots", "NAME,NAME,…", "who plays, going round until every seat is taken"},
          {"table", "NAME,NAME,…", "who plays, a name for every seat"},
          {"games", "N", "how many games, rounded up to whole decks (400)"},
          {"budget-ms", "MS", "how long a bot may think about a decision (100)"},
          {"iterations", "N", "how much it may think instead, whatever the clock says"},
          {"threads", "N", "how many threads (one for each core)"},
          kSeedFlag,
          {"json", "FILE", "write the report as JSON too"},
          {"help", "", "this text"}};
}

ArenaPlan read_arena_plan(const Arguments& arguments, std::size_t players) {
  if (!arguments.positional().empty()) {
    throw Refused("arena takes no more words after the game, only options.");
  }
  ArenaPlan plan{
      .table = read_table(arguments, players),
      .threads = static_cast<int>(arguments.number("threads", 1, kMostThreads, cores())),
      .seed = seed_of(arguments),
      .budget = read_budget(arguments),
  };
  plan.bots = different(plan.table);
  const auto games = static_cast<std::uint64_t>(arguments.number("games", 1, kMostGames, 400));
  plan.decks = (games + players - 1) / players;
  if (const auto file = arguments.value("json")) plan.json = std::string(*file);
  return plan;
}

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
