// Many games at once, for Python: arrays are checked once, when they are given; a step takes an
// array of numbers and lets other Python threads run meanwhile.
#pragma once

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <string>
#include <vector>

#include "python/arrays.h"
#include "python/many_games.h"

namespace coverstory::python {

/// One caller at a time: the lock of the interpreter is not held during a step.
class Turnstile {
 public:
  explicit Turnstile(std::atomic<bool>& busy) : busy_(busy) {
    if (busy_.exchange(true)) {
      throw std::runtime_error("Another thread is in the midst of a step of these games.");
    }
  }
  ~Turnstile() { busy_ = false; }
  Turnstile(const Turnstile&) = delete;
  Turnstile& operator=(const Turnstile&) = delete;

 private:
  std::atomic<bool>& busy_;
};

template <class Game>
class GamesForPython {
 public:
  using Options = typename Game::Options;

  explicit GamesForPython(const Setting<Options>& setting) : games_(setting) {}

  const ManyGames<Game>& games() const { return games_; }

  /// The arrays by their names, with `final_observations` or without.
  void write_to(const py::dict& arrays) {
    const Turnstile turnstile(busy_);
    const auto games = static_cast<py::ssize_t>(games_.games());
    const auto rows = static_cast<py::ssize_t>(games_.rows().of_a_game());
    const auto size = static_cast<py::ssize_t>(games_.rows().observation_size());
    const auto actions = static_cast<py::ssize_t>(games_.rows().actions());
    Arrays to;
    to.observations = checked<std::uint8_t>(arrays, "observations", {games, rows, size});
    to.masks = checked<std::uint8_t>(arrays, "masks", {games, rows, actions}, kFlag);
    to.acting = checked<std::uint8_t>(arrays, "acting", {games, rows}, kFlag);
    to.rewards = checked<float>(arrays, "rewards", {games, rows});
    to.terminated = checked<std::uint8_t>(arrays, "terminated", {games}, kFlag);
    to.results = checked<float>(arrays, "results", {games, rows});
    if (arrays.contains("final_observations")) {
      to.final_observations =
          checked<std::uint8_t>(arrays, "final_observations", {games, rows, size});
    }
    games_.write_to(to);
    arrays_ = arrays;
    is_begun_ = false;
  }

  void reset(const py::object& seed) {
    const Turnstile turnstile(busy_);
    if (arrays_.is_none()) throw py::value_error("There are no arrays to write to yet.");
    const Seed read = read_seed(seed);
    const py::gil_scoped_release released;
    games_.reset(read);
    is_begun_ = true;
  }

  void reset_where(const py::array& where) {
    const Turnstile turnstile(busy_);
    demand_begun();
    const std::array shape{static_cast<py::ssize_t>(games_.games())};
    check_array(where, py::dtype::of<bool>(), shape, "where");
    const std::span flags(static_cast<const std::uint8_t*>(where.data()), games_.games());
    const py::gil_scoped_release released;
    games_.reset(flags);
  }

  void step(const py::array& actions) {
    const Turnstile turnstile(busy_);
    demand_begun();
    std::optional<RefusedAction> refused;
    with_numbers(actions, [&](auto* numbers) { refused = games_.step(numbers); });
    if (!refused) return;
    throw py::value_error(fmt::format("Game {}, row {}: {} ({})", refused->game, refused->row,
                                      refused->refusal.sentence, refused->refusal.clause));
  }

  void choose_at_random(const py::array& actions) {
    const Turnstile turnstile(busy_);
    demand_begun();
    if (!actions.writeable()) throw py::value_error("'actions' cannot be written to.");
    with_numbers(actions, [&](auto* numbers) { games_.choose_at_random(numbers); });
  }

  py::array_t<std::int64_t> seats() const {
    const std::array<py::ssize_t, 2> shape{static_cast<py::ssize_t>(games_.games()),
                                           static_cast<py::ssize_t>(games_.rows().of_a_game())};
    py::array_t<std::int64_t> seats(shape);
    for (std::size_t i = 0; i < games_.games(); ++i) {
      for (std::size_t row = 0; row < games_.rows().of_a_game(); ++row) {
        seats.mutable_at(i, row) = games_.seating().seat_of(i, row).index;
      }
    }
    return seats;
  }

  Game game(std::size_t i) const {
    demand_begun();
    if (i >= games_.games()) throw py::index_error("There is no such game.");
    return games_.game(i);
  }

 private:
  enum class Type : std::uint8_t { Number, Flag };
  static constexpr Type kFlag = Type::Flag;

  void demand_begun() const {
    if (!is_begun_) throw py::value_error("The games have not been begun: call reset().");
  }

