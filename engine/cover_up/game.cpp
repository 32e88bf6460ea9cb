#include "engine/cover_up/game.h"

#include <algorithm>
#include <ranges>
#include <variant>

#include "engine/core/ensure.h"
#include "engine/cover_up/rounds.h"

namespace coverstory::cover_up {
namespace {

using Verdict = std::expected<void, Violation>;

Verdict refused(Violation violation) {
  return std::unexpected(violation);
}

/// Asks the rules, clause by clause; an overload for each kind of action.
class Judge {
 public:
  Judge(const State& state, Seat seat) : state_(state), seat_(seat) {}

  Verdict operator()(const Arrange& action) const {
    if (Verdict building = during_building(); !building) return building;
    if (state_.flipped_by == seat_) return refused(Violation::TouchedAfterFlip);
    if (state_.done.contains(seat_)) return refused(Violation::TouchedAfterDone);
    if (!std::ranges::all_of(action.pile, is_on_lattice)) {
      return refused(Violation::OutsideTheLattice);
    }
    if (!is_made_of(action.pile, player().hand)) return refused(Violation::NotOwnCards);
    return {};
  }

  /// CU-4.1 and CU-4.3. Who is done may still flip: the cards are not touched by it.
  Verdict operator()(const Flip&) const {
    if (Verdict building = during_building(); !building) return building;
    if (state_.is_alone()) return refused(Violation::NoHourglassAlone);
    if (state_.flipped_by) return refused(Violation::AlreadyFlipped);
    if (state_.phase == Phase::Hourglass) return refused(Violation::RunsByItself);
    if (!player().pile.full()) return refused(Violation::NotAllFive);
    if (state_.options.referee == Referee::Live && !check(player().pile).is_valid()) {
      return refused(Violation::MistakeInPile);
    }
    return {};
  }

  Verdict operator()(const Done&) const {
    if (Verdict building = during_building(); !building) return building;
    if (state_.done.contains(seat_)) return refused(Violation::AlreadyDone);
    return {};
  }

  Verdict operator()(const Return& action) const {
    if (state_.phase == Phase::Ended) return refused(Violation::GameIsOver);
    if (state_.phase != Phase::Returning) return refused(Violation::NothingToReturn);
    if (!player().hand.contains(action.card)) return refused(Violation::NotInHand);
    if (color_of(action.card) != Color::Green) return refused(Violation::NotGreen);
    return {};
  }

 private:
  const Player& player() const { return state_.at(seat_); }

  Verdict during_building() const {
    switch (state_.phase) {
      case Phase::CountIn:
        return refused(Violation::CountingIn);
      case Phase::Building:
      case Phase::Hourglass:
        return {};
      case Phase::Returning:
        return refused(Violation::RoundIsOver);
      case Phase::Ended:
        return refused(Violation::GameIsOver);
    }
    ENSURE(false && "a phase");
    return {};
  }

  const State& state_;
  Seat seat_;
};

/// Does what is allowed; an overload for each kind of action.
struct Doer {
  State& state;
  Seat seat;
  Milliseconds now;
  EventSink& sink;

  void operator()(const Arrange& action) const { state.at(seat).pile = action.pile; }
  void operator()(const Flip&) const { flip_hourglass(state, seat, now, sink); }
  void operator()(const Done&) const { declare_done(state, seat, sink); }
  void operator()(const Return& action) const {
    choose_to_return(state, seat, action.card, now, sink);
  }
};

/// CU-2.1: one card at a time from the top of the green pile, clockwise from seat 0.
void deal(State& state) {
  DrawPile& green = state.draw_pile(Color::Green);
  for (int card = 0; card < kHandSize; ++card) {
    for (int seat = 0; seat < state.options.players; ++seat) {
      state.at(Seat(seat)).hand.push_back(green.pop_back());
    }
  }
}

}  // namespace

State new_game(const Options& options, const Deck& deck, const Seed& seed, Milliseconds now,
               EventSink& sink) {
  return new_game_from_piles(options, shuffled(deck, seed), now, sink);
}

State new_game_from_piles(const Options& options, const Deck& piles, Milliseconds now,
                          EventSink& sink) {
  ENSURE(!validate(options));
  ENSURE(is_complete(piles));
  State state{.options = options};
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    state.draw_pile(color).append(piles.of(color) | std::views::reverse);
  }
  sink.set_up(piles);
  deal(state);
  begin_round(state, 1, now, sink);
  return state;
}

std::expected<void, Violation> allowed(const State& state, Seat seat, const Action& action) {
  if (seat.index >= state.options.players) return refused(Violation::NoSuchSeat);
  return std::visit(Judge(state, seat), action);
}

std::expected<void, Violation> apply(State& state, Seat seat, const Action& action,
                                     Milliseconds now, EventSink& sink) {
  tick(state, now, sink);
  if (Verdict verdict = allowed(state, seat, action); !verdict) return verdict;
  std::visit(Doer{state, seat, now, sink}, action);
  return {};
}

void tick(State& state, Milliseconds now, EventSink& sink) {
  // A caller that slept may be past several deadlines; each counts from the one before, not from
  // now.
  for (auto deadline = next_deadline(state); deadline && *deadline <= now;
       deadline = next_deadline(state)) {
    reach_deadline(state, *deadline, sink);
  }
}

std::optional<Milliseconds> next_deadline(const State& state) {
  switch (state.phase) {
    case Phase::CountIn:
      return state.building_from;
    case Phase::Building:
      return state.building_from + 1000 * Milliseconds{state.options.limit_s};
    case Phase::Hourglass:
      return state.hourglass_until;
    case Phase::Returning:
    case Phase::Ended:
      return std::nullopt;
  }
  ENSURE(false && "a phase");
  return std::nullopt;
}

}  // namespace coverstory::cover_up
