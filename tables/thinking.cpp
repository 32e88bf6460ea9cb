#include "tables/thinking.h"

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

struct Thinker {
  const Question& question;
  const bots::Budget& budget;

  std::string_view level() const { return records::word_of(question.level); }

  BotAnswer operator()(const WhichChoice& asked) const {
    const auto bot = bots::cover_me::make_bot(level(), question.seed, budget);
    ENSURE(bot.has_value());
    return (*bot)->choose(asked.view, asked.choices);
  }
  BotAnswer operator()(const WhichPlan& asked) const {
    const auto bot = bots::cover_up::make_bot(level(), question.seed);
    ENSURE(bot.has_value());
    return (*bot)->plan_round(asked.view);
  }
  BotAnswer operator()(const WhichReturn& asked) const {
    const auto bot = bots::cover_up::make_bot(level(), question.seed);
    ENSURE(bot.has_value());
    return (*bot)->choose_return(asked.view);
  }
};

}  // namespace

BotAnswer think(const Question& question, const bots::Budget& budget) {
  return std::visit(Thinker{question, budget}, question.asked);
}

}  // namespace coverstory::tables
