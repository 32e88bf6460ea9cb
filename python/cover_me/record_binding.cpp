// Records of Cover Me as arrays: where a decision was made, what was chosen, and how it ended.
#include <sstream>

#include "python/cover_me/binding.h"
#include "records/cover_me/replay.h"

namespace coverstory::python::cover_me {
namespace {

using namespace pybind11::literals;

/// The columns of a data set, a row for each decision.
struct Decisions {
  std::vector<std::uint8_t> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::int64_t> actions;
  std::vector<std::int64_t> seats;
  std::vector<std::int64_t> games;
  std::vector<float> results;
  std::size_t width = kPlainActions;  // of a mask, the same for all games

  void add(const State& state, Seat seat, Action action, std::int64_t game) {
    observations.resize(observations.size() + kObservationSize);
    observe(state, seat, observations.data() + observations.size() - kObservationSize);
    masks.resize(masks.size() + kAllActions);
    set_legal(state, seat, masks.data() + masks.size() - kAllActions);
    actions.push_back(number_of(state, seat, action));
    seats.push_back(seat.index);
    games.push_back(game);
    width = std::max(width, static_cast<std::size_t>(action_count(state.options)));
  }
  /// The game to which the last rows belong is over.
  void end(const Game& game) {
    while (results.size() < seats.size()) {
      const Seat seat(static_cast<int>(seats[results.size()]));
      results.push_back(static_cast<float>(game.result(seat)));
    }
  }
};

template <class T>
py::array_t<T> table(const std::vector<T>& from, std::size_t rows, std::size_t stride,
                     std::size_t width) {
  py::array_t<T> to({rows, width});
  for (std::size_t row = 0; row < rows; ++row) {
    std::copy_n(from.data() + row * stride, width, to.mutable_data() + row * width);
  }
  return to;
}

template <class T>
py::array_t<T> column(const std::vector<T>& from) {
  return py::array_t<T>(static_cast<py::ssize_t>(from.size()), from.data());
}

[[noreturn]] void refuse_record(const records::Mistake& mistake) {
  throw py::value_error("Line " + std::to_string(mistake.line) + ": " + mistake.sentence);
}

void for_each_game(const std::string& text, auto visit) {
  std::istringstream in(text);
  records::GameReader reader(in);
  while (true) {
    auto lines = reader.next();
    if (!lines) refuse_record(lines.error());
    if (!*lines) return;
    if (records::game_of(**lines) == Game::kName) visit(**lines);
  }
}

py::dict data_set(const std::string& text) {
  Decisions decisions;
  std::int64_t game = 0;
  for_each_game(text, [&](const records::GameLines& lines) {
    const auto replayed =
        records::cover_me::replay(lines, records::cover_me::Ending::Required, nullptr,
                                  [&](const State& state, Seat seat, Action action) {
                                    decisions.add(state, seat, action, game);
                                  });
    if (!replayed) refuse_record(replayed.error());
    decisions.end(Game(replayed->state, replayed->seed));
    ++game;
  });
  const std::size_t rows = decisions.actions.size();
  return py::dict(
      "observations"_a = table(decisions.observations, rows, kObservationSize, kObservationSize),
      "masks"_a = table(decisions.masks, rows, kAllActions, decisions.width).attr("astype")("bool"),
      "actions"_a = column(decisions.actions), "seats"_a = column(decisions.seats),
      "games"_a = column(decisions.games), "results"_a = column(decisions.results));
}

/// The games at their ends, and for `visit` every decision on the way: (game, seat, action).
py::list replay_all(const std::string& text, const py::object& visit) {
  py::list games;
  for_each_game(text, [&](const records::GameLines& lines) {
    const auto before = [&](const State& state, Seat seat, Action action) {
      if (visit.is_none()) return;
      const auto seed = Seed::from_hex(records::read_header(lines.front().object).seed);
      visit(GameForPython{Game(state, seed.value_or(Seed{})), {}}, int{seat.index},
            number_of(state, seat, action));
    };
    const auto replayed =
        records::cover_me::replay(lines, records::cover_me::Ending::Required, nullptr, before);
    if (!replayed) refuse_record(replayed.error());
    games.append(GameForPython{Game(replayed->state, replayed->seed), {}});
  });
  return games;
}

}  // namespace

void add_records(py::module_& module) {
  module.def("cover_me_data_set", &data_set);
  module.def("cover_me_replay", &replay_all, "text"_a, "visit"_a = py::none());
}

void add_layout(py::module_& module) {
  using namespace layout;
  const auto part = [](int from, int size) { return py::slice(from, from + size, 1); };
  py::dict parts("cards"_a = part(kCardsAt, kCards), "hand"_a = part(kHand, kMostInHand),
                 "looked"_a = part(kLooked, kMostLookedAt), "sealed"_a = part(kSealed, 2),
                 "tracks"_a = part(kTracks, 15), "trends"_a = part(kTrends, 15),
                 "phase"_a = part(kPhase, 7), "awaited"_a = part(kAwaited, 6),
                 "season"_a = part(kSeason, 4), "figures"_a = part(kFigures, 17),
                 "fictional_rows"_a = part(kFictionalRows, 2 * kMonths),
                 "seats"_a = part(kSeats, kMostPlayers * SeatFields));
  module.attr("COVER_ME_LAYOUT") = parts;
  module.attr("COVER_ME_SEAT_FIELDS") = int{SeatFields};
  py::list codes;
  for (int i = 0; i < kCards; ++i) codes.append(code_of(Card(i)));
  module.attr("COVER_ME_CARDS") = codes;
}

}  // namespace coverstory::python::cover_me
