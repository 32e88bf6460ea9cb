// What a bot at a table is asked, and how it answers. Thinking takes time and needs nothing but the
// question, so it can be done on any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "engine/core/seed.h"
#include "protocol/table/game_form.h"
#include "protocol/table/settings.h"
#include "tables/time.h"

namespace coverstory::tables {

using protocol::GameAction;

enum class QuestionId : std::uint64_t {};

/// A move that a bot has decided on. When it is made counts from a moment that the game knows; in a
/// game of turns that is now.
struct PlannedMove {
  Time after_ms = 0;
  GameAction action;
};

/// All that the bot will do until it is asked again, in order of time.
using BotAnswer = std::vector<PlannedMove>;

/// Something that a bot must decide, with all that it may know about it. It never changes, so any
/// thread may think about it.
class Decision {
 public:
  Decision() = default;
  Decision(const Decision&) = delete;
  Decision& operator=(const Decision&) = delete;
  virtual ~Decision() = default;

  /// As the bot of that name decides. The budget is for those that search.
  virtual BotAnswer think(std::string_view bot, const Seed& seed,
                          const bots::Budget& budget) const = 0;
  /// Something that the rules allow, for when thinking fails.
  virtual BotAnswer without_a_thought() const = 0;
};

struct Question {
  QuestionId id{};
  protocol::Level level{};
  Seed seed;  // of the bot's own random stream
  std::unique_ptr<const Decision> decision;
};

/// The answer of a bot of the question's level.
inline BotAnswer think(const Question& question, const bots::Budget& budget) {
  return question.decision->think(records::word_of(question.level), question.seed, budget);
}

}  // namespace coverstory::tables
