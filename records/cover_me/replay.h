// Plays a recorded game again, from its decks, decisions and shuffles, without our random numbers,
// and compares every line with what the rules make of it.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "records/line.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

struct Replayed {
  Options options;
  std::vector<std::string> seats;
  Seed seed;
  State state;  // after the last line
};

/// Whether a game may break off: a saved game does, a record does not.
enum class Ending : std::uint8_t { Required, MayBeMissing };

/// Called before each decision is carried out, in the order of the lines: the state in which it was
/// made, the seat, and what it chose. Whether that was right turns out later.
using BeforeDecision = std::function<void(const State&, Seat, Action)>;

/// The audience, if any, hears each event once its line has been found right.
std::expected<Replayed, Mistake> replay(const GameLines& lines, Ending ending,
                                        Listener* audience = nullptr,
                                        const BeforeDecision& before = {});

/// The decisions of one seat in a recorded game, each as it stood when it was to be made: for those
/// who look back on a game.
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
