// Plays the golden records again from their options, seed and decisions, and prints what the states
// are: for each record its name, the number of decisions, the hash of the last state, and a hash
// over the hashes of all states. The engine in the browser does the same
// (web/src/engine/goldens.test.ts); both are compared with tests/goldens/hashes. Usage:
// golden_hashes RECORD…
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "engine/core/fnv.h"
#include "engine/cover_me/game.h"
#include "engine/cover_up/game.h"
#include "records/cover_me/json.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/json.h"
#include "records/fields.h"
#include "records/line.h"

namespace coverstory {
namespace {

using records::GameLines;

/// The states of a game as they follow each other.
class States {
 public:
  void add(std::uint64_t hash) {
    last_ = hash;
    all_.add(hash);
    ++count_;
  }
  void print(const std::string& name) const {
    std::printf("%s %d %016llx %016llx\n", name.c_str(), count_,
                static_cast<unsigned long long>(last_),
                static_cast<unsigned long long>(all_.value()));
  }

 private:
  int count_ = 0;
  std::uint64_t last_ = 0;
  Fnv all_;
};

Seat seat_in(const boost::json::object& object) {
  return Seat(records::number_field(object, "seat", 0, kMostSeats - 1));
}

void play_cover_me(const GameLines& lines, const records::Header& header, States& states) {
  cover_me::State state = cover_me::new_game(records::cover_me::read_options(header.options),
                                             *Seed::from_hex(header.seed));
  states.add(hash_of(state));
  for (const records::Line& line : lines) {
    if (event_of(line) != "act") continue;
    ENSURE(apply(state, seat_in(line.object), records::cover_me::read_action(line.object)));
    states.add(hash_of(state));
  }
}

/// A game of Cover Up from its record. When cards were laid is not told: here it is at once.
class CoverUpReplay {
 public:
  CoverUpReplay(const cover_up::Options& options, const Seed& seed, States& states)
      : states_(states),
        state_(new_game(options, cover_up::standard_deck(), seed, 0)),
        building_(*next_deadline(state_)) {
    states_.add(hash_of(state_));
  }

  void hear(const boost::json::object& line) {
    const std::string_view event = records::text_field(line, "e");
    if (event == "flip") flip_ = line;
    if (event == "round") play_round(line);
    if (event == "return") put_back(line);
  }

 private:
  void play_round(const boost::json::object& line) {
    const auto told = records::cover_up::read_round(line, state_.options.players);
    for (const Seat seat : seats_of(state_)) {
      act(seat, cover_up::Arrange{told.piles[seat.index]}, building_);
    }
    now_ = building_;
    if (flip_) {
      now_ += records::field(*flip_, "t").get_int64();
      act(seat_in(*flip_), cover_up::Flip{}, now_);
    }
    end_round(told.ended_by);
  }

  void end_round(cover_up::EndedBy ended_by) {
    if (ended_by == cover_up::EndedBy::Done) {
      for (const Seat seat : seats_of(state_)) {
        if (!state_.done.contains(seat)) act(seat, cover_up::Done{}, now_);
      }
    } else {
      let_time_run_out();
    }
    flip_.reset();
  }

  /// CU-4.2: at the limit the hourglass starts by itself.
  void let_time_run_out() {
    while (const auto deadline = next_deadline(state_)) {
      now_ = *deadline;
      tick(state_, now_);
      states_.add(hash_of(state_));
    }
  }

  void put_back(const boost::json::object& line) {
    const cover_up::Card card = records::cover_up::read_card(records::field(line, "card"));
    act(seat_in(line), cover_up::Return{card}, now_);
    if (state_.phase == cover_up::Phase::CountIn) building_ = *next_deadline(state_);
  }

  void act(Seat seat, const cover_up::Action& action, cover_up::Milliseconds now) {
    ENSURE(apply(state_, seat, action, now));
    states_.add(hash_of(state_));
  }

  States& states_;
  cover_up::State state_;
  cover_up::Milliseconds building_;
  cover_up::Milliseconds now_ = 0;
  std::optional<boost::json::object> flip_;
};

void play_cover_up(const GameLines& lines, const records::Header& header, States& states) {
  const auto table = records::cover_up::read_table(header.options);
  CoverUpReplay replay(table.options, *Seed::from_hex(header.seed), states);
  for (const records::Line& line : lines) {
    if (!event_of(line).empty()) replay.hear(line.object);
  }
}

void print_hashes(const std::filesystem::path& record) {
  std::ifstream in(record);
  const auto game = records::GameReader(in).next();
  ENSURE(game.has_value() && game->has_value());
  const GameLines& lines = **game;
  const records::Header header = records::read_header(lines.front().object);
  States states;
  (header.game == "cover-me" ? play_cover_me : play_cover_up)(lines, header, states);
  states.print(record.stem().string());
}

}  // namespace
}  // namespace coverstory

int main(int count, char** words) {
  for (int i = 1; i < count; ++i) coverstory::print_hashes(words[i]);
}
