// A player of Cover Me that is a program. It gets what a person in its seat would see, and the
// choices; never a state.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::Choices;
using coverstory::cover_me::Options;
using coverstory::cover_me::Ranking;
using coverstory::cover_me::View;

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  /// One of the choices, of which there is at least one. With equal views, an equal seed and a
  /// budget of iterations the answers are equal.
  virtual Action choose(const View& view, const Choices& choices) = 0;

  /// A game begins, with this bot in that seat; it may go without saying.
  virtual void begin(const Options& /*options*/, Seat /*seat*/) {}
  /// The game of this bot is over.
  virtual void hear_result(const Options& /*options*/, const Ranking& /*result*/) {}
  /// How many decisions were taken for it, because it did not answer as it should.
  virtual std::uint64_t forfeits() const { return 0; }
};

/// The bots that can be named: two plain ones, then the three levels.
std::vector<std::string_view> bot_names();

/// A bot by name, with a random stream of its own; otherwise a sentence with what was expected.
/// Only bots that search use the budget.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed,
                                                          const Budget& budget = {});

}  // namespace coverstory::bots::cover_me
