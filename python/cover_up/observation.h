// Cover Up as arrays of bytes: the own pile as planes, the own cards, and what all can see, from
// the own seat's side of the table. docs/python.md has the layout for those who use it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cover_up/view.h"
#include "python/cover_up/actions.h"
#include "python/cover_up/game.h"

namespace coverstory::python::cover_up {

namespace layout {
/// A plane for each symbol that shows, and one for squares that any card covers.
inline constexpr int kPlanes = kSymbols + 1;
inline constexpr int kPile = 0;
/// The own cards, whether they lie in the pile or not: a byte for each symbol of each square.
inline constexpr int kHand = kPile + kPlanes * kWindow * kWindow;
inline constexpr int kPlaced = kHand + kHandSize * kSquares * kSymbols;
inline constexpr int kPhase = kPlaced + kHandSize;  // one of five
inline constexpr int kFigures = kPhase + 5;
inline constexpr int kSeats = kFigures + 8;
// Of each seat, the own one first.
enum SeatField : std::uint8_t {
  Present,
  Acts,
  CardsPlaced,
  IsDone,
  HasFlipped,
  Total,
  LastRound,
  SeatFields
};
// Of each card of each seat, the own one first: the symbols of its squares, all 0 where the seat
// does not see the card; and how it lies, all 0 where it lies in no pile that the seat sees.
enum CardField : std::uint8_t {
  Squares,
  Layer = Squares + kSquares,  // in its pile, from the bottom and 1
  Orientation,
  Column,  // from the left of the lattice
  Row,     // from its top
  CardFields
};
inline constexpr int kTable = kSeats + kMostPlayers * SeatFields;
inline constexpr int kSealed =
    kTable + kMostPlayers * kHandSize * CardFields;  // the own move, low byte first
inline constexpr int kSize = kSealed + 2;
}  // namespace layout

void observe(const Game& game, Seat seat, std::uint8_t* to);

/// All of the seat's view and the clock.
std::vector<std::uint8_t> information_of(const View& view, Milliseconds now);
/// The whole truth: all hands, piles and draw piles, and the clock.
std::vector<std::uint8_t> state_of(const Game& game);

}  // namespace coverstory::python::cover_up
