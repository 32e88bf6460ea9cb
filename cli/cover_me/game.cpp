#include "cli/cover_me/game.h"

#include "engine/core/ensure.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {

using namespace cover_me;

CoverMeGame::CoverMeGame(Unbegun, const Seating& seating, Listener* guest)
    : seed_(seating.seed),
      writer_(seating.options, seating.seats, seating.seed),
      narrator_(Cast(seating.seats, kPerson)),
      bots_(seating.seats, seating.seed) {
  audience_.add(writer_);
  audience_.add(narrator_);
  audience_.add(bots_);
  if (guest) audience_.add(*guest);
}

CoverMeGame::CoverMeGame(const Seating& seating, Listener* guest)
    : CoverMeGame(Unbegun{}, seating, guest) {
  state_ = new_game(seating.options, seating.seed, audience_);
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
