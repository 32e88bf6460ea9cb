// Cover Up in Python: one game on its clock, what a seat sees of it, and many games at once.
#include "python/cover_up/binding.h"

#include <fmt/format.h>

#include "engine/cover_up/solver.h"
#include "python/cover_up/observation.h"
#include "python/many_games_binding.h"

namespace coverstory::python::cover_up {
namespace {

using namespace pybind11::literals;

constexpr const char* kHelp =
    R"(One game of Cover Up, on a clock that ticks: each seat makes a move in a second, all at once.

>>> import coverstory
>>> game = coverstory.CoverUp(players=1, seed=7)
>>> game.to_act
[0]
>>> first = game.legal(0)[-1]
>>> game.apply(0, first)
>>> game.pile(0)[0]["x"], game.pile(0)[0]["y"]
(-1, 1)
>>> game.apply(0, first)
Traceback (most recent call last):
    ...
ValueError: That card lies in the pile already. (CU-3.2)
>>> game.par(0) <= game.points(0)
True
)";

Seat at(const Game& game, int seat) {
  return read_seat(seat, game.players());
}

py::array_t<bool> mask_of(const Game& game, Seat seat) {
  py::array_t<bool> mask(kActions);
  auto* const flags = reinterpret_cast<std::uint8_t*>(mask.mutable_data());
  std::fill_n(flags, kActions, std::uint8_t{0});
  game.set_legal(seat, flags);
  return mask;
}

py::list legal_numbers(const Game& game, Seat seat) {
  std::array<std::uint8_t, kActions> mask{};
  game.set_legal(seat, mask.data());
  py::list numbers;
  for (int i = 0; i < kActions; ++i) {
    if (mask[static_cast<std::size_t>(i)] != 0) numbers.append(i);
  }
  return numbers;
}

void apply_number(Game& game, int seat, std::int64_t number) {
  const Seat chooser = at(game, seat);
  if (!game.to_act().contains(chooser)) {
    if (number == kNoOp && !game.is_over()) return;
    refuse(Game::not_to_act(game));
  }
  Game::Decision decision;
  if (const auto refused = game.decide(chooser, number, decision)) refuse(*refused);
  game.apply(chooser, decision);
}

py::object observation(const Game& game, int seat, const py::object& out) {
  const Seat observer = at(game, seat);
  if (out.is_none()) {
    Bytes result(layout::kSize);
    observe(game, observer, result.mutable_data());
    return result;
  }
  auto to = out.cast<py::array>();
  const std::array<py::ssize_t, 1> shape{layout::kSize};
  check_array(to, py::dtype::of<std::uint8_t>(), shape, "out");
  observe(game, observer, static_cast<std::uint8_t*>(to.mutable_data()));
  return out;
}

std::string action_name(const Game& game, int seat, int number) {
  const Seat chooser = at(game, seat);
  if (number == kTakeBack) return "take the top card back";
  if (number == kFlip) return "flip the hourglass";
  if (number == kDone) return "be done";
  const Hand& hand = game.state.at(chooser).hand;
  if (kReturn <= number && number < kLay) {
    return fmt::format("return {}", code_of(hand[static_cast<std::size_t>(number - kReturn)]));
  }
  if (number < kLay || number >= kActions) return "nothing";
  const Laying laying = laying_of(number);
  const Card card = hand[static_cast<std::size_t>(laying.slot)];
  const Placement placed = placement_of(laying, card);
  return fmt::format("lay {} turned {} at {}, {}", code_of(card), laying.o, placed.x, placed.y);
}

std::string describe(const Game& game) {
  const State& state = game.state;
  constexpr std::array<std::string_view, 5> kPhases{"the count of three", "all build",
                                                    "the hourglass runs", "cards are put back",
                                                    "the game is over"};
  std::string text =
      fmt::format("Cover Up, round {}: {}, {} s left\n", state.round,
                  kPhases[static_cast<std::size_t>(state.phase)], time_left(game) / kMoveMs);
  for (const Seat seat : seats_of(state)) {
    const Player& player = state.at(seat);
    text += fmt::format("seat {}: {} points, cards", seat.index, player.total);
    for (const Card card : player.hand) text += " " + code_of(card);
    text += "\n" + draw(player.pile);
  }
  return text;
}

void add_game(py::module_& module) {
  py::class_<Game> game(module, "CoverUp", kHelp);
  game.def(py::init([](const py::object& seed, const py::kwargs& options) {
             return Game(options_from(options), read_seed(seed));
           }),
           "seed"_a = py::none());
  game.def_property_readonly("players", &Game::players, "How many play.");
  game.def_property_readonly(
      "options", [](const Game& self) { return options_of(kOptions, self.options()); },
      "The options, as a dict of words and numbers.");
  game.def_property_readonly(
      "num_actions", [](const Game&) { return kActions; },
      "How many actions there are: the length of a mask.");
  game.def_property_readonly_static(
      "observation_size", [](const py::object&) { return layout::kSize; },
      "The length of an observation.");
  game.def_property_readonly(
      "to_act", [](const Game& self) { return list_of(self.to_act()); },
      "The seats that have not moved in this second.");
  game.def_property_readonly("is_over", &Game::is_over, "Whether the game has ended.");
  game.def_property_readonly(
      "seconds_left", [](const Game& self) { return time_left(self) / kMoveMs; },
      "Until the hourglass or the limit has run out.");
  game.def_property_readonly("round", [](const Game& self) { return self.state.round; }, "1 to 5.");
  game.def(
      "legal", [](const Game& self, int seat) { return legal_numbers(self, at(self, seat)); },
      "seat"_a, "The numbers of what a seat may do; [0], the no-op, where it does not act.");
  game.def("apply", &apply_number, "seat"_a, "action"_a,
           "Makes a move; a ValueError names the clause that forbids it.");
  game.def(
      "action_mask", [](const Game& self, int seat) { return mask_of(self, at(self, seat)); },
      "seat"_a, "The same as `legal`, as an array of bool.");
  game.def("observation", &observation, "seat"_a, "out"_a = py::none(),
           "What a seat sees, as bytes: `coverstory.cover_up.LAYOUT` says where what is.");
  game.def(
      "information_state",
      [](const Game& self, int seat) {
        return array_of(information_of(view(self.state, at(self, seat)), self.now));
      },
      "seat"_a, "All that a seat knows, as bytes.");
  game.def(
      "state", [](const Game& self) { return array_of(state_of(self)); },
      "The whole truth as bytes, for critics and search; no player may see it.");
  game.def(
      "view",
      [](const Game& self, int seat) {
        return ViewForPython{view(self.state, at(self, seat)), self.now};
      },
      "seat"_a, "What a seat sees, for bots and as a dict.");
  game.def(
      "returns",
      [](const Game& self) {
        py::list returns;
        for (int s = 0; s < self.players(); ++s) {
          returns.append(self.is_over() ? self.result(Seat(s)) : 0.0);
        }
        return returns;
      },
      "By seat: 1 for a victory, less for the others, 0 in sum; alone the points with a minus.");
  game.def(
      "totals",
      [](const Game& self) {
        py::list totals;
        for (const Seat seat : seats_of(self.state)) totals.append(self.state.at(seat).total);
        return totals;
      },
      "The points of the rounds that have ended, by seat.");
  game.def(
      "points",
      [](const Game& self, int seat) {
        const Player& player = self.state.at(at(self, seat));
        return score_of(player.hand, player.pile, Flipped::No).points;
      },
      "seat"_a, "What the pile as it lies would cost (CU-5).");
  game.def(
      "par",
      [](const Game& self, int seat) { return solve(self.state.at(at(self, seat)).hand).points; },
      "seat"_a, "The fewest points that the seat's five cards can be brought to (CU-7.1).");
  game.def(
      "hand",
      [](const Game& self, int seat) { return hand_as_list(self.state.at(at(self, seat)).hand); },
      "seat"_a, "The five cards of a seat, as codes.");
  game.def(
      "pile",
      [](const Game& self, int seat) { return pile_as_list(self.state.at(at(self, seat)).pile); },
      "seat"_a, "The pile of a seat, from bottom to top.");
  game.def("clone", [](const Game& self) { return self; }, "A game of its own, the same as this.");
  game.def("__copy__", [](const Game& self) { return self; });
  game.def("__deepcopy__", [](const Game& self, const py::dict&) { return self; });
  game.def(
      "sample",
      [](const Game& self, int seat, const py::object& seed) {
        return self.sampled(at(self, seat), read_seed(seed));
      },
      "seat"_a, "seed"_a = py::none(), "A game in which the seat would see the same.");
  game.def(
      "hash", [](const Game& self) { return hash_of(self.state); },
      "What the state is, in one number; the same on every machine.");
  game.def("action_name", &action_name, "seat"_a, "action"_a, "An action in words.");
  game.def("__str__", &describe);
  game.def("__repr__", [](const Game& self) {
    return fmt::format("<coverstory.CoverUp, {} players, hash {:016x}>", self.players(),
                       hash_of(self.state));
  });
  game.def(py::pickle(
      [](const Game& self) {
        const auto bytes = self.bytes();
        return py::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
      },
      [](const py::bytes& kept) {
        const auto text = static_cast<std::string_view>(kept);
        auto game =
            Game::from_bytes({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
        if (!game) throw py::value_error("These bytes are no game of Cover Up.");
        return *std::move(game);
      }));
}

void add_view(py::module_& module) {
  py::class_<ViewForPython> seen(module, "CoverUpView",
                                 "What a seat sees of a game; bots decide by it alone.");
  seen.def_property_readonly(
      "seat", [](const ViewForPython& self) { return int{self.view.viewer.seat().index}; });
  seen.def_property_readonly(
      "hand",
      [](const ViewForPython& self) {
        return hand_as_list(*self.view.seats[self.view.viewer.seat().index].hand);
      },
      "The own five cards, as codes.");
  seen.def_property_readonly(
      "returnable",
      [](const ViewForPython& self) { return hand_as_list(self.view.own.returnable); },
      "The cards that can be put back, between two rounds (CU-6.1).");
  seen.def("__eq__", [](const ViewForPython& self, const ViewForPython& other) {
    return self.view == other.view;
  });
}

void add_bot(py::module_& module) {
  py::class_<BotForPython> bot(module, "CoverUpBot", "A bot: a function from a view to a plan.");
  bot.def(py::init([](const std::string& name, const py::object& seed) {
            auto made = bots::cover_up::make_bot(name, read_seed(seed));
            if (!made) throw py::value_error(made.error());
            return std::make_unique<BotForPython>(BotForPython{name, std::move(*made)});
          }),
          "name"_a, "seed"_a = py::none());
  bot.def_property_readonly("name", [](const BotForPython& self) { return self.name; });
  bot.def(
      "__call__",
      [](BotForPython& self, const ViewForPython& seen) -> py::object {
        if (!seen.view.own.returnable.empty()) {
          return py::str(code_of(self.bot->choose_return(seen.view)));
        }
        const bots::cover_up::RoundPlan plan = self.bot->plan_round(seen.view);
        py::list timeline;
        for (const auto& entry : plan.timeline) {
          timeline.append(py::dict("t"_a = entry.t, "pile"_a = pile_as_list(entry.pile)));
        }
        return py::dict(
            "timeline"_a = timeline,
            "flip_at"_a = plan.flip_at ? py::object(py::int_(*plan.flip_at)) : py::none());
      },
      "view"_a,
      "All that the bot would do in the round; between two rounds the card that it puts back.");
  module.def("cover_up_bots", [] {
    py::list names;
    for (const auto name : bots::cover_up::bot_names()) names.append(std::string(name));
    return names;
  });
}

void add_layout(py::module_& module) {
  using namespace layout;
  const auto part = [](int from, int size) { return py::slice(from, from + size, 1); };
  module.attr("COVER_UP_LAYOUT") =
      py::dict("pile"_a = part(kPile, kPlanes * kWindow * kWindow),
               "hand"_a = part(layout::kHand, kHandSize * kSquares * kSymbols),
               "placed"_a = part(kPlaced, kHandSize), "phase"_a = part(kPhase, 5),
               "figures"_a = part(kFigures, 8), "seats"_a = part(kSeats, kMostPlayers * SeatFields),
               "table"_a = part(kTable, kMostPlayers * kHandSize * CardFields),
               "sealed"_a = part(kSealed, 2));
  module.attr("COVER_UP_SEAT_FIELDS") = int{SeatFields};
}

void check_name(const std::string& name) {
  if (auto bot = bots::cover_up::make_bot(name, Seed{}); !bot) throw py::value_error(bot.error());
}

}  // namespace

Options options_from(const py::dict& options) {
  return read_options(kOptions, options);
}

py::object pile_as_list(const Pile& pile) {
  py::list result;
  for (const Placement& placed : pile) {
    result.append(py::dict("card"_a = code_of(placed.card), "o"_a = int{placed.o},
                           "x"_a = int{placed.x}, "y"_a = int{placed.y}));
  }
  return result;
}

py::list hand_as_list(const Hand& hand) {
  py::list result;
  for (const Card card : hand) result.append(code_of(card));
  return result;
}

Card card_from(const py::handle& code) {
  const auto card = card_from_code(code.cast<std::string>());
  if (!card) throw py::value_error("A card is eight characters, `.` or `a` to `f` (CU-1.3).");
  return *card;
}

Pile pile_from(const py::handle& placements) {
  Pile pile;
  for (const py::handle each : placements) {
    const Placement placed{.card = card_from(each["card"]),
                           .o = each["o"].cast<std::uint8_t>(),
                           .x = each["x"].cast<std::int8_t>(),
                           .y = each["y"].cast<std::int8_t>()};
    if (!is_on_lattice(placed)) throw py::value_error("A card lies outside the lattice (CU-3.2).");
    if (pile.full()) throw py::value_error("A pile has at most five cards (CU-2.1).");
    pile.push_back(placed);
  }
  return pile;
}

Hand hand_from(const py::handle& cards) {
  Hand hand;
  for (const py::handle each : cards) {
    const Card card = card_from(each);
    if (hand.full()) throw py::value_error("A hand has at most five cards (CU-2.1).");
    hand.push_back(card);
  }
  return hand;
}

void add_to(py::module_& module) {
  add_game(module);
  add_view(module);
  add_bot(module);
  add_layout(module);
  add_records(module);
  add_solver(module);
  add_arena(module);
  bind_many_games<Game>(module, "CoverUpGames", &options_from, &check_name,
                        [](const Game& game) { return game; });
}

}  // namespace coverstory::python::cover_up
