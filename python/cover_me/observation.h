// Cover Me as arrays of bytes. An observation is what a seat may know (CM-12), from that seat's
// side of the table: seat 0 of an observation is the own one, 1 the next to the left. It is made
// from the state, for speed; a test deals what the seat does not know anew and demands the same
// bytes.
//
// docs/python.md has the layout for those who use it; the numbers stand here alone.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/view.h"

namespace coverstory::python::cover_me {

using namespace coverstory::cover_me;

/// Where a card is, in the lower five bits of its byte. In the upper three stands whose it is: 0
/// nobody's, 1 the observer's, 2 the next seat's to the left, and so on.
enum class Place : std::uint8_t {
  Unseen,
  Hand,
  ShownHand,  // in a hand, and all know it
  Row,
  SecondRow,  // CM-9.1
  Scored,
  Middle,  // CM-9.5
  OpenPile,
  TopOfOpenPile,
  Influence,
  Discard,
  DrawPile,       // face down, but this seat knows it
  NextPile,       // likewise
  Looked,         // CM-6.3
  FictionalPile,  // CM-8
  FictionalFaceUp,
  FictionalRow,
  OutOfTheGame,  // CM-11.2
  Later,         // in the whole state only: the decks of later years
};
inline constexpr int kWhoseBit = 5;

// A card in a list is its number and one more; 0 is none.
namespace layout {
inline constexpr int kCardsAt = 0;
inline constexpr int kHand = kCardsAt + kCards;          // sorted
inline constexpr int kLooked = kHand + kMostInHand;      // CM-6.3
inline constexpr int kSealed = kLooked + kMostLookedAt;  // the own covers; a vote is 1 or 2
inline constexpr int kTracks = kSealed + 2;              // CM-4.2: hair, length, pattern, clothes
inline constexpr int kTrends = kTracks + 15;             // CM-4.3: 1 for a trend of this season
inline constexpr int kPhase = kTrends + 15;              // one of seven
inline constexpr int kAwaited = kPhase + 7;              // one of six
inline constexpr int kSeason = kAwaited + 6;             // one of four
inline constexpr int kFigures = kSeason + 4;
inline constexpr int kFictionalRows = kFigures + 17;  // CM-8.2: by row and month
inline constexpr int kSeats = kFictionalRows + 2 * kMonths;

// Of each seat, the own one first.
enum SeatField : std::uint8_t {
  Present,
  Acts,
  Decides,
  Starts,
  HasTheTurn,
  HandSize,
  TakesDue,
  KeepsDue,
  Prestige,
  ScoredCards,
  MiddleCards,
  PersonalColors,
  FirstRow,
  SecondRow = FirstRow + kMonths,
  Candidates = SecondRow + kMonths,
  Featured = Candidates + 2,
  Scores = Featured + 2,
  SeatFields = Scores + 2,
};
inline constexpr int kSize = kSeats + kMostPlayers * SeatFields;
}  // namespace layout

inline constexpr int kObservationSize = layout::kSize;

/// Where a card is, for all of them; `whose` counts from seat 0 here.
using Places = std::array<std::uint8_t, kCards>;

/// Where all cards really are, kept while a game goes on: a step moves only a few of them. What a
/// card left is told by where it came to.
class Whereabouts {
 public:
  /// Brings it up to this position: of the same game and later, or of another after `forget`.
  void follow(const State& state);
  void forget() { is_known_ = false; }

  const Places& places() const { return places_; }
  /// Of what a seat has scored.
  std::uint8_t prestige(Seat seat) const { return prestige_[seat.index]; }
  std::uint8_t scored_cards(Seat seat) const { return scored_cards_[seat.index]; }

 private:
  void gather(const State& state);
  void follow_hands(const State& state);
  void follow_piles(const State& state);
  void follow_scored(const State& state);
  void put(Card card, Place place, int whose = 0);
  void put_all(const auto& cards, Place place, int whose = 0);
  void put_table(const State& state);
  void put_fictional(const State& state);

  Places places_{};
  BySeat<std::uint8_t> prestige_{};
  BySeat<std::uint8_t> scored_cards_{};
  // The rest as it was when it was followed last.
  bool is_known_ = false;
  std::uint64_t shuffled_ = 0;  // by how many blocks of random numbers
  std::uint16_t year_ = 0;
  std::array<std::uint8_t, kHairs> tops_{};  // of the open piles; as in a list, so 0 is none
  CardSet discard_;
  ColorDeck next_;
  BySeat<Hand> hands_{};
};

/// What is the same for the observations of all seats, gathered once for a position. Where every
/// card really is, is known to it: what a seat knows of that, its trace says (CM-12), and only that
/// passes into an observation.
class Shown {
 public:
  /// The whereabouts are those of this position, and are there as long as this is.
  Shown(const State& state, const Whereabouts& whereabouts);

  void observe(const State& state, Seat seat, std::uint8_t* to) const;

 private:
  using SeatBytes = std::array<std::uint8_t, layout::SeatFields>;

  void show_figures(const State& state);
  void show_seats(const State& state);
  void show_rows(const State& state, Seat seat, SeatBytes& fields) const;

  const Whereabouts& whereabouts_;
  std::array<std::uint8_t, layout::kSeats - layout::kHand> common_{};
  /// Once round the table and on, so that those who sit to the left of any seat follow it.
  std::array<SeatBytes, 2 * kMostPlayers> seats_{};
};

/// Of a single position.
void observe(const State& state, Seat seat, std::uint8_t* to);

/// An information state: all of the seat's view (CM-12), byte for byte. Equal arrays mean equal
/// views, and the other way round.
inline constexpr int kInformationSize = 1154;
std::array<std::uint8_t, kInformationSize> information_of(const View& view);

/// The whole truth: where every card is, seats counted from 0; its place in its pile, from the
/// bottom and 1; what is sealed, by seat; what seat 0 observes after its cards.
inline constexpr int kStateSize =
    2 * kCards + 2 * kMostPlayers + kMostRows + layout::kSize - layout::kHand;
std::array<std::uint8_t, kStateSize> state_of(const State& state);

}  // namespace coverstory::python::cover_me
