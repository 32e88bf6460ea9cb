// The games of Cover Up that the page plays, for this folder's parts.
#pragma once

#include "engine/cover_up/game.h"
#include "records/cover_up/writer.h"
#include "wasm/handles.h"

namespace coverstory::wasm {

struct CoverUpGame {
  explicit CoverUpGame(records::cover_up::Writer written) : record(std::move(written)) {}
  CoverUpGame(const CoverUpGame&) = delete;
  CoverUpGame& operator=(const CoverUpGame&) = delete;

  records::cover_up::Writer record;
  cover_up::State state;
};

Handles<CoverUpGame>& cover_up_games();

/// A seat of the game. Refuses another number.
Seat seat_of(const CoverUpGame& game, int seat);

}  // namespace coverstory::wasm