  template <class T>
  static T* checked(const py::dict& arrays, const char* name, std::vector<py::ssize_t> shape,
                    Type type = Type::Number) {
    if (!arrays.contains(name)) {
      throw py::value_error(fmt::format("'{}' is missing among the arrays.", name));
    }
    const py::object given = arrays[name];
    if (!py::isinstance<py::array>(given)) {
      throw py::type_error(fmt::format("'{}' is not an array.", name));
    }
    auto array = py::reinterpret_borrow<py::array>(given);
    check_array(array, type == Type::Flag ? py::dtype::of<bool>() : py::dtype::of<T>(), shape,
                name);
    return static_cast<T*>(array.mutable_data());
  }

  /// An action for each row, of 32 or of 64 bits. Where a game has one row, its axis may be
  /// missing.
  template <class Use>
  void with_numbers(const py::array& actions, Use use) {
    const auto games = static_cast<py::ssize_t>(games_.games());
    const auto rows = static_cast<py::ssize_t>(games_.rows().of_a_game());
    const bool is_flat = actions.ndim() == 1 && rows == 1;
    const std::vector<py::ssize_t> shape = is_flat ? std::vector{games} : std::vector{games, rows};
    const bool is_short = actions.dtype().is(py::dtype::of<std::int32_t>());
    const py::dtype type = is_short ? py::dtype::of<std::int32_t>() : py::dtype::of<std::int64_t>();
    check_numbers(actions, type, shape);
    void* const data = const_cast<void*>(actions.data());  // `choose_at_random` writes to them
    const py::gil_scoped_release released;
    if (is_short) {
      use(static_cast<std::int32_t*>(data));
    } else {
      use(static_cast<std::int64_t*>(data));
    }
  }

  /// Actions are only read, so that they need not be writable.
  static void check_numbers(const py::array& actions, const py::dtype& type,
                            std::span<const py::ssize_t> shape) {
    py::array checked = actions;
    if (!actions.writeable()) checked = py::array(actions.attr("copy")());
    check_array(checked, type, shape, "actions");
  }

  ManyGames<Game> games_;
  py::object arrays_ = py::none();  // kept alive as long as they are written to
  std::atomic<bool> busy_{false};
  bool is_begun_ = false;
};

Autoreset read_autoreset(const std::string& word);
Rewards read_rewards(const std::string& word);
Observed read_observed(const std::string& word);

/// `seats`: "all" or a number; `opponents`: None, a name, or a list of names.
void read_seats(const py::object& seats, const py::object& opponents, int players,
                std::optional<Seat>& seat, std::vector<std::string>& names);

/// `make_options` turns a dict into options, `check_name` throws at a name that is no bot's, `wrap`
/// makes of a game what Python knows.
template <class Game>
void bind_many_games(py::module_& module, const char* name, auto make_options, auto check_name,
                     auto wrap) {
  using Games = GamesForPython<Game>;
  py::class_<Games>(module, name)
      .def(py::init([=](std::size_t games, int threads, const py::dict& options,
                        const py::object& seats, const py::object& opponents,
                        std::uint64_t iterations, const std::string& autoreset,
                        const std::string& rewards, const std::string& observe, bool duplicate) {
             Setting<typename Game::Options> setting{.options = make_options(options)};
             if (games == 0) throw py::value_error("There must be a game at least.");
             if (threads < 1 || threads > 256) {
               throw py::value_error("'threads' is a number from 1 to 256.");
             }
             setting.games = games;
             setting.threads = threads;
             read_seats(seats, opponents, setting.options.players, setting.seat, setting.opponents);
             for (const std::string& each : setting.opponents) check_name(each);
             setting.iterations = iterations;
             setting.autoreset = read_autoreset(autoreset);
             setting.rewards = read_rewards(rewards);
             setting.observed = read_observed(observe);
             setting.dealing = duplicate ? Dealing::Duplicate : Dealing::Single;
             return std::make_unique<Games>(setting);
           }),
           py::kw_only(), py::arg("games"), py::arg("threads"), py::arg("options"),
           py::arg("seats"), py::arg("opponents"), py::arg("iterations"), py::arg("autoreset"),
           py::arg("rewards"), py::arg("observe"), py::arg("duplicate"))
      .def_property_readonly("rows",
                             [](const Games& self) { return self.games().rows().of_a_game(); })
      .def_property_readonly("players",
                             [](const Games& self) { return self.games().seating().players; })
      .def_property_readonly("num_actions",
                             [](const Games& self) { return self.games().rows().actions(); })
      .def_property_readonly(
          "observation_size",
          [](const Games& self) { return self.games().rows().observation_size(); })
      .def_property_readonly("seats", &Games::seats)
      .def("write_to", &Games::write_to)
      .def("reset", &Games::reset)
      .def("reset_where", &Games::reset_where)
      .def("step", &Games::step)
      .def("choose_at_random", &Games::choose_at_random)
      .def("game", [wrap](const Games& self, std::size_t i) { return wrap(self.game(i)); });
}

}  // namespace coverstory::python
