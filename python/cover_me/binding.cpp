// Cover Me in Python: one game, what a seat sees of it, the bots, and many games at once.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "engine/cover_me/game.h"
#include "python/cover_me/binding.h"
#include "python/cover_me/describe.h"
#include "python/many_games_binding.h"
#include "records/cover_me/json.h"
#include "records/fields.h"

namespace coverstory::python::cover_me {
namespace {

using namespace pybind11::literals;

Options read(const py::dict& options) {
  return read_options(kOptions, options);
}

Seat at(const Game& game, int seat) {
  return read_seat(seat, game.players());
}

py::list legal_numbers(const State& state, Seat seat) {
  std::array<std::uint8_t, kAllActions> mask{};
  set_legal(state, seat, mask.data());
  py::list numbers;
  for (int i = 0; i < kAllActions; ++i) {
    if (mask[static_cast<std::size_t>(i)] != 0) numbers.append(i);
  }
  return numbers;
}

py::array_t<bool> mask_of(const State& state, Seat seat) {
  py::array_t<bool> mask(action_count(state.options));
  auto* const flags = reinterpret_cast<std::uint8_t*>(mask.mutable_data());
  std::fill_n(flags, mask.size(), std::uint8_t{0});
  set_legal(state, seat, flags);
  return mask;
}

Bytes observation_of(const State& state, Seat seat) {
  Bytes result(kObservationSize);
  observe(state, seat, result.mutable_data());
  return result;
}

void observe_into(const Game& game, int seat, const py::array& to) {
  const std::array<py::ssize_t, 1> shape{kObservationSize};
  check_array(to, py::dtype::of<std::uint8_t>(), shape, "out");
  observe(game.state, at(game, seat), static_cast<std::uint8_t*>(py::array(to).mutable_data()));
}

/// The no-op of a seat that does not act changes nothing.
void apply_number(GameForPython& self, int seat, std::int64_t number) {
  Game& game = self.game;
  const Seat chooser = at(game, seat);
  if (!game.to_act().contains(chooser)) {
    if (number == kNoOp && !game.is_over()) return;
    refuse(Game::not_to_act(game));
  }
  Action action;
  if (const auto refused = game.decide(chooser, number, action)) refuse(*refused);
  if (self.writer) {
    (void)apply(game.state, chooser, action, *self.writer);
  } else {
    game.apply(chooser, action);
  }
}

py::list returns_of(const Game& game) {
  py::list returns;
  for (int s = 0; s < game.players(); ++s) {
    returns.append(game.is_over() ? game.result(Seat(s)) : 0.0);
  }
  return returns;
}

py::dict ranking_of(const Game& game) {
  const Ranking result = ranking(game.state);
  py::list prestige, cards, ranks;
  for (std::size_t s = 0; s < game.state.options.players; ++s) {
    prestige.append(result.prestige[s]);
    cards.append(result.cards[s]);
    ranks.append(result.ranks[s]);
  }
  return py::dict("prestige"_a = prestige, "cards"_a = cards, "ranks"_a = ranks,
                  "winners"_a = list_of(result.winners));
}

Action checked_decision(const Game& game, int seat, std::int64_t number) {
  Action action;
  if (!game.to_act().contains(at(game, seat))) refuse(Game::not_to_act(game));
  if (const auto refused = game.decide(Seat(seat), number, action)) refuse(*refused);
  return action;
}

/// In the words of the records.
py::dict decision_as_dict(const Game& game, int seat, std::int64_t number) {
  const Action action = checked_decision(game, seat, number);
  const auto cards = [&] {
    py::list codes;
    codes.append(code_of(action.card()));
    if (const auto second = action.second_card()) codes.append(code_of(*second));
    return codes;
  };
  switch (action.kind()) {
    case Kind::Take: {
      const auto pile = action.pile();
      const auto from =
          pile ? std::string(1, kHairLetters[static_cast<std::size_t>(*pile)]) : "draw";
      return py::dict("kind"_a = "take", "from"_a = from);
    }
    case Kind::Play:
      return py::dict("kind"_a = "play", "cards"_a = cards());
    case Kind::Feature:
      return py::dict("kind"_a = "feature", "row"_a = action.row(),
                      "card"_a = code_of(action.model()));
    case Kind::Keep:
      return py::dict("kind"_a = "keep", "cards"_a = cards());
    case Kind::Swap: {
      const auto discarded = action.discarded();
      return py::dict(
          "kind"_a = "swap",
          "discard"_a = discarded ? py::object(py::str(code_of(*discarded))) : py::none());
    }
    case Kind::Vote:
      return py::dict("kind"_a = "vote", "extra"_a = action.extra_season());
  }
  std::unreachable();
}

int number_of_dict(const Game& game, int seat, const py::dict& decision) {
  const Seat chooser = at(game, seat);
  try {
    const Action action = records::cover_me::read_action(object_of(decision));
    if (!game.to_act().contains(chooser)) refuse(Game::not_to_act(game));
    if (const auto violation = violation_of(game.state, chooser, action)) {
      refuse(refusal_of(*violation));
    }
    return number_of(game.state, chooser, action);
  } catch (const records::WrongField& wrong) {
    throw py::value_error(wrong.what());
  }
}

std::unique_ptr<GameForPython> new_game_for_python(const py::object& seed, const py::object& start,
                                                   bool record, const py::kwargs& options) {
  const Options read_options = read(options);
  const Seed read = read_seed(seed);
  const auto first = start.is_none()
                         ? std::nullopt
                         : std::optional(read_seat(start.cast<int>(), read_options.players));
  if (!record) {
    return std::make_unique<GameForPython>(GameForPython{Game(read_options, read, first), {}});
  }
  const std::vector<std::string> seats(read_options.players, "python");
  records::cover_me::Writer writer(read_options, seats, read);
  const State state = new_game(read_options, read, writer, first);
  return std::make_unique<GameForPython>(GameForPython{Game(state, read), std::move(writer)});
}

std::string record_of(const GameForPython& self) {
  if (!self.writer) {
    throw py::value_error("This game is not written down: it was begun without record=True.");
  }
  return self.writer->text();
}

void add_game(py::module_& module) {
  py::class_<GameForPython> game(module, "CoverMe", kGameHelp);
  game.def(py::init(&new_game_for_python), "seed"_a = py::none(), "start"_a = py::none(),
           "record"_a = false);
  game.def_property_readonly(
      "players", [](const GameForPython& self) { return self.game.players(); }, "How many play.");
  game.def_property_readonly(
      "options",
      [](const GameForPython& self) { return options_of(kOptions, self.game.options()); },
      "The options, as a dict of words and numbers.");
  game.def_property_readonly(
      "num_actions",
      [](const GameForPython& self) { return Game::action_count(self.game.options()); },
      "How many actions there are: the length of a mask.");
  game.def_property_readonly_static(
      "observation_size", [](const py::object&) { return kObservationSize; },
      "The length of an observation.");
  game.def_property_readonly(
      "to_act", [](const GameForPython& self) { return list_of(self.game.to_act()); },
      "The seats that are to act now; several at once in a month (CM-4.1).");
  game.def_property_readonly(
      "is_over", [](const GameForPython& self) { return self.game.is_over(); },
      "Whether the game has ended.");
  game.def(
      "legal",
      [](const GameForPython& self, int seat) {
        return legal_numbers(self.game.state, at(self.game, seat));
      },
      "seat"_a, "The numbers of what a seat may do; [0], the no-op, where it does not act.");
  game.def("apply", &apply_number, "seat"_a, "action"_a,
           "Carries out an action; a ValueError names the clause that forbids it.");
  game.def(
      "action_mask",
      [](const GameForPython& self, int seat) {
        return mask_of(self.game.state, at(self.game, seat));
      },
      "seat"_a, "The same as `legal`, as an array of bool.");
  game.def(
      "observation",
      [](const GameForPython& self, int seat, const py::object& out) -> py::object {
        if (out.is_none()) return observation_of(self.game.state, at(self.game, seat));
        observe_into(self.game, seat, out.cast<py::array>());
        return out;
      },
      "seat"_a, "out"_a = py::none(),
      "What a seat sees, as bytes: `coverstory.cover_me.LAYOUT` says where what is.");
  game.def(
      "information_state",
      [](const GameForPython& self, int seat) {
        return array_of(information_of(view(self.game.state, at(self.game, seat))));
      },
      "seat"_a, "All that a seat knows, as bytes: equal arrays mean equal views (CM-12).");
  game.def(
      "state", [](const GameForPython& self) { return array_of(state_of(self.game.state)); },
      "The whole truth as bytes, for critics and search; no player may see it.");
  game.def(
      "view",
      [](const GameForPython& self, int seat) {
        return ViewForPython{view(self.game.state, at(self.game, seat))};
      },
      "seat"_a, "What a seat sees, for bots and as a dict.");
  game.def(
      "returns", [](const GameForPython& self) { return returns_of(self.game); },
      "By seat: 1 for a victory, less for the others, 0 in sum; all 0 before the end.");
  game.def(
      "ranking", [](const GameForPython& self) { return ranking_of(self.game); },
      "Prestige, cards, ranks and winners as they stand (CM-10).");
  game.def(
      "clone", [](const GameForPython& self) { return self; },
      "A game of its own, the same as this.");
  game.def("__copy__", [](const GameForPython& self) { return self; });
  game.def("__deepcopy__", [](const GameForPython& self, const py::dict&) { return self; });
  game.def(
      "sample",
      [](const GameForPython& self, int seat, const py::object& seed) {
        return GameForPython{self.game.sampled(at(self.game, seat), read_seed(seed)), {}};
      },
      "seat"_a, "seed"_a = py::none(),
      "A game in which the seat would see the same; what it cannot know is dealt anew (CM-12.4).");
  game.def(
      "hash", [](const GameForPython& self) { return hash_of(self.game.state); },
      "What the state is, in one number; the same on every machine.");
  game.def(
      "action_name",
      [](const GameForPython& self, int seat, int action) {
        return words_for(self.game.state, at(self.game, seat), action);
      },
      "seat"_a, "action"_a, "An action in words: `play YQsb`.");
  game.def(
      "decision",
      [](const GameForPython& self, int seat, std::int64_t action) {
        return decision_as_dict(self.game, seat, action);
      },
      "seat"_a, "action"_a, "A legal action as a dict, in the words of the game records.");
  game.def(
      "action",
      [](const GameForPython& self, int seat, const py::dict& decision) {
        return number_of_dict(self.game, seat, decision);
      },
      "seat"_a, "decision"_a, "The number of a decision that is given as a dict.");
  game.def("record", &record_of, "The game so far as a record; begin it with record=True.");
  game.def("__str__", [](const GameForPython& self) { return describe(self.game.state); });
  game.def("__repr__", [](const GameForPython& self) {
    return fmt::format("<coverstory.CoverMe, {} players, hash {:016x}>", self.game.players(),
                       hash_of(self.game.state));
  });
  game.def(py::pickle(
      [](const GameForPython& self) {
        const auto bytes = self.game.bytes();
        return py::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
      },
      [](const py::bytes& kept) {
        const auto text = static_cast<std::string_view>(kept);
        auto game =
            Game::from_bytes({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
        if (!game) throw py::value_error("These bytes are no game of Cover Me.");
        return GameForPython{*std::move(game), {}};
      }));
}

void add_view(py::module_& module) {
  py::class_<ViewForPython> seen(module, "CoverMeView",
                                 "What a seat sees of a game; bots decide by it alone.");
  seen.def_property_readonly(
      "seat", [](const ViewForPython& self) { return int{self.view.viewer.seat().index}; },
      "Whose view it is.");
  seen.def_property_readonly(
      "options", [](const ViewForPython& self) { return options_of(kOptions, self.view.options); },
      "The options, as a dict.");
  seen.def(
      "legal", [](const ViewForPython& self) { return legal_numbers(self.state(), self.seat()); },
      "As `CoverMe.legal`.");
  seen.def(
      "action_mask", [](const ViewForPython& self) { return mask_of(self.state(), self.seat()); },
      "As `CoverMe.action_mask`.");
  seen.def(
      "observation",
      [](const ViewForPython& self) { return observation_of(self.state(), self.seat()); },
      "As `CoverMe.observation`.");
  seen.def(
      "information_state",
      [](const ViewForPython& self) { return array_of(information_of(self.view)); },
      "As `CoverMe.information_state`.");
  seen.def(
      "sample",
      [](const ViewForPython& self, const py::object& seed) {
        FastRng rng(read_seed(seed));
        State state = sample(self.view, rng);
        const Seed next = rng.seed();
        state.rng = Rng(next, Rng::Stream::Play);
        return GameForPython{Game(state, next), {}};
      },
      "seed"_a = py::none(), "A game in which the seat would see this (CM-12.4).");
  seen.def("__eq__", [](const ViewForPython& self, const ViewForPython& other) {
    return self.view == other.view;
  });
}

}  // namespace

bots::Budget read_budget(std::int64_t budget_ms, const py::object& iterations) {
  if (budget_ms < 1) throw py::value_error("'budget_ms' is a number of milliseconds, from 1 on.");
  bots::Budget budget = bots::Budget::of_ms(budget_ms);
  if (iterations.is_none()) return budget;
  if (PyIndex_Check(iterations.ptr()) == 0) throw py::type_error("'iterations' is a number.");
  const auto number = py::int_(iterations).cast<std::int64_t>();
  if (number < 1) throw py::value_error("'iterations' is a number from 1 on.");
  budget.iterations = static_cast<std::uint64_t>(number);
  return budget;
}

namespace {

void check_name(const std::string& name) {
  if (auto bot = bots::cover_me::make_bot(name, Seed{}); !bot) throw py::value_error(bot.error());
}

void add_bot(py::module_& module) {
  py::class_<BotForPython> bot(module, "CoverMeBot", "A bot: a function from a view to an action.");
  bot.def(py::init([](const std::string& name, const py::object& seed, std::int64_t budget_ms,
                      const py::object& iterations) {
            const bots::Budget budget = read_budget(budget_ms, iterations);
            auto made = bots::cover_me::make_bot(name, read_seed(seed), budget);
            if (!made) throw py::value_error(made.error());
            return std::make_unique<BotForPython>(BotForPython{name, std::move(*made)});
          }),
          "name"_a, "seed"_a = py::none(), "budget_ms"_a = bots::kDefaultBudgetMs,
          "iterations"_a = py::none());
  bot.def_property_readonly("name", [](const BotForPython& self) { return self.name; });
  bot.def(
      "__call__",
      [](BotForPython& self, const ViewForPython& seen) {
        const State state = seen.state();
        if (!state.to_act.contains(seen.seat())) return kNoOp;
        const Choices choices = legal(state, seen.seat());
        const py::gil_scoped_release released;
        return number_of(state, seen.seat(), self.bot->choose(seen.view, choices));
      },
      "view"_a, "The number of what the bot would do; 0 where the seat does not act.");
  module.def("cover_me_bots", [] {
    py::list names;
    for (const auto name : bots::cover_me::bot_names()) names.append(std::string(name));
    return names;
  });
}

}  // namespace

State ViewForPython::state() const {
  FastRng rng{Seed{}};
  return sample(view, rng);
}

void add_to(py::module_& module) {
  add_game(module);
  add_view(module);
  add_bot(module);
  add_layout(module);
  add_records(module);
  add_arena(module);
  bind_many_games<Game>(module, "CoverMeGames", &read, &check_name,
                        [](const Game& game) { return GameForPython{game, {}}; });
}

}  // namespace coverstory::python::cover_me
