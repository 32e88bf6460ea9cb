#include "python/cover_up/game.h"

#include <algorithm>

#include "engine/core/ensure.h"
#include "engine/cover_up/score.h"

namespace coverstory::python::cover_up {
namespace {

/// A game whose first round has begun.
State begun(const Options& options, const Seed& seed) {
  State state = new_game(options, standard_deck(), seed, 0);
  tick(state, state.building_from);
  return state;
}

}  // namespace

Game::Game(const Options& options, const Seed& seed)
    : state(begun(options, seed)), now(state.building_from), second(state) {}

Refusal Game::not_to_act(const Game& game) {
  if (game.is_over()) return refusal_of(Violation::GameIsOver);
  if (game.state.phase == Phase::Returning) return refusal_of(Violation::RoundIsOver);
  return refusal_of(Violation::AlreadyDone);
}

std::optional<Refusal> Game::decide(Seat seat, std::int64_t number, Decision& to) const {
  if (!to_act().contains(seat)) return not_to_act(*this);
  to = {};
  const Player& player = state.at(seat);
  const bool returns = kReturn <= number && number < kLay;
  if (state.phase == Phase::Returning) {
    if (!returns) return refusal_of(Violation::RoundIsOver);
    const Card card = player.hand[static_cast<std::size_t>(number - kReturn)];
    if (const auto outcome = allowed(state, seat, Return{card}); !outcome) {
      return refusal_of(outcome.error());
    }
    to.returned = card;
  } else if (returns) {
    return refusal_of(Violation::NothingToReturn);
  } else if (number == kTakeBack) {
    if (player.pile.empty()) return Refusal{"CU-3.2", "There is no card in this pile."};
    to.pile = player.pile;
    to.pile->pop_back();
  } else if (number == kFlip) {
    if (const auto outcome = allowed(state, seat, Flip{}); !outcome) {
      return refusal_of(outcome.error());
    }
    to.flips = true;
  } else if (kLay <= number && number < kActions) {
    const Laying laying = laying_of(static_cast<int>(number));
    if (slots_in_pile(player).contains(laying.slot)) {
      return Refusal{"CU-3.2", "That card lies in the pile already."};
    }
    if (player.pile.empty() && !is_in_the_middle(laying)) {
      return Refusal{"CU-3.2", "The first card of a pile lies in the middle here."};
    }
    const Placement placement =
        placement_of(laying, player.hand[static_cast<std::size_t>(laying.slot)]);
    switch (fit(player.pile, placement)) {
      case Fit::Conflicts:
        return Refusal{"CU-3.3", "Different symbols would lie on each other."};
      case Fit::IsLoose:
        return Refusal{"CU-3.4", "The card would not hang together with the pile."};
      case Fit::Fits:
        break;
    }
    to.pile = player.pile;
    to.pile->push_back(placement);
  } else if (number != kDone) {
    return Refusal{"CU-3.2", "That is no move of this game."};
  }
  to.number = static_cast<int>(number);
  return std::nullopt;
}

void Game::apply(Seat seat, const Decision& decision) {
  second.seal(seat, decision);
  if (second.due().empty()) let_second_pass();
}

void Game::let_second_pass() {
  const bool was_building = is_building(state);
  second.happen(state, now);
  if (is_building(state)) {
    now += kMoveMs;
    tick(state, now);
  }
  if (was_building && !is_building(state)) {
    for (const Seat seat : seats_of(state)) {
      const Player& player = state.at(seat);
      saved_[seat.index] += points_beside(player.hand) - player.score.points;
    }
  }
  if (state.phase == Phase::CountIn) {
    now = state.building_from;
    tick(state, now);
  }
  second = Second(state);
}

void Game::set_legal(Seat seat, std::uint8_t* mask) const {
  if (!to_act().contains(seat)) {
    mask[kNoOp] = 1;
    return;
  }
  const Player& player = state.at(seat);
  if (state.phase == Phase::Returning) {
    for (int slot = 0; slot < kHandSize; ++slot) {
      const Card card = player.hand[static_cast<std::size_t>(slot)];
      if (allowed(state, seat, Return{card})) mask[kReturn + slot] = 1;
    }
    return;
  }
  mask[kDone] = 1;
  if (!player.pile.empty()) mask[kTakeBack] = 1;
  if (allowed(state, seat, Flip{})) mask[kFlip] = 1;
  const auto used = slots_in_pile(player);
  for (int number = kLay; number < kActions; ++number) {
    const Laying laying = laying_of(number);
    if (used.contains(laying.slot)) {
      number += kOrientations * kPlaces - 1;  // all of this card
      continue;
    }
    if (player.pile.empty() && !is_in_the_middle(laying)) continue;
    const Card card = player.hand[static_cast<std::size_t>(laying.slot)];
    if (fit(player.pile, placement_of(laying, card)) == Fit::Fits) mask[number] = 1;
  }
}

int Game::random_action(Seat seat, FastRng& rng) const {
  std::array<std::uint8_t, kActions> mask{};
  set_legal(seat, mask.data());
  const auto count = static_cast<std::uint32_t>(std::ranges::count(mask, 1));
  auto left = rng.below(count);
  for (int number = 0; number < kActions; ++number) {
    if (mask[static_cast<std::size_t>(number)] != 0 && left-- == 0) return number;
  }
  ENSURE(false && "a mask is never empty");
  return kNoOp;
}

double Game::result(Seat seat) const {
  if (state.is_alone()) return -state.at(seat).total;
  const SeatSet winners = winners_of(state);
  const double share = winners.contains(seat) ? 1.0 / static_cast<double>(winners.size()) : 0.0;
  const auto players = static_cast<double>(state.options.players);
  return (players * share - 1) / (players - 1);
}

double Game::progress(Seat seat) const {
  const Player& player = state.at(seat);
  if (!is_building(state)) return saved_[seat.index];
  const Flipped flipped = state.flipped_by == seat ? Flipped::Yes : Flipped::No;
  const int now_costs = score_of(player.hand, player.pile, flipped).points;
  return saved_[seat.index] + points_beside(player.hand) - now_costs;
}

Milliseconds time_left(const Game& game) {
  const auto deadline = next_deadline(game.state);
  return deadline ? *deadline - game.now : 0;
}

FixedVector<int, kHandSize> slots_in_pile(const Player& player) {
  FixedVector<int, kHandSize> slots;
  for (const Placement& placed : player.pile) {
    for (int slot = 0; slot < kHandSize; ++slot) {
      // Two cards of a hand may be alike; they then stand for each other.
      if (player.hand[static_cast<std::size_t>(slot)] != placed.card || slots.contains(slot)) {
        continue;
      }
      slots.push_back(slot);
      break;
    }
  }
  return slots;
}

}  // namespace coverstory::python::cover_up
