#include "engine/cover_me/game.h"

#include "engine/cover_me/season.h"
#include "engine/cover_me/set_up.h"

namespace coverstory::cover_me {
namespace {

/// CM-5.3: the choice of a row is sealed; a seat is done when none of its rows is open.
void seal_feature(State& state, Seat seat, Action action) {
  const auto at = static_cast<std::size_t>(state.row_of(seat, action.row()));
  const Row& row = state.rows[at];
  const auto month = std::find(row.begin(), row.end(), action.model()) - row.begin();
  state.featured[at] = static_cast<std::uint8_t>(month);
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    if (state.featured[static_cast<std::size_t>(state.row_of(seat, own))] == kUndecided) return;
  }
  state.to_act.erase(seat);
}

/// CM-5.3: the sealed choices of a seat's rows are open again. Answers whether there were any.
bool unseal_features(State& state, Seat seat) {
  bool unsealed = false;
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    const auto row = static_cast<std::size_t>(state.row_of(seat, own));
    if (state.candidates[row] == 0 || state.featured[row] == kUndecided) continue;
    state.featured[row] = kUndecided;
    unsealed = true;
  }
  return unsealed;
}

/// The seat whose turn it is has decided; what follows may ask it, or another, again.
void turn_decided(State& state) {
  state.deciding = state.to_act = {};
}

template <class Sink>
void carry_out(State& state, Seat seat, Action action, Sink& sink) {
  switch (action.kind()) {
    case Kind::Play:
    case Kind::Vote:
      state.sealed[seat.index] = action;
      state.to_act.erase(seat);
      break;
    case Kind::Feature:
      seal_feature(state, seat, action);
      break;
    case Kind::Take:
      turn_decided(state);
      take_card(state, seat, action, sink);
      if (state.phase == Phase::Hands) --state.takes_due[seat.index];
      break;
    case Kind::Keep:
      turn_decided(state);
      keep_cards(state, seat, action, sink);
      break;
    case Kind::Swap:
      turn_decided(state);
      swap_card(state, seat, action, sink);
      break;
  }
  if (state.to_act.empty()) go_on(state, sink);
}

template <class Sink>
State begin(const Options& options, const Seed& seed, const SetUp& decks, Sink& sink) {
  State state;
  state.rng = Rng(seed, Rng::Stream::Play);
  state.options = options;
  state.calendar = first_season(options.length);
  lay_table(state, decks, sink);
  count_influence_row(state);
  begin_turns(state, Phase::Draft, options.players * taken_before_the_game(options));
  go_on(state, sink);
  return state;
}

template <class Sink>
State deal_and_begin(const Options& options, const Seed& seed, std::optional<Seat> start,
                     Sink& sink) {
  Rng rng(seed, Rng::Stream::SetUp);
  return begin(options, seed, shuffle_decks(options, rng, start), sink);
}

template <class Sink>
Outcome carry_out_if_legal(State& state, Seat seat, Action action, Sink& sink) {
  if (const auto violation = violation_of(state, seat, action)) return std::unexpected(*violation);
  carry_out(state, seat, action, sink);
  return {};
}

}  // namespace

State new_game(const Options& options, const Seed& seed, Listener& listener,
               std::optional<Seat> start) {
  return deal_and_begin(options, seed, start, listener);
}

State new_game(const Options& options, const Seed& seed, std::optional<Seat> start) {
  Silence silence;
  return deal_and_begin(options, seed, start, silence);
}

State new_game_from(const Options& options, const Seed& seed, const SetUp& decks,
                    Listener& listener) {
  return begin(options, seed, decks, listener);
}

State new_game_from(const Options& options, const Seed& seed, const SetUp& decks) {
  Silence silence;
  return begin(options, seed, decks, silence);
}

Outcome apply(State& state, Seat seat, Action action, Listener& listener) {
  return carry_out_if_legal(state, seat, action, listener);
}

Outcome apply(State& state, Seat seat, Action action) {
  Silence silence;
  return carry_out_if_legal(state, seat, action, silence);
}

Outcome withdraw(State& state, Seat seat) {
  if (state.is_over()) return std::unexpected(Violation::GameIsOver);
  if (!state.deciding.contains(seat)) return std::unexpected(Violation::NothingSealed);
  const bool sealed =
      state.phase == Phase::Special ? unseal_features(state, seat) : !state.to_act.contains(seat);
  if (!sealed) return std::unexpected(Violation::NothingSealed);
  state.to_act.insert(seat);
  return {};
}

void detail::carry_out_legal(State& state, Seat seat, Action action) {
  Silence silence;
  carry_out(state, seat, action, silence);
}

}  // namespace coverstory::cover_me
