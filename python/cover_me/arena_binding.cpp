// The arena of Cover Me, with functions of Python at its tables.
#include <fmt/format.h>

#include "python/arena_binding.h"
#include "python/cover_me/binding.h"

namespace coverstory::python::cover_me {
namespace {

using namespace pybind11::literals;

/// A function of Python in a seat: it gets the view and answers with a number.
class FunctionBot : public bots::cover_me::Bot {
 public:
  explicit FunctionBot(const py::object& function) : function_(function) {}

  Action choose(const View& view, const Choices&) override {
    const py::gil_scoped_acquire acquired;
    const ViewForPython seen{view};
    const py::object answer = function_(seen);
    if (PyIndex_Check(answer.ptr()) == 0) {
      throw py::type_error("A player answers with the number of an action, not with " +
                           std::string(py::repr(answer)) + ".");
    }
    const auto number = py::int_(answer).cast<std::int64_t>();
    Action action;
    const Game game(seen.state(), Seed{});
    if (const auto refused = game.decide(seen.seat(), number, action)) refuse(*refused);
    return action;
  }

 private:
  const py::object& function_;  // of the arena's list, which outlives the game
};

bots::arena::GameResult result_of(const State& state) {
  const Ranking result = ranking(state);
  bots::arena::GameResult game(state.options.players);
  for (std::size_t s = 0; s < game.size(); ++s) {
    const bool wins = result.winners.contains(Seat(static_cast<int>(s)));
    game[s].win = wins ? 1.0 / result.winners.size() : 0.0;
    game[s].rank = result.ranks[s];
    game[s].points = result.prestige[s];
  }
  return game;
}

py::dict arena(const py::list& players, std::uint64_t decks, int threads, const py::object& seed,
               std::int64_t budget_ms, const py::object& iterations, const py::dict& given) {
  const std::vector<Contestant> chairs = read_contestants(players);
  py::dict with_players(given);
  with_players["players"] = chairs.size();
  const Options options = read_options(kOptions, with_players);
  const Seed base = read_seed(seed);
  const bots::Budget budget = read_budget(budget_ms, iterations);
  for (const Contestant& each : chairs) {
    if (!each.function.is_none()) continue;
    if (auto bot = bots::cover_me::make_bot(each.name, Seed{}); !bot) {
      throw py::value_error(bot.error());
    }
  }
  return run_arena(
      chairs, decks, threads, [&](const std::vector<std::size_t>& seats, std::uint64_t deck) {
        const Seed game_seed = base.derived(Seed::Purpose::Game, deck);
        std::vector<std::unique_ptr<bots::cover_me::Bot>> bots;
        for (std::size_t s = 0; s < seats.size(); ++s) {
          const Contestant& who = chairs[seats[s]];
          if (who.function.ptr() != Py_None) {
            bots.push_back(std::make_unique<FunctionBot>(who.function));
          } else {
            bots.push_back(
                bots::cover_me::make_bot(who.name, game_seed.derived(Seed::Purpose::Bot, s), budget)
                    .value());
          }
        }
        State state = new_game(options, game_seed);
        Listener nobody;
        bots::cover_me::play_game(state, bots, nobody);
        return result_of(state);
      });
}

}  // namespace

void add_arena(py::module_& module) {
  module.def("cover_me_arena", &arena, "players"_a, "decks"_a, "threads"_a, "seed"_a, "budget_ms"_a,
             "iterations"_a, "options"_a);
}

}  // namespace coverstory::python::cover_me
