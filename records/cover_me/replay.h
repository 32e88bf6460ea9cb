// Plays a recorded game again, from its decks, decisions and shuffles, without our random numbers,
// and compares every line with what the rules make of it.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "engine/cover_me/events.h"
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

}  // namespace coverstory::records::cover_me
