// A game of Cover Me as those need it who learn: decisions by number, arrays, results. What
// ManyGames and the Python class have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "python/cover_me/actions.h"
#include "python/cover_me/observation.h"
#include "python/settings.h"

namespace coverstory::python::cover_me {

inline Refusal refusal_of(Violation violation) {
  return {clause_of(violation), sentence_of(violation)};
}

class Game {
 public:
  using Options = coverstory::cover_me::Options;
  using Decision = Action;
  using Opponent = std::unique_ptr<bots::cover_me::Bot>;
  using Shown = cover_me::Shown;
  using Memory = cover_me::Whereabouts;

  static constexpr std::string_view kName = "cover-me";

  /// The options must be valid. CM-2.5: the host may name the starting player.
  Game(const Options& options, const Seed& seed, std::optional<Seat> start = std::nullopt)
      : state(new_game(options, seed, start)), seed(seed) {}
  Game(const State& state, const Seed& seed) : state(state), seed(seed) {}

  static int action_count(const Options& options) { return cover_me::action_count(options); }
  static int observation_size(const Options&) { return kObservationSize; }

  int players() const { return state.options.players; }
  const Options& options() const { return state.options; }
  SeatSet to_act() const { return state.to_act; }
  bool is_over() const { return state.is_over(); }
  static Refusal not_to_act(const Game& game) {
    return refusal_of(game.is_over() ? Violation::GameIsOver : Violation::NotYourDecision);
  }

  /// What the number means for a seat that acts; or why it is refused.
  std::optional<Refusal> decide(Seat seat, std::int64_t number, Decision& to) const {
    // Three decisions in five are a cover for the month.
    if (state.awaited == Kind::Play && kCard <= number && number < kPlainActions &&
        !state.options.is_advanced()) [[likely]] {
      const Card card(static_cast<int>(number - kCard));
      if (!state.hand(seat).contains(card)) return refusal_of(Violation::CardNotInHand);
      to = Action::play(card);
      return std::nullopt;
    }
    const bool is_number = 0 <= number && number < kAllActions;
    const auto decision = decision_of(state, seat, is_number ? static_cast<int>(number) : -1);
    if (!decision) return refusal_of(decision.error());
    to = *decision;
    return std::nullopt;
  }
  void apply(Seat seat, const Decision& decision) { apply_legal(state, seat, decision); }

  Shown shown(Memory& whereabouts) const {
    whereabouts.follow(state);
    return Shown(state, whereabouts);
  }
  void observe(const Shown& shown, Seat seat, std::uint8_t* to) const {
    shown.observe(state, seat, to);
  }
  void make_offer(Seat seat, Offer& to) const { cover_me::make_offer(state, seat, to); }
  void set_legal(Seat seat, std::uint8_t* mask) const { cover_me::set_legal(state, seat, mask); }
  int random_action(Seat seat, FastRng& rng) const { return random_number(state, seat, rng); }

  /// Of a game that is over: 1 for who wins alone and equally less for the others, so that all add
  /// up to 0. A shared victory is divided.
  double result(Seat seat) const;
  /// The prestige of a seat, less the mean of the others'.
  double progress(Seat seat) const;

  /// A name of `bot_names`; what is not one is the caller's mistake.
  static Opponent opponent(const std::string& name, const Seed& seed, std::uint64_t iterations);
  void let_play(Seat seat, Opponent& opponent);

  /// CM-12.4: a game in which the seat would see the same.
  Game sampled(Seat seat, const Seed& with) const;

  /// All of the game, for keeping; the bytes of today can be read for ever.
  std::vector<std::uint8_t> bytes() const;
  /// Nothing where the bytes are none of a game.
  static std::optional<Game> from_bytes(std::span<const std::uint8_t> bytes);

  State state;
  Seed seed;  // of the random stream
};

}  // namespace coverstory::python::cover_me
