// CM-12: what one viewer knows, built field by field from nothing. Bots, browsers and spectators
// get views, never the state; `sample` can make a state from a view, and from nothing else.
//
// Lists whose order means nothing are sorted, so that equal knowledge gives equal views. In every
// pile the back is the top.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "engine/cover_me/trace.h"

namespace coverstory::cover_me {

/// A face-down card: the pool it came from, and the card itself where the viewer knows it.
struct FaceDown {
  Pool pool{};
  std::optional<Card> card;

  friend bool operator==(const FaceDown&, const FaceDown&) = default;
};

/// The cards of a hand or of the fictional pile that the viewer cannot tell, counted by pool.
using Unseen = std::array<std::uint8_t, kPools>;

struct HandView {
  std::uint8_t size = 0;
  Hand known;  // to everyone
  Hand seen;   // known to the viewer but not to everyone; for the own hand all the rest of it
  Unseen unseen{};
  std::uint8_t personal = 0;  // CM-11.2, as in State

  friend bool operator==(const HandView&, const HandView&) = default;
};

/// CM-8. The pile together with the card that lies face down: which of them that is nobody knows.
struct FictionalView {
  std::uint8_t size = 0;  // of the pile alone
  bool face_down = false;
  std::optional<Card> face_up;  // laid this month, not counted yet (CM-8.2)
  FixedVector<Card, kFictionalPile> known;
  FixedVector<Card, kFictionalPile> seen;
  Unseen unseen{};

  friend bool operator==(const FictionalView&, const FictionalView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Options options;
  Calendar calendar;
  Phase phase = Phase::Draft;
  Kind awaited = Kind::Take;
  std::uint8_t month = 0;
  Seat start;
  SeatSet deciding;
  SeatSet to_act;
  /// The viewer's own sealed decision, if there is one: Month, Vote.
  std::optional<Action> sealed;

  BySeat<HandView> hands{};
  std::array<Row, kMostRows> rows{};
  std::array<std::uint8_t, kMostRows> candidates{};  // Special, as in State
  /// Special: what is featured, by row; another seat's choice is undecided to the viewer.
  std::array<std::uint8_t, kMostRows> featured{};
  std::uint8_t scoring = 0;  // Special, as in State
  FixedVector<Card, kMostRows> influence;
  Tracks tracks;
  std::array<OpenPile, kHairs> open{};
  FixedVector<FaceDown, kCards> draw;
  FixedVector<FaceDown, kCardsOfAColor> next;
  std::array<std::uint8_t, 2> later{};  // how many cards
  CardSet discard;
  BySeat<CardSet> scored{};
  std::array<CardSet, kFewestPlayers> middle{};
  FixedVector<FaceDown, kMostLookedAt> looked;
  FictionalView fictional;

  Seat turn;
  std::uint8_t turns_left = 0;
  BySeat<std::uint8_t> takes_due{};
  BySeat<std::uint8_t> keeps_due{};

  std::uint8_t reshuffles = 0;
  /// Which cards were in the discard pile at a reshuffle, by the last of them (CM-12.4).
  std::array<CardSet, kGenerations> generation{};

  friend bool operator==(const View&, const View&) = default;

  const HandView& hand_of(Seat seat) const { return hands[seat.index]; }
};

View view(const State& state, Viewer viewer);

/// CM-6.5: whether what has scored so far is shown. The view knows it in any case: all have seen it
/// score, and who remembers may count. A table with hidden totals shows it when the last season has
/// been scored (CM-10.1): from the vote on, and in extra seasons.
bool shows_totals(const View& view);

/// CM-12.4: a state in which the viewer would see exactly this view. Unseen cards are dealt at
/// random within their pools, other seats' sealed decisions are drawn anew, and the random stream
/// is a fresh one. Searching bots think on samples and so can know no more than the view.
///
/// What other seats remember of cards in face-down piles is not carried over: in a sample a seat
/// knows its own hand and what all know.
State sample(const View& view, FastRng& rng);

}  // namespace coverstory::cover_me
