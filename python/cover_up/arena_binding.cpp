// The arena of Cover Up, with functions of Python at its tables.
#include "python/arena_binding.h"

#include "python/cover_up/binding.h"

namespace coverstory::python::cover_up {
namespace {

using namespace pybind11::literals;

/// A function of Python in a seat: it answers as a bot of ours does, with a plan of the round, or
/// between two rounds with the card that it puts back.
class FunctionBot : public bots::cover_up::Bot {
 public:
  explicit FunctionBot(const py::object& function) : function_(function) {}

  bots::cover_up::RoundPlan plan_round(const View& view) override {
    const py::gil_scoped_acquire acquired;
    const auto told = function_(ViewForPython{view}).cast<py::dict>();
    bots::cover_up::RoundPlan plan;
    for (const py::handle each : told["timeline"]) {
      plan.timeline.push_back(
          {.t = each["t"].cast<Milliseconds>(), .pile = pile_from(each["pile"])});
    }
    if (const py::object flip_at = told["flip_at"]; !flip_at.is_none()) {
      plan.flip_at = flip_at.cast<Milliseconds>();
    }
    return plan;
  }

  Card choose_return(const View& view) override {
    const py::gil_scoped_acquire acquired;
    const Card card = card_from(function_(ViewForPython{view}));
    if (!view.own.returnable.contains(card)) {
      throw py::value_error("That card cannot be put back (CU-6.1).");
    }
    return card;
  }

 private:
  const py::object& function_;  // of the arena's list, which outlives the game
};

std::unique_ptr<bots::cover_up::Bot> bot_of(const Contestant& who, const Seed& seed) {
  if (who.function.ptr() != Py_None) return std::make_unique<FunctionBot>(who.function);
  return bots::cover_up::make_bot(who.name, seed).value();
}

bots::arena::GameResult result_of_game(const State& state) {
  const GameResult result = result_of(state);
  bots::arena::GameResult game(result.totals.size());
  for (std::size_t s = 0; s < game.size(); ++s) {
    const bool wins = result.winners.contains(Seat(static_cast<int>(s)));
    game[s].win = wins ? 1.0 / result.winners.size() : 0.0;
    game[s].points = result.totals[s];
    game[s].rank = 1;
    for (const int other : result.totals) game[s].rank += other < result.totals[s] ? 1 : 0;
  }
  return game;
}

py::dict arena(const py::list& players, std::uint64_t decks, int threads, const py::object& seed,
               const py::dict& given) {
  const std::vector<Contestant> chairs = read_contestants(players);
  py::dict with_players(given);
  with_players["players"] = chairs.size();
  const Options options = options_from(with_players);
  const Seed base = read_seed(seed);
  for (const Contestant& each : chairs) {
    if (!each.function.is_none()) continue;
    if (auto bot = bots::cover_up::make_bot(each.name, Seed{}); !bot) {
      throw py::value_error(bot.error());
    }
  }
  return run_arena(
      chairs, decks, threads, [&](const std::vector<std::size_t>& seats, std::uint64_t deck) {
        const Seed game_seed = base.derived(Seed::Purpose::Game, deck);
        std::vector<std::unique_ptr<bots::cover_up::Bot>> bots;
        for (std::size_t s = 0; s < seats.size(); ++s) {
          bots.push_back(bot_of(chairs[seats[s]], game_seed.derived(Seed::Purpose::Bot, s)));
        }
        State state = new_game(options, standard_deck(), game_seed, 0);
        Listener nobody;
        bots::cover_up::play_game(state, bots, nobody);
        return result_of_game(state);
      });
}

}  // namespace

void add_arena(py::module_& module) {
  module.def("cover_up_arena", &arena, "players"_a, "decks"_a, "threads"_a, "seed"_a, "options"_a);
}

}  // namespace coverstory::python::cover_up
