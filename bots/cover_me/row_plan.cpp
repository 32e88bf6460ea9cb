#include "bots/cover_me/row_plan.h"

#include <algorithm>
#include <bit>

#include "engine/cover_me/trends.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

constexpr int kValueShift = 16;  // a merit: the trend value, above what the model brings
constexpr int kMeritOffset = 1 << (kValueShift - 1);

int merit(int value, int brings) {
  return (value << kValueShift) + kMeritOffset + brings;
}

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

Model model_of(Card card, Shown active, const Stakes& stakes) {
  const int gain = stakes.gain(card), exchange = stakes.exchange(card);
  return {.step = step_of(card),
          .shown = static_cast<Shown>(bots::cover_me::shown_by(card) & active),
          .gain = gain,
          .merit = {merit(0, 0), merit(1, exchange), merit(2, exchange), merit(3, gain)}};
}

int row_value(const Models& row, Shown trends) {
  int best = 0;
  for (const Model* model : row) {
    const int value = std::popcount(static_cast<Shown>(model->shown & trends));
    best = std::max(best, model->merit[static_cast<std::size_t>(value)]);
  }
  if (best >> kValueShift != 0) return (best & ((1 << kValueShift) - 1)) - kMeritOffset;
  int all = 0;
  for (const Model* model : row) all += model->gain;
  return all;
}

RowPlanner::RowPlanner(const RowTask& task, Season season, const Stakes& stakes,
                       const Outlooks& outlooks)
    : task_(task), outlooks_(outlooks), active_(active_traits(season)) {
  for (const Card card : task.hand) hand_.push_back(model_of(card, active_, stakes));
  for (const Card card : task.laid) {
    laid_.push_back(model_of(card, active_, stakes));
    row_.push_back(&laid_.back());
  }
  for (const Card card : task.other) {
    if (other_.size() >= task.other_laid) other_steps_ += step_of(card);
    laid_.push_back(model_of(card, active_, stakes));
    other_.push_back(&laid_.back());
  }
}

RowPlan RowPlanner::best() {
  try_all(0, other_steps_);
  put_most_promising_first();
  RowPlan plan{.value = best_value_};
  for (const std::uint8_t place : best_) plan.covers.push_back(task_.hand[place]);
  return plan;
}

void RowPlanner::try_all(std::size_t from, QuickTracks steps) {
  const bool full = chosen_.size() == static_cast<std::size_t>(task_.count);
  if (full || chosen_.size() == hand_.size()) return note(value_of(steps));
  for (std::size_t place = from; place < hand_.size(); ++place) {
    chosen_.push_back(static_cast<std::uint8_t>(place));
    row_.push_back(&hand_[place]);
    try_all(place + 1, steps + hand_[place].step);
    row_.pop_back();
    chosen_.pop_back();
  }
}

std::int64_t RowPlanner::value_of(QuickTracks steps) const {
  std::int64_t value = 0;
  for (const QuickTracks& outlook : outlooks_) {
    const Shown trends = leaders(outlook + steps);
    value += task_.weight * row_value(row_, trends);
    if (task_.other_weight != 0) value += task_.other_weight * row_value(other_, trends);
  }
  return value;
}

void RowPlanner::note(std::int64_t value) {
  // Squares, so that one good set counts for more than many poor ones.
  const std::int64_t promise = value > 0 ? value * value : 0;
  for (const std::uint8_t place : chosen_) promise_[place] += promise;
  if (found_ && value <= best_value_) return;
  found_ = true;
  best_value_ = value;
  best_ = chosen_;
}

/// The first cover should keep other plans open.
void RowPlanner::put_most_promising_first() {
  const auto promise = [&](std::uint8_t place) { return promise_[place]; };
  const auto most = std::ranges::max_element(best_, {}, promise);
  if (most != best_.end()) std::iter_swap(best_.begin(), most);
}

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
