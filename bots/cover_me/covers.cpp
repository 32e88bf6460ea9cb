#include "bots/cover_me/covers.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

/// CM-9.5, CM-9.7: the middle only settles a draw, but what scores there draws new cards.
constexpr int kPrimaryWeight = 16;
constexpr int kSecondaryWeight = 1;

Hand without(const Hand& hand, const FixedVector<Card, kMonths>& covers) {
  Hand rest;
  for (const Card card : hand) {
    if (!covers.contains(card)) rest.push_back(card);
  }
  return rest;
}

Row followed_by(Row row, const FixedVector<Card, kMonths>& covers) {
  row.append(covers);
  return row;
}

/// CM-9.3. First the primary row by itself, then the secondary so as to help it, then the primary
/// once more with that help.
Action planned_pair(const State& state, Seat seat, const Outlooks& outlooks, const Stakes& stakes) {
  const Season season = state.calendar.season;
  const int count = months_to_come(state);
  const Row& first = state.rows[static_cast<std::size_t>(state.row_of(seat, 0))];
  const Row& second = state.rows[static_cast<std::size_t>(state.row_of(seat, 1))];
  const Hand& hand = state.hand(seat);

  RowTask primary{.laid = first, .hand = hand, .count = count, .weight = kPrimaryWeight};
  RowPlan plan = RowPlanner(primary, season, stakes, outlooks).best();
  const RowTask secondary{.laid = second,
                          .hand = without(hand, plan.covers),
                          .count = count,
                          .weight = kSecondaryWeight,
                          .other = followed_by(first, plan.covers),
                          .other_laid = first.size(),
                          .other_weight = kPrimaryWeight};
  const RowPlan help = RowPlanner(secondary, season, stakes, outlooks).best();
  if (help.covers.empty()) return Action::play(plan.covers[0], plan.covers[1]);  // a short hand
  primary.hand = without(hand, help.covers);
  primary.other = followed_by(second, help.covers);
  primary.other_laid = second.size();
  primary.other_weight = kSecondaryWeight;
  plan = RowPlanner(primary, season, stakes, outlooks).best();
  return Action::play(plan.covers.front(), help.covers.front());
}

}  // namespace

Action planned_covers(const State& state, Seat seat, const Outlooks& outlooks,
                      const Stakes& stakes) {
  const Hand& hand = state.hand(seat);
  if (hand.size() == 1) return Action::play(hand.front());
  if (state.options.is_advanced()) return planned_pair(state, seat, outlooks, stakes);
  const RowTask task{.laid = state.rows[seat.index], .hand = hand, .count = months_to_come(state)};
  const RowPlan plan = RowPlanner(task, state.calendar.season, stakes, outlooks).best();
  return Action::play(plan.covers.front());
}

int season_promise(const State& state, Seat seat, int outlooks, FastRng& rng) {
  BySeat<Outlooks> imagined;
  imagine(state, outlooks, rng, imagined);
  const RowTask task{.laid = {}, .hand = state.hand(seat), .count = kMonths};
  const Stakes stakes(state.options, state.calendar);
  const RowPlan plan = RowPlanner(task, state.calendar.season, stakes, imagined[seat.index]).best();
  return static_cast<int>(plan.value / outlooks);
}

}  // namespace coverstory::bots::cover_me
