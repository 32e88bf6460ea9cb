// Planning a season for one row: which cards of the hand, laid in the months to come, bring the
// most on average over the outlooks. All sets of cards are tried; their order is left open. From
// plans follow the covers of a month, and what a season promises.
#pragma once

#include <array>
#include <cstdint>

#include "bots/cover_me/outlook.h"
#include "bots/cover_me/stakes.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Action;
using coverstory::cover_me::Hand;
using coverstory::cover_me::kMonths;
using coverstory::cover_me::kMostInHand;
using coverstory::cover_me::Row;
using coverstory::cover_me::Season;

/// A model as a planner sees it.
struct Model {
  QuickTracks step{};
  Shown shown = 0;  // of the active traits
  int gain = 0;
  /// By trend value: what decides between the models of a row, the trend value before all else.
  std::array<int, 4> merit{};
};

Model model_of(Card card, Shown active, const Stakes& stakes);

/// The models of a row, whole or in the making. They are kept elsewhere.
using Models = FixedVector<const Model*, kMonths>;

/// CM-5, CM-6.2: what a row brings under these trends. Of equal models the one that is better for
/// the seat is featured.
int row_value(const Models& row, Shown trends);

/// What a planner is asked.
struct RowTask {
  Row laid;       // what lies in the row already
  Hand hand;      // what it can be filled up from
  int count = 0;  // how many cards are still to be laid
  int weight = 1;
  /// CM-9.1: the seat's other row, as it will stand; those of its cards that are still to be laid
  /// count on the tracks as well.
  Row other;
  std::size_t other_laid = 0;
  int other_weight = 0;
};

struct RowPlan {
  std::int64_t value = 0;  // over all outlooks together
  FixedVector<Card, kMonths> covers;
};

/// It points into itself: it cannot be copied.
class RowPlanner {
 public:
  RowPlanner(const RowPlanner&) = delete;
  RowPlanner& operator=(const RowPlanner&) = delete;
  RowPlanner(const RowTask& task, Season season, const Stakes& stakes, const Outlooks& outlooks);

  /// The best set of cards.
  RowPlan best();

 private:
  void try_all(std::size_t from, QuickTracks steps);
  std::int64_t value_of(QuickTracks steps) const;
  void note(std::int64_t value);
  void put_most_promising_first();

  const RowTask& task_;
  const Outlooks& outlooks_;
  Shown active_;
  FixedVector<Model, kMostInHand> hand_;
  FixedVector<Model, 2 * kMonths> laid_;  // in both rows
  Models row_;
  Models other_;
  QuickTracks other_steps_{};

  FixedVector<std::uint8_t, kMonths> chosen_;  // places in the hand
  FixedVector<std::uint8_t, kMonths> best_;
  std::int64_t best_value_ = 0;
  bool found_ = false;
  /// How much all sets with a card promise together.
  std::array<std::int64_t, kMostInHand> promise_{};
};

/// The first cover of the best plan; in the advanced game one for each row.
Action planned_covers(const State& state, Seat seat, const Outlooks& outlooks,
                      const Stakes& stakes);

/// At the start of a season: what the best plan for the seat's (primary) row promises, in 64ths of
/// a point.
int season_promise(const State& state, Seat seat, int outlooks, FastRng& rng);

}  // namespace coverstory::bots::cover_me
