// What Python knows of Cover Up, for the files that bind it.
#pragma once

#include "bots/cover_up/bot.h"
#include "python/arrays.h"
#include "python/cover_up/game.h"

namespace coverstory::python::cover_up {

/// What a seat sees, and what time it is.
struct ViewForPython {
  View view;
  Milliseconds now = 0;
};

struct BotForPython {
  std::string name;
  std::unique_ptr<bots::cover_up::Bot> bot;
};

Options options_from(const py::dict& options);

py::object pile_as_list(const Pile& pile);
py::list hand_as_list(const Hand& hand);
// What is none is a ValueError.
Card card_from(const py::handle& code);
Pile pile_from(const py::handle& placements);
Hand hand_from(const py::handle& cards);

void add_arena(py::module_& module);
void add_records(py::module_& module);
void add_solver(py::module_& module);
void add_to(py::module_& module);

}  // namespace coverstory::python::cover_up
