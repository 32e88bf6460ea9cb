// A bot at a table: what it is asked, and how it answers. Thinking takes time and needs nothing but
// the question, so it can be done on any thread.
#pragma once

#include <cstdint>
#include <variant>

#include "bots/budget.h"
#include "bots/cover_me/bot.h"
#include "bots/cover_up/bot.h"
#include "engine/core/seed.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "engine/cover_up/view.h"
#include "protocol/table/settings.h"

namespace coverstory::tables {

enum class QuestionId : std::uint64_t {};

/// Cover Me: which of the choices.
struct WhichChoice {
  cover_me::View view;
  cover_me::Choices choices;
};
/// Cover Up: all that the bot will do in the round that has begun.
struct WhichPlan {
  cover_up::View view;
};
/// Cover Up: which green card goes back (CU-6.1).
struct WhichReturn {
  cover_up::View view;
};

struct Question {
  QuestionId id{};
  protocol::Level level{};
  Seed seed;  // of the bot's own random stream
  std::variant<WhichChoice, WhichPlan, WhichReturn> asked;
};

using BotAnswer = std::variant<cover_me::Action, bots::cover_up::RoundPlan, cover_up::Card>;

/// The answer of a bot of that level. The budget is for those that search.
BotAnswer think(const Question& question, const bots::Budget& budget);

}  // namespace coverstory::tables
