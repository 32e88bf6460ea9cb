// Records of Cover Up: the piles of every round with their par, and the states of whole games.
#include <sstream>

#include "engine/core/ensure.h"
#include "python/cover_up/binding.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/replay.h"
#include "records/fields.h"

namespace coverstory::python::cover_up {
namespace {

using namespace pybind11::literals;

/// Hears every round and keeps what a learner wants of it.
class Rounds : public Listener {
 public:
  void round_ended(const RoundResult& result) override {
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const auto& each = result.seats[seat];
      rows.append(py::dict("game"_a = game, "round"_a = result.round, "seat"_a = seat,
                           "hand"_a = hand_as_list(each.hand), "pile"_a = pile_as_list(each.pile),
                           "points"_a = each.score.points, "par"_a = each.par.points));
    }
  }

  py::list rows;
  int game = 0;
};

[[noreturn]] void refuse_record(const records::Mistake& mistake) {
  throw py::value_error("Line " + std::to_string(mistake.line) + ": " + mistake.sentence);
}

void for_each_game(const std::string& text, auto visit) {
  std::istringstream in(text);
  records::GameReader reader(in);
  while (true) {
    const auto lines = reader.next();
    if (!lines) refuse_record(lines.error());
    if (!*lines) return;
    if (records::game_of(**lines) == Game::kName) visit(**lines);
  }
}

py::list data_set(const std::string& text) {
  Rounds rounds;
  for_each_game(text, [&](const records::GameLines& lines) {
    const auto replayed = records::cover_up::replay(lines, &rounds);
    if (!replayed) refuse_record(replayed.error());
    ++rounds.game;
  });
  return rounds.rows;
}

/// A recorded game played again from its seed, and the hash of every state on the way. When cards
/// were laid is not told: here it is at once, as in tests/goldens/hashes.
class PlayedAgain {
 public:
  PlayedAgain(const Options& options, const Seed& seed)
      : state_(new_game(options, standard_deck(), seed, 0)), building_(*next_deadline(state_)) {
    note();
  }

  void hear(const records::Line& line) {
    const std::string_view event = records::event_of(line);
    if (event == "flip") flip_ = line.object;
    if (event == "round") play_round(records::cover_up::read_round(line.object, players()));
    if (event == "return") put_back(line.object);
  }

  py::list hashes;

 private:
  int players() const { return state_.options.players; }
  Seat seat_in(const boost::json::object& line) const {
    return Seat(records::number_field(line, "seat", 0, players() - 1));
  }
  void note() { hashes.append(hash_of(state_)); }
  void act(Seat seat, const Action& action, Milliseconds now) {
    const Outcome outcome = coverstory::cover_up::apply(state_, seat, action, now);
    ENSURE(outcome.has_value());  // the record was found right
    note();
  }

  void play_round(const auto& told) {
    for (const Seat seat : seats_of(state_)) act(seat, Arrange{told.piles[seat.index]}, building_);
    now_ = building_;
    if (flip_) {
      now_ += records::field(*flip_, "t").get_int64();
      act(seat_in(*flip_), Flip{}, now_);
    }
    flip_.reset();
    if (told.ended_by == EndedBy::Done) return end_by_all();
    while (const auto deadline = next_deadline(state_)) {
      now_ = *deadline;
      tick(state_, now_);
      note();
    }
  }

  void end_by_all() {
    for (const Seat seat : seats_of(state_)) {
      if (!state_.done.contains(seat)) act(seat, Done{}, now_);
    }
  }

  void put_back(const boost::json::object& line) {
    act(seat_in(line), Return{records::cover_up::read_card(records::field(line, "card"))}, now_);
    if (state_.phase == Phase::CountIn) building_ = *next_deadline(state_);
  }

  State state_;
  Milliseconds building_;
  Milliseconds now_ = 0;
  std::optional<boost::json::object> flip_;
};

/// By game the hashes of its states, the first and the last among them.
py::list all_hashes(const std::string& text) {
  py::list games;
  for_each_game(text, [&](const records::GameLines& lines) {
    const auto replayed = records::cover_up::replay(lines);
    if (!replayed) refuse_record(replayed.error());
    PlayedAgain game(replayed->table.options, replayed->seed);
    for (const records::Line& line : lines) game.hear(line);
    games.append(game.hashes);
  });
  return games;
}

}  // namespace

void add_records(py::module_& module) {
  module.def("cover_up_data_set", &data_set);
  module.def("cover_up_hashes", &all_hashes);
}

}  // namespace coverstory::python::cover_up
