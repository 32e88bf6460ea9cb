// What Python knows of Cover Me, for the files that bind it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/view.h"
#include "python/arrays.h"
#include "python/cover_me/game.h"
#include "records/cover_me/json.h"

namespace coverstory::python::cover_me {

/// A game, and its record where one is written.
struct GameForPython {
  Game game;
  std::optional<records::cover_me::Writer> writer;
};

struct ViewForPython {
  View view;

  Seat seat() const { return view.viewer.seat(); }
  /// A state of which this is the view: whatever is asked of it that the seat may know is right.
  State state() const;
};

struct BotForPython {
  std::string name;
  std::unique_ptr<bots::cover_me::Bot> bot;
};

inline constexpr const char* kGameHelp = R"(One game of Cover Me.

Options are given by their names, as the command line has them; those that are not named are the
printed rules. The seed is a number or 32 to 64 hex digits; equal seeds give equal games.

>>> import coverstory
>>> game = coverstory.CoverMe(players=3, seed=7)
>>> game.to_act
[2]
>>> game.legal(2)
[1, 2, 3, 4]
>>> game.action_name(2, 4)
'take from the draw pile'
>>> game.apply(2, 4)
>>> game.apply(2, 4)
Traceback (most recent call last):
    ...
ValueError: This seat has nothing to decide now. (CM-3.3)
>>> while not game.is_over:
...     for seat in game.to_act:
...         game.apply(seat, game.legal(seat)[0])
>>> sum(game.returns())
0.0
)";

/// How long a bot may think; with `iterations` the clock has no say.
bots::Budget read_budget(std::int64_t budget_ms, const py::object& iterations);

void add_layout(py::module_& module);
void add_records(py::module_& module);
void add_arena(py::module_& module);
void add_to(py::module_& module);

}  // namespace coverstory::python::cover_me
