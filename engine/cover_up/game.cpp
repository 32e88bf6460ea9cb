#include "engine/cover_up/game.h"

#include <algorithm>
#include <ranges>
#include <variant>

#include "engine/core/ensure.h"
#include "engine/cover_up/rounds.h"

namespace coverstory::cover_up {
namespace {

Outcome refused(Violation violation) {
  return std::unexpected(violation);
}

/// Asks the rules, clause by clause; an overload for each kind of action.
class Judge {
 public:
  Judge(const State& state, Seat seat) : state_(state), seat_(seat) {}

  Outcome operator()(const Arrange& action) const {
    if (Outcome building = during_building(); !building) return building;
    if (state_.flipped_by == seat_) return refused(Violation::TouchedAfterFlip);
    if (state_.done.contains(seat_)) return refused(Violation::TouchedAfterDone);
    if (!std::ranges::all_of(action.pile, is_on_lattice)) {
      return refused(Violation::OutsideTheLattice);
    }
    if (!is_made_of(action.pile, player().hand)) return refused(Violation::NotOwnCards);
    return {};
  }

  /// CU-4.1 and CU-4.3. Who is done may still flip: the cards are not touched by it.
  Outcome operator()(const Flip&) const {
    if (Outcome building = during_building(); !building) return building;
    if (state_.is_alone()) return refused(Violation::NoHourglassAlone);
    if (state_.flipped_by) return refused(Violation::AlreadyFlipped);
    if (state_.phase == Phase::Hourglass) return refused(Violation::RunsByItself);
    if (!player().pile.full()) return refused(Violation::NotAllFive);
    if (state_.options.referee == Referee::Live && !check(player().pile).is_valid()) {
      return refused(Violation::MistakeInPile);
    }
    return {};
  }

  Outcome operator()(const Done&) const {
    if (Outcome building = during_building(); !building) return building;
    if (state_.done.contains(seat_)) return refused(Violation::AlreadyDone);
    return {};
  }

  Outcome operator()(const Return& action) const {
    if (state_.phase == Phase::Ended) return refused(Violation::GameIsOver);
    if (state_.phase != Phase::Returning) return refused(Violation::NothingToReturn);
    if (!player().hand.contains(action.card)) return refused(Violation::NotInHand);
    if (color_of(action.card) != Color::Green) return refused(Violation::NotGreen);
    return {};
  }

 private:
  const Player& player() const { return state_.at(seat_); }

  Outcome during_building() const {
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
  Listener* listener;

  void operator()(const Arrange& action) const { state.at(seat).pile = action.pile; }
  void operator()(const Flip&) const { flip_hourglass(state, seat, now, listener); }
  void operator()(const Done&) const { declare_done(state, seat, listener); }
  void operator()(const Return& action) const {
    choose_to_return(state, seat, action.card, now, listener);
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

State begin(const Options& options, const Deck& piles, Milliseconds now, Listener* listener) {
  ENSURE(!validate(options));
  ENSURE(is_complete(piles));
  State state{.options = options};
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    state.draw_pile(color).append(piles.of(color) | std::views::reverse);
  }
  if (listener) listener->set_up(piles);
  deal(state);
  begin_round(state, 1, now, listener);
  return state;
}

void let_time_pass(State& state, Milliseconds now, Listener* listener) {
  // A caller that slept may be past several deadlines; each counts from the one before, not from
  // now.
  for (auto deadline = next_deadline(state); deadline && *deadline <= now;
       deadline = next_deadline(state)) {
    reach_deadline(state, *deadline, listener);
  }
}

Outcome do_if_allowed(State& state, Seat seat, const Action& action, Milliseconds now,
                      Listener* listener) {
  let_time_pass(state, now, listener);
  if (Outcome outcome = allowed(state, seat, action); !outcome) return outcome;
  std::visit(Doer{state, seat, now, listener}, action);
  return {};
}

}  // namespace

State new_game(const Options& options, const Deck& deck, const Seed& seed, Milliseconds now,
               Listener& listener) {
  return begin(options, shuffled(deck, seed), now, &listener);
}

State new_game(const Options& options, const Deck& deck, const Seed& seed, Milliseconds now) {
  return begin(options, shuffled(deck, seed), now, nullptr);
}

State new_game_from(const Options& options, const Deck& piles, Milliseconds now,
                    Listener& listener) {
  return begin(options, piles, now, &listener);
}

State new_game_from(const Options& options, const Deck& piles, Milliseconds now) {
  return begin(options, piles, now, nullptr);
}

Outcome allowed(const State& state, Seat seat, const Action& action) {
  if (seat.index >= state.options.players) return refused(Violation::NoSuchSeat);
  return std::visit(Judge(state, seat), action);
}

Outcome apply(State& state, Seat seat, const Action& action, Milliseconds now, Listener& listener) {
  return do_if_allowed(state, seat, action, now, &listener);
}

Outcome apply(State& state, Seat seat, const Action& action, Milliseconds now) {
  return do_if_allowed(state, seat, action, now, nullptr);
}

void tick(State& state, Milliseconds now, Listener& listener) {
  let_time_pass(state, now, &listener);
}

void tick(State& state, Milliseconds now) {
  let_time_pass(state, now, nullptr);
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
