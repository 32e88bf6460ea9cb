#include "python/arena_binding.h"

namespace coverstory::python {
namespace {

using namespace pybind11::literals;

py::dict sample_of(const bots::arena::Sample& sample) {
  py::dict result("mean"_a = sample.mean());
  const auto interval = sample.interval();
  result["interval"] =
      interval ? py::object(py::make_tuple(interval->low, interval->high)) : py::none();
  return result;
}

}  // namespace

std::vector<Contestant> read_contestants(const py::list& from) {
  std::vector<Contestant> result;
  for (const py::handle each : from) {
    if (py::isinstance<py::str>(each)) {
      result.push_back({each.cast<std::string>(), py::none()});
    } else if (py::isinstance<py::tuple>(each) && py::len(each) == 2) {
      const auto pair = py::reinterpret_borrow<py::tuple>(each);
      result.push_back({pair[0].cast<std::string>(), pair[1]});
    } else if (PyCallable_Check(each.ptr()) != 0) {
      const auto name = py::getattr(each, "__name__", py::str("python")).cast<std::string>();
      result.push_back({name, py::reinterpret_borrow<py::object>(each)});
    } else {
      throw py::type_error("A player is a bot's name, a function, or a name and a function.");
    }
  }
  return result;
}

py::dict standings_of(const bots::arena::Standings& standings) {
  py::dict bots;
  for (const bots::arena::Standing& each : standings.bots()) {
    bots[py::str(each.name)] =
        py::dict("seats"_a = each.seats, "win"_a = sample_of(each.win),
                 "rank"_a = sample_of(each.rank), "points"_a = sample_of(each.points));
  }
  py::list pairings;
  for (const bots::arena::Pairing& each : standings.pairings()) {
    pairings.append(py::dict("first"_a = standings.bots()[each.first].name,
                             "second"_a = standings.bots()[each.second].name,
                             "ahead"_a = sample_of(each.ahead)));
  }
  return py::dict("decks"_a = standings.decks(), "games"_a = standings.games(), "bots"_a = bots,
                  "pairings"_a = pairings);
}

}  // namespace coverstory::python
