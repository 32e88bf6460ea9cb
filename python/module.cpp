// The Python module: each game adds its own, as games/list.inc lists them.
#include <pybind11/pybind11.h>

#include <exception>
#include <string>

#include "engine/core/version.h"

namespace py = pybind11;

#define GAME(name)                        \
  namespace coverstory::python::name {    \
  void add_to(pybind11::module_& module); \
  }
#include "games/list.inc"
#undef GAME

PYBIND11_MODULE(_engine, module) {
  module.doc() = "The engine of Cover Story; `coverstory` is what to import.";
  module.attr("__version__") = std::string(coverstory::version());
  // What is of a wrong type where the type is found out late, as in a list or in what a function
  // answered.
  py::register_local_exception_translator([](std::exception_ptr thrown) {
    try {
      std::rethrow_exception(thrown);
    } catch (const py::cast_error& error) {
      PyErr_SetString(PyExc_TypeError, error.what());
    }
  });
#define GAME(name) coverstory::python::name::add_to(module);
#include "games/list.inc"
#undef GAME
}
