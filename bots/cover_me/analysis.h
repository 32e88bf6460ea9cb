// What the searching bot thinks of a decision, told instead of played: what each choice would have
// brought, and how the chances stood. The choices run the very race of the bot (search.h), so with
// the same seed and iterations the best is what the bot would have chosen. It sees what the seat
// saw, a view, and no more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/core/rng.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::BySeat;

/// What a choice is worth. Its distance from the best is measured on the samples that both were
/// tried on, so that luck, which both had, cancels.
struct Worth {
  Action action;
  double chance = 0;    // of the seat to win
  double prestige = 0;  // that the seat will have at the start of the next season or at the end
  double error = 0;     // the standard error of the chance's distance from the best
  std::size_t samples = 0;
};

struct Appraisal {
  std::vector<Worth> choices;  // those that were tried, and what was chosen
  std::size_t best = 0;        // of `choices`
  BySeat<double> chances{};    // of all seats if the best is chosen; together they are 1

  const Worth& best_choice() const { return choices[best]; }
};

/// Of a seat that is to decide. `chosen` is appraised even where the bot would not have tried it.
Appraisal appraise(const View& view, const Choices& choices, Action chosen,
                   std::uint64_t iterations, FastRng& rng);

}  // namespace coverstory::bots::cover_me
