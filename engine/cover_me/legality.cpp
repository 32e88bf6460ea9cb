#include "engine/cover_me/game.h"

#include "engine/cover_me/piles.h"

namespace coverstory::cover_me {
namespace {

using Verdict = std::optional<Violation>;

/// CM-2.7, CM-2.9, CM-9.2.
Verdict take_violation(const State& state, Action action) {
  if (const auto pile = action.pile()) {
    if (static_cast<int>(*pile) >= kHairs) return Violation::PileIsEmpty;
    const bool empty = open_pile(state, *pile).empty();
    return empty ? Verdict(Violation::PileIsEmpty) : std::nullopt;
  }
  if (only_open_piles(state)) return Violation::OpenPilesOnly;
  return can_draw(state) ? std::nullopt : Verdict(Violation::NothingToDraw);
}

/// CM-4.1, CM-9.3.
Verdict play_violation(const State& state, Seat seat, Action action) {
  const Hand& hand = state.hand(seat);
  const auto second = action.second_card();
  const bool needs_two = state.options.is_advanced() && hand.size() > 1;
  if (second.has_value() != needs_two) return Violation::OneCardForEachRow;
  if (!hand.contains(action.card())) return Violation::CardNotInHand;
  if (!second) return std::nullopt;
  if (!hand.contains(*second)) return Violation::CardNotInHand;
  return *second == action.card() ? Verdict(Violation::SameCardTwice) : std::nullopt;
}

/// CM-5.3, CM-9.4.
Verdict feature_violation(const State& state, Seat seat, Action action) {
  if (action.row() >= state.options.rows_of_a_player()) return Violation::NoChoiceInThatRow;
  const auto at = static_cast<std::size_t>(state.row_of(seat, action.row()));
  if (state.candidates[at] == 0) return Violation::NoChoiceInThatRow;
  const Row& row = state.rows[at];
  for (std::size_t month = 0; month < row.size(); ++month) {
    if (row[month] == action.model() && (state.candidates[at] >> month & 1u) != 0) {
      return std::nullopt;
    }
  }
  return Violation::NotAmongTheHighest;
}

/// CM-6.3, CM-9.6.
Verdict keep_violation(const State& state, Seat seat, Action action) {
  const auto second = action.second_card();
  if (state.keeps_due[seat.index] != (second ? 2 : 1)) return Violation::WrongNumberKept;
  if (!state.looked.contains(action.card())) return Violation::CardNotLookedAt;
  if (!second) return std::nullopt;
  if (!state.looked.contains(*second)) return Violation::CardNotLookedAt;
  return *second == action.card() ? Verdict(Violation::WrongNumberKept) : std::nullopt;
}

/// CM-7.5.
Verdict swap_violation(const State& state, Seat seat, Action action) {
  const auto discarded = action.discarded();
  const bool can = !discarded || state.hand(seat).contains(*discarded);
  return can ? std::nullopt : Verdict(Violation::CardNotInHand);
}

}  // namespace

std::optional<Violation> violation_of(const State& state, Seat seat, Action action) {
  if (state.is_over()) return Violation::GameIsOver;
  const bool at_table = seat.index < state.options.players;
  if (!at_table || !state.deciding.contains(seat)) return Violation::NotYourDecision;
  if (action.kind() != state.awaited) return Violation::WrongKind;
  switch (action.kind()) {
    case Kind::Take:
      return take_violation(state, action);
    case Kind::Play:
      return play_violation(state, seat, action);
    case Kind::Feature:
      return feature_violation(state, seat, action);
    case Kind::Keep:
      return keep_violation(state, seat, action);
    case Kind::Swap:
      return swap_violation(state, seat, action);
    case Kind::Vote:
      return std::nullopt;
  }
  std::unreachable();
}

}  // namespace coverstory::cover_me
