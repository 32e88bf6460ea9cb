#include "cli/cover_me/game.h"

#include <fmt/format.h>

#include "bots/exec/cover_me/player.h"
#include "cli/refused.h"
#include "engine/core/ensure.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

using bots::exec::make_cover_me_player;
using bots::exec::names_a_program;

/// Without the seat's number, which comes last; a command may have blanks of its own.
std::string kind_of(const std::string& name) {
  return name.substr(0, name.rfind(' '));
}

}  // namespace

CoverMeBots::CoverMeBots(const std::vector<std::string>& seats, const Seed& seed)
    : kinds_{""}, programs_(seats.size()), seed_(seed) {
  for (std::size_t seat = 1; seat < seats.size(); ++seat) {
    kinds_.push_back(kind_of(seats[seat]));
    auto bot = make_cover_me_player(kinds_.back(), seed);
    if (!bot) throw Refused(bot.error());
    if (names_a_program(kinds_.back())) programs_[seat] = std::move(*bot);
  }
}

cover_me::Action CoverMeBots::choose(Seat seat, const cover_me::View& view,
                                     const cover_me::Choices& choices) {
  if (programs_[seat.index]) return programs_[seat.index]->choose(view, choices);
  const Seed of_seat = seed_.derived(Seed::Purpose::Bot, seat.index);
  const Seed of_decision = of_seat.derived(Seed::Purpose::Bot, decided_[seat.index]);
  return make_cover_me_player(kinds_.at(seat.index), of_decision).value()->choose(view, choices);
}

void CoverMeBots::ended(const cover_me::State& state, const cover_me::Ranking& result) {
  for (const auto& program : programs_) {
    if (program) program->hear_result(state.options, result);
  }
}

void CoverMeBots::acted(const cover_me::State&, const cover_me::Acted& acted) {
  ++decided_[acted.seat.index];
}

std::vector<std::string> seat_names(const std::string& person,
                                    const std::vector<std::string>& kinds, int players) {
  std::vector<std::string> names{person};
  for (std::size_t bot = 0; names.size() < static_cast<std::size_t>(players); ++bot) {
    names.push_back(fmt::format("{} {}", kinds[bot % kinds.size()], bot + 1));
  }
  return names;
}

CoverMeGame::CoverMeGame(Unbegun, const Seating& seating, Listener* guest)
    : seed_(seating.seed),
      writer_(seating.options, seating.seats, seating.seed),
      narrator_(Cast(seating.seats, kPerson)),
      bots_(seating.seats, seating.seed),
      audience_{&writer_, &narrator_, &bots_, guest} {}

CoverMeGame::CoverMeGame(const Seating& seating, Listener* guest)
    : CoverMeGame(Unbegun{}, seating, guest) {
  state_ = new_game(seating.options, seating.seed, audience_, seating.start);
}

CoverMeGame::CoverMeGame(const Seating& seating, const records::GameLines& saved, Listener* guest)
    : CoverMeGame(Unbegun{}, seating, guest) {
  const auto replayed =
      records::cover_me::replay(saved, records::cover_me::Ending::MayBeMissing, &audience_);
  ENSURE(replayed.has_value());
  state_ = replayed->state;
}

void CoverMeGame::apply_legal(Seat seat, Action action) {
  const Outcome outcome = apply(state_, seat, action, audience_);
  ENSURE(outcome.has_value());
}

void CoverMeGame::decide(Action action) {
  apply_legal(kPerson, action);
}

void CoverMeGame::let_bots_play() {
  while (!is_over() && !awaits_person()) {
    const Seat seat = state_.to_act.first();
    apply_legal(seat, bots_.choose(seat, view(state_, seat), legal(state_, seat)));
  }
}

}  // namespace coverstory::cli
