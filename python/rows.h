// The rows of many games: what is written of each into the caller's arrays, and what each can
// choose from. A game has a row for each of its agents.
#pragma once

#include <bit>
#include <cstring>
#include <optional>
#include <vector>

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "python/offer.h"
#include "python/place.h"
#include "python/seating.h"
#include "python/settings.h"

namespace coverstory::python {

/// Has the processor bring these bytes near, to be written.
inline void fetch_bytes(const void* from, std::size_t size) {
  constexpr std::size_t kLine = 64;
  const char* const first = static_cast<const char*>(from);
  for (std::size_t at = 0; at < size; at += kLine) __builtin_prefetch(first + at, 1);
  __builtin_prefetch(first + size - 1, 1);
}

/// Calls `visit` for each row that has its bit set. Who acts is hard to foresee: there is one
/// question for each row that does, and none for the others.
void for_each_row(unsigned rows, auto visit) {
  for (; rows != 0; rows &= rows - 1) visit(static_cast<std::size_t>(std::countr_zero(rows)));
}

template <class Game>
class Rows {
 public:
  Rows(const Setting<typename Game::Options>& setting, const Seating& seating)
      : observed_(setting.observed),
        rewards_(setting.rewards),
        seating_(seating),
        rows_(seating.rows()),
        actions_(static_cast<std::size_t>(Game::action_count(setting.options))),
        observation_(static_cast<std::size_t>(Game::observation_size(setting.options))),
        offers_(setting.games * rows_),
        has_choices_(setting.games) {}

  std::size_t of_a_game() const { return rows_; }
  std::size_t actions() const { return actions_; }
  std::size_t observation_size() const { return observation_; }

  void write_to(const Arrays& arrays) { arrays_ = arrays; }

  /// What the masks of this game hold is not known.
  void forget_masks(std::size_t i) {
    has_choices_[i] = static_cast<std::uint8_t>((1u << rows_) - 1);
  }

  /// Has the processor bring near what `write_choices` will write of a game.
  void fetch(std::size_t i, SeatSet due) const {
    const unsigned acting = seating_.rows_of(i, due);
    for_each_row(acting, [&](std::size_t row) {
      fetch_bytes(observation_at(arrays_.observations, i, row), observation_);
    });
    for_each_row(acting | has_choices_[i], [&](std::size_t row) {
      fetch_bytes(arrays_.masks + (i * rows_ + row) * actions_, actions_);
    });
  }

  /// Of a game that has just begun in its place.
  void write_beginning(std::size_t i) {
    write_nothing_gained(i);
    arrays_.terminated[i] = 0;
  }

  void write_nothing_gained(std::size_t i) {
    for (std::size_t row = 0; row < rows_; ++row) {
      arrays_.rewards[i * rows_ + row] = 0;
      arrays_.results[i * rows_ + row] = 0;
    }
  }

  /// What a step has brought: rewards and, where the game is over, its results.
  void write_gains(std::size_t i, Place<Game>& place) {
    const bool is_over = place.game->is_over();
    arrays_.terminated[i] = is_over;
    for (std::size_t row = 0; row < rows_; ++row) {
      const Seat seat = seating_.seat_of(i, row);
      const float result = is_over ? static_cast<float>(place.game->result(seat)) : 0.0f;
      arrays_.results[i * rows_ + row] = result;
      arrays_.rewards[i * rows_ + row] =
          rewards_ == Rewards::Final ? result : place.progress_since_last(row, seat);
    }
  }

  /// The last observations of a game, before another begins in its place.
  void write_end(std::size_t i, Place<Game>& place) {
    if (!arrays_.final_observations) return;
    const Game& game = *place.game;
    observe(i, game, game.shown(place.memory), place.agents, arrays_.final_observations);
  }

  /// Observations, masks, and who acts; of a position that is shown so.
  void write_choices(std::size_t i, const Place<Game>& place, const typename Game::Shown& shown) {
    const Game& game = *place.game;
    const SeatSet due = game.to_act();
    const bool all = observed_ == Observed::All || place.is_over;
    observe(i, game, shown, all ? place.agents : due, arrays_.observations);
    const unsigned acting = seating_.rows_of(i, due);
    for (std::size_t row = 0; row < rows_; ++row) {
      arrays_.acting[i * rows_ + row] = acting >> row & 1u;
    }
    // A row that did not act and does not act now has its mask already.
    for_each_row(acting | has_choices_[i], [&](std::size_t row) {
      write_mask(game, i * rows_ + row, seating_.seat_of(i, row));
    });
    has_choices_[i] = static_cast<std::uint8_t>(acting);
  }

  /// The first of a game's actions that is not legal; the no-op is the only one of who does not
  /// act.
  template <class Number>
  std::optional<RefusedAction> refused(std::size_t i, const Game& game,
                                       const Number* actions) const {
    for (std::size_t row = 0; row < rows_; ++row) {
      const auto number = static_cast<std::int64_t>(actions[row]);
      if (offers_[i * rows_ + row].contains(number)) continue;
      const Seat seat = seating_.seat_of(i, row);
      if (!game.to_act().contains(seat)) return RefusedAction{i, row, Game::not_to_act(game)};
      typename Game::Decision decision;
      if (const auto refusal = game.decide(seat, number, decision))
        return RefusedAction{i, row, *refusal};
    }
    return std::nullopt;
  }

  /// A legal action for each row of a game, each as likely as the others.
  template <class Number>
  void choose_at_random(std::size_t i, const Game& game, FastRng& rng, Number* actions) const {
    for (std::size_t row = 0; row < rows_; ++row) {
      const Offer& offer = offers_[i * rows_ + row];
      actions[row] = static_cast<Number>(
          offer.is_listed() ? offer[rng.below(static_cast<std::uint32_t>(offer.size()))]
                            : game.random_action(seating_.seat_of(i, row), rng));
    }
  }

 private:
  std::uint8_t* observation_at(std::uint8_t* from, std::size_t i, std::size_t row) const {
    return from + (i * rows_ + row) * observation_;
  }

  void observe(std::size_t i, const Game& game, const typename Game::Shown& shown, SeatSet seats,
               std::uint8_t* observations) {
    for_each_row(seating_.rows_of(i, seats), [&](std::size_t row) {
      game.observe(shown, seating_.seat_of(i, row), observation_at(observations, i, row));
    });
  }

  void write_mask(const Game& game, std::size_t at, Seat seat) {
    Offer& offer = offers_[at];
    game.make_offer(seat, offer);
    std::uint8_t* const mask = arrays_.masks + at * actions_;
    std::memset(mask, 0, actions_);
    if (!offer.is_listed()) return game.set_legal(seat, mask);
    for (const std::uint8_t number : offer.all()) mask[number] = 1;
  }

  Observed observed_;
  Rewards rewards_;
  Seating seating_;
  std::size_t rows_, actions_, observation_;  // of a game, of a row, of a row
  Arrays arrays_;
  std::vector<Offer> offers_;              // by row: what it can choose from
  std::vector<std::uint8_t> has_choices_;  // by game: the rows with more than the no-op, a bit each
};

}  // namespace coverstory::python
