// A game of Cover Up as those need it who learn: moves by number on a clock that ticks, arrays,
// results. What ManyGames and the Python class have in common.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_up/game.h"
#include "python/cover_up/actions.h"
#include "python/cover_up/opponent.h"
#include "python/cover_up/second.h"
#include "python/offer.h"
#include "python/settings.h"

namespace coverstory::python::cover_up {

inline Refusal refusal_of(Violation violation) {
  return {clause_of(violation), sentence_of(violation)};
}

class Game {
 public:
  using Options = coverstory::cover_up::Options;
  using Decision = cover_up::Decision;
  using Opponent = cover_up::Opponent;

  struct Shown {};   // nothing is gathered for several seats
  struct Memory {};  // nor kept from one position to the next

  static constexpr std::string_view kName = "cover-up";

  Game(const Options& options, const Seed& seed);

  static int action_count(const Options&) { return kActions; }
  static int observation_size(const Options&);

  int players() const { return state.options.players; }
  const Options& options() const { return state.options; }
  SeatSet to_act() const { return second.due(); }
  bool is_over() const { return state.phase == Phase::Ended; }
  static Refusal not_to_act(const Game& game);

  std::optional<Refusal> decide(Seat seat, std::int64_t number, Decision& to) const;
  /// Sealed until all have decided; then the second passes.
  void apply(Seat seat, const Decision& decision);

  Shown shown(Memory&) const { return {}; }
  void observe(const Shown&, Seat seat, std::uint8_t* to) const;
  /// Of a seat that does not act; those who do have too many choices for a list.
  void make_offer(Seat seat, Offer& to) const {
    to.clear();
    if (!to_act().contains(seat)) to.add(kNoOp);
  }
  void set_legal(Seat seat, std::uint8_t* mask) const;
  int random_action(Seat seat, FastRng& rng) const;

  /// Of a game that is over, as that of Cover Me; who plays alone has the points, with a minus.
  double result(Seat seat) const;
  /// The points that a seat has saved so far, against leaving all cards beside the pile.
  double progress(Seat seat) const;

  static Opponent opponent(const std::string& name, const Seed& seed, std::uint64_t) {
    return {name, seed};
  }
  void let_play(Seat seat, Opponent& opponent) { apply(seat, opponent.choose(state, seat, now)); }

  /// A game in which the seat would see the same: cards that it does not see change places, and
  /// what others have sealed is drawn anew.
  Game sampled(Seat seat, const Seed& with) const;

  std::vector<std::uint8_t> bytes() const;
  static std::optional<Game> from_bytes(std::span<const std::uint8_t> bytes);

  State state;
  Milliseconds now = 0;
  Second second;

 private:
  void let_second_pass();

  std::array<int, kMostPlayers> saved_{};  // in the rounds that have ended

  friend struct GameFields;
};

/// How long until the hourglass or the limit ends what is going on.
Milliseconds time_left(const Game& game);
/// Which slots of the hand lie in the pile, from its bottom on.
FixedVector<int, kHandSize> slots_in_pile(const Player& player);

}  // namespace coverstory::python::cover_up
