// The Python module: each game adds its own, as games/list.inc lists them.
#include <pybind11/pybind11.h>

#include "engine/core/version.h"

#define GAME(name)                        \
  namespace coverstory::python::name {    \
  void add_to(pybind11::module_& module); \
  }
#include "games/list.inc"
#undef GAME

PYBIND11_MODULE(_engine, module) {
  module.doc() = "The engine of Cover Story; `coverstory` is what to import.";
  module.attr("__version__") = std::string(coverstory::version());
#define GAME(name) coverstory::python::name::add_to(module);
#include "games/list.inc"
#undef GAME
}
