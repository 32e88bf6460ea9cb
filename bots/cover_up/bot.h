// A player of Cover Up that is a program. It gets what a person in its seat would see, never a
// state. Time is simulated: a bot answers a round with all that it would do in it.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/pile.h"
#include "engine/cover_up/view.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Card;
using coverstory::cover_up::GameResult;
using coverstory::cover_up::Milliseconds;
using coverstory::cover_up::Options;
using coverstory::cover_up::Pile;
using coverstory::cover_up::View;

/// From `t` on, in milliseconds since the round began, the whole pile lies like this.
struct Arranged {
  Milliseconds t = 0;
  Pile pile;

  friend bool operator==(const Arranged&, const Arranged&) = default;
};

/// All that a player does in a round.
struct RoundPlan {
  std::vector<Arranged> timeline;
  std::optional<Milliseconds> flip_at;

  friend bool operator==(const RoundPlan&, const RoundPlan&) = default;
};

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  /// With equal views and an equal seed the answers are equal, here and below.
  virtual RoundPlan plan_round(const View& view) = 0;

  /// CU-6.1: one of `view.own.returnable`, of which there is at least one.
  virtual Card choose_return(const View& view) = 0;

  /// A game begins, with this bot in that seat; it may go without saying.
  virtual void begin(const Options& /*options*/, Seat /*seat*/) {}
  /// The game of this bot is over.
  virtual void hear_result(const GameResult& /*result*/) {}
  /// How many decisions were taken for it, because it did not answer as it should.
  virtual std::uint64_t forfeits() const { return 0; }
};

/// The levels that can be named, from the weakest on.
std::vector<std::string_view> bot_names();

/// A bot by name, with a random stream of its own; otherwise a sentence with what was expected.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed);

}  // namespace coverstory::bots::cover_up
