#include "tests/simulator/quick_thoughts.h"

namespace coverstory::simulator {
namespace {

struct Thinker {
  Chance& chance;

  tables::BotAnswer operator()(const tables::WhichChoice& asked) const {
    return chance.one_of(asked.choices);
  }
  tables::BotAnswer operator()(const tables::WhichPlan& asked) const {
    bots::cover_up::RoundPlan plan;
    const cover_up::Hand& hand = *asked.view.seats[asked.view.viewer.seat().index].hand;
    tables::Time t = 0;
    for (std::size_t times = chance.below(3); times > 0; --times) {
      t += chance.between(1, 20'000);
      plan.timeline.push_back({t, careless_pile(hand, chance)});
    }
    if (chance.one_in(2)) plan.flip_at = chance.between(1, 40'000);
    return plan;
  }
  tables::BotAnswer operator()(const tables::WhichReturn& asked) const {
    return chance.one_of(asked.view.own.returnable);
  }
};

}  // namespace

tables::BotAnswer quick_thought(const tables::Question& question, Chance& chance) {
  return std::visit(Thinker{chance}, question.asked);
}

cover_up::Pile careless_pile(const cover_up::Hand& hand, Chance& chance) {
  cover_up::Pile pile;
  for (const cover_up::Card card : hand) {
    if (chance.one_in(5)) continue;
    pile.push_back({.card = card,
                    .o = static_cast<std::uint8_t>(chance.below(cover_up::kOrientations)),
                    .x = static_cast<std::int8_t>(chance.between(-1, 1)),
                    .y = static_cast<std::int8_t>(chance.between(-2, 2))});
  }
  return pile;
}

}  // namespace coverstory::simulator
