// The whole truth of a game of Cover Me between two decisions. Trivially copyable and without heap,
// so that search and simulation clone it with a memory copy. Players, bots and spectators never get
// it: they get a View.
//
// In every pile of cards the back is the top.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/trace.h"
#include "engine/cover_me/trends.h"

namespace coverstory::cover_me {

inline constexpr int kMostRows = 5;
inline constexpr int kMostInHand = 12;
inline constexpr int kFictionalPile = 12;  // CM-8.1
inline constexpr int kMostLookedAt = 4;    // CM-9.6

using Hand = FixedVector<Card, kMostInHand>;
using Row = FixedVector<Card, kMonths>;  // by month
using DrawPile = FixedVector<Card, kCards>;
using OpenPile = FixedVector<Card, kCards / kHairs>;
using ColorDeck = FixedVector<Card, kCardsOfAColor>;

template <class T>
using BySeat = std::array<T, kMostPlayers>;

enum class Phase : std::uint8_t {
  Draft,    // CM-2.6
  Month,    // CM-4
  Special,  // CM-5
  Hands,    // CM-6.3
  NewYear,  // CM-7.5
  Vote,     // CM-10.3
  Over,
};

struct State {
  Rng rng;
  CardSet discard;                               // CM-2.10: its order means nothing
  BySeat<CardSet> scored{};                      // CM-6.2, CM-6.5, under the player's card
  std::array<CardSet, kFewestPlayers> middle{};  // CM-9.5, in the middle of the table

  Options options;
  Calendar calendar;
  Phase phase = Phase::Draft;
  Kind awaited = Kind::Take;  // which kind of decision is due
  std::uint8_t month = 0;     // 1 to 3 in Month and Special, otherwise 0
  Seat start;                 // who has the starting player marker
  /// Who decides now, and who of them has not yet done so. Simultaneous decisions are sealed until
  /// the last one is made; until then they can be changed.
  SeatSet deciding;
  SeatSet to_act;
  BySeat<Action> sealed{};  // Month, Vote
  // Special, by row: the models with the highest trend value, a bit for each month, where there is
  // something to choose between them (otherwise 0); the month of the featured one; and whether what
  // is featured scores (CM-6.2), a bit for each row.
  std::array<std::uint8_t, kMostRows> candidates{};
  std::array<std::uint8_t, kMostRows> featured{};
  std::uint8_t scoring = 0;

  DrawPile draw;                           // F
  std::array<OpenPile, kHairs> open{};     // G, by hair colour
  ColorDeck next;                          // H
  std::array<ColorDeck, 2> later{};        // black, white
  FixedVector<Card, kMostRows> influence;  // E
  std::array<Row, kMostRows> rows{};       // the fictional players' are 2 and 3 (CM-8.2)
  BySeat<Hand> hands{};
  FixedVector<Card, kFictionalPile> fictional;
  /// CM-8.2: this month's cards of the fictional players before the reveal: face down, face up.
  FixedVector<Card, 2> laid;
  FixedVector<Card, kMostLookedAt> looked;  // CM-6.3, in the order drawn
  Tracks tracks;

  // Draft, Hands, NewYear go round the table: whose turn, how many turns are left, and for each
  // seat what CM-6.3 still owes it: takes, and rows for which cards of H are looked at.
  Seat turn;
  std::uint8_t turns_left = 0;
  BySeat<std::uint8_t> takes_due{};
  BySeat<std::uint8_t> keeps_due{};

  std::array<Trace, kCards> traces{};  // CM-12, by card
  std::uint8_t reshuffles = 0;
  /// CM-11.2: the colours of which a seat has shown no card yet out of the unseen ones of its hand:
  /// its personal card of that colour is still there. A bit for each colour.
  BySeat<std::uint8_t> personal{};

  Trace& trace(Card card) { return traces[card.index]; }
  const Trace& trace(Card card) const { return traces[card.index]; }
  Hand& hand(Seat seat) { return hands[seat.index]; }
  const Hand& hand(Seat seat) const { return hands[seat.index]; }
  /// A seat's own row 0 or 1 (CM-9.1) as an index into `rows`.
  int row_of(Seat seat, int own_row) const {
    return seat.index * options.rows_of_a_player() + own_row;
  }
  bool is_over() const { return phase == Phase::Over; }
};

inline constexpr std::uint8_t kUndecided = 255;

/// CM-4.3.
inline Trends trends_now(const State& state) {
  return trends_of(state.tracks, state.calendar.season);
}

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

/// What a state is, in one number: the same natively and in the browser.
std::uint64_t hash_of(const State& state);

}  // namespace coverstory::cover_me
