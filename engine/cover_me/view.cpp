#include "engine/cover_me/view.h"

#include <algorithm>

namespace coverstory::cover_me {
namespace {

/// Reads a state with one viewer's eyes. CM-12.3: of face-down cards no more than their pool shows.
class Eyes {
 public:
  Eyes(const State& state, Viewer viewer) : state_(state), viewer_(viewer) {}

  bool sees(Card card) const { return state_.trace(card).known_to(viewer_); }
  Pool pool(Card card) const {
    return pool_of(card, state_.trace(card).generation(), state_.options);
  }
  FaceDown face_down(Card card) const {
    return {.pool = pool(card), .card = sees(card) ? std::optional(card) : std::nullopt};
  }
  template <std::size_t N>
  FixedVector<FaceDown, N> pile(const FixedVector<Card, N>& cards) const {
    FixedVector<FaceDown, N> result;
    for (const Card card : cards) result.push_back(face_down(card));
    return result;
  }
  /// Cards whose order means nothing: known to all, seen by the viewer, or counted by pool.
  void sort_out(Card card, auto& known, auto& seen, Unseen& unseen) const {
    if (state_.trace(card).public_card()) {
      known.push_back(card);
    } else if (sees(card)) {
      seen.push_back(card);
    } else {
      ++unseen[static_cast<std::size_t>(pool(card))];
    }
  }

 private:
  const State& state_;
  Viewer viewer_;
};

/// A sealed card is still counted in the hand: who has sealed shows in `to_act`, what does not.
HandView hand_view(const State& state, Seat seat, const Eyes& eyes) {
  HandView hand{.size = static_cast<std::uint8_t>(state.hand(seat).size()),
                .personal = state.personal[seat.index]};
  for (const Card card : state.hand(seat)) eyes.sort_out(card, hand.known, hand.seen, hand.unseen);
  std::ranges::sort(hand.known);
  std::ranges::sort(hand.seen);
  return hand;
}

FictionalView fictional_view(const State& state, const Eyes& eyes) {
  FictionalView fictional{.size = static_cast<std::uint8_t>(state.fictional.size()),
                          .face_down = !state.laid.empty()};
  const auto sort_out = [&](Card card) {
    eyes.sort_out(card, fictional.known, fictional.seen, fictional.unseen);
  };
  std::ranges::for_each(state.fictional, sort_out);
  if (!state.laid.empty()) sort_out(state.laid.front());
  if (state.laid.size() == 2) fictional.face_up = state.laid.back();
  std::ranges::sort(fictional.known);
  std::ranges::sort(fictional.seen);
  return fictional;
}

/// CM-5.3, CM-12.2: a choice shows to its own seat only, until all are revealed.
void add_featured(View& view, const State& state) {
  view.candidates = state.candidates;
  view.featured = state.featured;
  view.scoring = state.scoring;
  for (int s = 0; s < state.options.players; ++s) {
    if (view.viewer.is(Seat(s))) continue;
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      const auto row = static_cast<std::size_t>(state.row_of(Seat(s), own));
      if (state.candidates[row] != 0) view.featured[row] = kUndecided;
    }
  }
}

void add_decision(View& view, const State& state) {
  view.phase = state.phase;
  view.awaited = state.awaited;
  view.deciding = state.deciding;
  view.to_act = state.to_act;
  view.turn = state.turn;
  view.turns_left = state.turns_left;
  view.takes_due = state.takes_due;
  view.keeps_due = state.keeps_due;
  if (state.phase == Phase::Special) add_featured(view, state);
  if (!view.viewer.has_seat() || (state.phase != Phase::Month && state.phase != Phase::Vote))
    return;
  const Seat seat = view.viewer.seat();
  if (state.deciding.contains(seat) && !state.to_act.contains(seat)) {
    view.sealed = state.sealed[seat.index];
  }
}

constexpr CardSet all_cards() {
  CardSet all;
  for (int i = 0; i < kCards; ++i) all.insert(Card(i));
  return all;
}

/// CM-12.1. Before the first reshuffle every card is of a printed deck.
void add_public_cards(View& view, const State& state) {
  view.rows = state.rows;
  view.influence = state.influence;
  view.tracks = state.tracks;
  view.open = state.open;
  view.discard = state.discard;
  view.scored = state.scored;
  view.middle = state.middle;
  view.reshuffles = state.reshuffles;
  if (state.reshuffles == 0) {
    static constexpr CardSet kAll = all_cards();
    view.generation[0] = kAll;
    return;
  }
  for (int i = 0; i < kCards; ++i) {
    view.generation[state.trace(Card(i)).generation()].insert(Card(i));
  }
}

}  // namespace

View view(const State& state, Viewer viewer) {
  const Eyes eyes(state, viewer);
  View view;
  view.viewer = viewer;
  view.options = state.options;
  view.calendar = state.calendar;
  view.month = state.month;
  view.start = state.start;
  add_decision(view, state);
  add_public_cards(view, state);
  for (int seat = 0; seat < state.options.players; ++seat) {
    view.hands[static_cast<std::size_t>(seat)] = hand_view(state, Seat(seat), eyes);
  }
  view.draw = eyes.pile(state.draw);
  view.next = eyes.pile(state.next);
  for (std::size_t i = 0; i < state.later.size(); ++i) {
    view.later[i] = static_cast<std::uint8_t>(state.later[i].size());
  }
  view.looked = eyes.pile(state.looked);
  view.fictional = fictional_view(state, eyes);
  return view;
}

bool shows_totals(const View& view) {
  const GameLength length = view.options.length;
  if (view.options.totals == Totals::Shown || view.calendar.year > years(length)) return true;
  const bool is_season_played =
      view.phase == Phase::Draft || view.phase == Phase::Month || view.phase == Phase::Special;
  return is_last_or_later(view.calendar, length) && !is_season_played;
}

}  // namespace coverstory::cover_me
