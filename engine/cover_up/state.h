// The whole truth about a game of Cover Up, trivially copyable. Time is in milliseconds of a clock
// that the caller chooses; the state holds the instants that matter, never the present.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/options.h"
#include "engine/cover_up/pile.h"
#include "engine/cover_up/score.h"

namespace coverstory::cover_up {

using Milliseconds = std::int64_t;

inline constexpr int kRounds = 5;                 // CU-6.3
inline constexpr Milliseconds kCountInMs = 3000;  // CU-3.1

enum class Phase : std::uint8_t {
  CountIn,    // CU-3.1: the count of three
  Building,   // CU-3.1: nobody has flipped
  Hourglass,  // CU-4.2: the hourglass runs
  Returning,  // CU-6.1: the round is scored, green cards are chosen
  Ended,      // CU-6.4
};

enum class EndedBy : std::uint8_t { Hourglass, Done, Limit };

/// What is left of a colour; the top card is at the back.
using DrawPile = FixedVector<Card, kCardsOfAColor>;

/// By seat, for each seat in the game.
template <class T>
using BySeat = FixedVector<T, kMostSeats>;

struct Player {
  Hand hand;
  Pile pile;                      // as the player left it; its cards are in the hand too
  Score score;                    // of the round that ended last, while its piles still lie
  std::optional<Card> to_return;  // CU-6.1, sealed
  int total = 0;                  // CU-5.5

  friend bool operator==(const Player&, const Player&) = default;
};

struct State {
  Options options;
  std::array<DrawPile, kColors> draw_piles;
  std::array<Player, kMostSeats> players;
  int round = 0;
  Phase phase = Phase::CountIn;
  Milliseconds building_from = 0;    // the end of the count of three
  Milliseconds hourglass_until = 0;  // in phase Hourglass
  std::optional<Seat> flipped_by;    // in this round
  SeatSet done;                      // in this round, with the one who flipped
  std::optional<EndedBy> ended_by;   // the round that ended last, while its piles still lie

  Player& at(Seat seat) { return players[seat.index]; }
  const Player& at(Seat seat) const { return players[seat.index]; }
  DrawPile& draw_pile(Color color) { return draw_piles[static_cast<std::size_t>(color)]; }
  bool is_alone() const { return options.players == 1; }

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

/// What a state is, in one number: the same natively and in the browser.
std::uint64_t hash_of(const State& state);

/// The seats in the game, clockwise from 0.
BySeat<Seat> seats_of(const State& state);

/// CU-6.4: the seats with the fewest points, once the game has ended.
SeatSet winners_of(const State& state);

struct GameResult {
  BySeat<int> totals;
  SeatSet winners;

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// CU-6.4: the result of a game that has ended.
GameResult result_of(const State& state);

}  // namespace coverstory::cover_up
