// Plays a recorded game again, from its decks, flips, piles and returned cards, without our random
// numbers, and compares every line with what the rules make of it. When a card was laid is not
// recorded and does not matter: only the flip and the end of a round have their time.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/state.h"
#include "records/cover_up/json.h"
#include "records/line.h"

namespace coverstory::records::cover_up {

struct Replayed {
  Table table;
  std::vector<std::string> seats;
  Seed seed;
  State state;  // after the last line
};

/// The audience, if any, hears each event once its line has been found right. The mistake is in the
/// first line up to which the record cannot be right.
std::expected<Replayed, Mistake> replay(const GameLines& lines, Listener* audience = nullptr);

}  // namespace coverstory::records::cover_up
