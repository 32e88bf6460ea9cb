// What a viewer may see of a game, built field by field from nothing. While a round is played a
// player sees the own cards and pile, and of the others how many cards are placed (or their piles,
// where the table is set so), never the cards they hold. Who is done sees how the others go on
// building, as that can be of no more use. From the end of a round until the next begins all cards
// are open. The order of the draw piles is never shown.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/seat.h"
#include "engine/cover_up/state.h"

namespace coverstory::cover_up {

struct SeatView {
  int cards_placed = 0;
  int total = 0;
  bool is_done = false;      // CU-4.2; so is the one who flipped
  bool must_return = false;  // CU-6.1: has not chosen yet
  std::optional<Hand> hand;  // all five cards, placed or not
  std::optional<Pile> pile;
  std::optional<Score> score;  // CU-5, of the round that has just ended

  friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// What the viewer may do now and may know alone. Empty for who is not a player.
struct OwnView {
  bool may_arrange = false;
  bool may_flip = false;
  bool may_be_done = false;
  Hand returnable;                    // CU-6.1: the cards to choose from
  std::optional<Card> to_return;      // CU-6.1: the choice so far
  std::optional<Color> takes;         // CU-6.1: what comes for it, between two rounds
  std::optional<PileCheck> mistakes;  // CU-4.3, with a live referee, while building

  friend bool operator==(const OwnView&, const OwnView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Options options;
  int round = 0;
  Phase phase = Phase::CountIn;
  std::optional<Milliseconds> deadline;  // the end of the count, the limit, or of the hourglass
  std::optional<Seat> flipped_by;
  std::optional<EndedBy> ended_by;
  SeatSet winners;                        // CU-6.4, when the game has ended
  std::array<int, kColors> cards_left{};  // in the draw piles, by colour
  BySeat<SeatView> seats;
  OwnView own;

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

/// Whether the viewer sees how the cards of that seat lie.
bool may_see_pile(const State& state, Viewer viewer, Seat seat);

}  // namespace coverstory::cover_up
