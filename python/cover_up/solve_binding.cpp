// CU-7.1: par, for one hand and for many; the puzzles.
#include <fmt/format.h>

#include "engine/cover_up/puzzle.h"
#include "engine/cover_up/solver.h"
#include "python/cover_up/binding.h"
#include "python/workers.h"

namespace coverstory::python::cover_up {
namespace {

using namespace pybind11::literals;

py::dict par_as_dict(const Par& par) {
  Pile pile;
  for (const Placement& placed : par.pile) pile.push_back(placed);
  Hand beside;
  for (const Card card : par.beside) beside.push_back(card);
  return py::dict("points"_a = par.points, "pile"_a = pile_as_list(pile),
                  "beside"_a = hand_as_list(beside), "exact"_a = par.exact);
}

py::dict solve_one(const py::object& cards) {
  const Hand hand = hand_from(cards);
  Par par;
  {
    const py::gil_scoped_release released;
    par = solve(hand);
  }
  return par_as_dict(par);
}

py::array_t<std::int32_t> solve_many(const py::sequence& hands, int threads) {
  if (threads < 1 || threads > 256) throw py::value_error("'threads' is a number from 1 to 256.");
  std::vector<Hand> read;
  for (const py::handle each : hands) read.push_back(hand_from(each));
  py::array_t<std::int32_t> points(static_cast<py::ssize_t>(read.size()));
  std::int32_t* const to = points.mutable_data();
  {
    const py::gil_scoped_release released;
    Workers workers(threads);
    workers.share(read.size(), [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) to[i] = solve(read[i]).points;
    });
  }
  return points;
}

py::list puzzle(const std::string& date) {
  const auto day = puzzle_day(date);
  if (!day) throw py::value_error("A day is written as 2026-11-16, of the years 2000 to 2999.");
  return hand_as_list(puzzle_of(*day));
}

}  // namespace

void add_solver(py::module_& module) {
  module.def("solve", &solve_one, "cards"_a,
             R"(Par of up to five cards of Cover Up (CU-7.1), and a pile that reaches it.

>>> import coverstory
>>> coverstory.solve(coverstory.puzzle("2026-11-16"))["exact"]
True
)");
  module.def("solve_many", &solve_many, "hands"_a, "threads"_a = 1,
             "The points of par of many hands, on several threads, as an array.");
  module.def("puzzle", &puzzle, "date"_a, "The five cards of a day (CU-7.3), as codes.");
}

}  // namespace coverstory::python::cover_up
