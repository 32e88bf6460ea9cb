// The games of Cover Me that the page plays, for this folder's parts.
#pragma once

#include <string>
#include <vector>

#include "engine/cover_me/game.h"
#include "records/cover_me/writer.h"
#include "wasm/handles.h"

namespace coverstory::wasm {

struct CoverMeGame {
  records::cover_me::Writer record;
  cover_me::State state;
};

Handles<CoverMeGame>& cover_me_games();

/// A seat of the game. Refuses another number.
Seat seat_of(const CoverMeGame& game, int seat);

}  // namespace coverstory::wasm
