// The decisions of one seat in a recorded game, each as it stood when it was to be made: for those
// who look back on a game.
#pragma once

#include <cstddef>
#include <expected>
#include <vector>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "records/cover_me/replay.h"

namespace coverstory::records::cover_me {

struct PastDecision {
  std::size_t step = 0;  // how many decisions of all seats come before it in the record
  View view;             // what the seat saw
  Choices choices;
  Action chosen;  // one of the choices
};

struct PastGame {
  Replayed record;
  std::vector<PastDecision> decisions;  // of the seat, in order
};

/// The whole record is checked on the way. A seat that the game has not is a mistake of line 0.
std::expected<PastGame, Mistake> past_game(const GameLines& lines, int seat);

}  // namespace coverstory::records::cover_me
