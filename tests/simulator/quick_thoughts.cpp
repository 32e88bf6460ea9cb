#include "tests/simulator/quick_thoughts.h"

namespace coverstory::simulator {

tables::BotAnswer quick_thought(const tables::Question& question, Chance& chance) {
  return question.decision->think("random", chance.seed(), bots::Budget::of_iterations(1));
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
