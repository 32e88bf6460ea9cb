// The decisions of Cover Me as numbers, for programs that learn: a policy is a row of numbers, and
// a mask says which of them are legal. A card keeps its number in every game; pairs of cards
// (CM-9.3, CM-9.6), of which there would be too many, go by their places in the hand, sorted, or
// among the cards looked at. Only the advanced game has them.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/state.h"
#include "python/offer.h"

namespace coverstory::python::cover_me {

using namespace coverstory::cover_me;

inline constexpr int kNoOp = 0;       // of a seat that does not act
inline constexpr int kTakeOpen = 1;   // CM-2.7, by hair colour
inline constexpr int kTakeDraw = 4;   // CM-2.7
inline constexpr int kShareVote = 5;  // CM-10.3
inline constexpr int kExtraVote = 6;  // CM-10.3
inline constexpr int kNoSwap = 7;     // CM-7.5
inline constexpr int kFeature = 8;    // CM-5.3: three months of each of two rows
inline constexpr int kCard = 14;      // plays (CM-4.1), keeps (CM-6.3) or puts away (CM-7.5) it
inline constexpr int kPlainActions = kCard + kCards;
inline constexpr int kPlayPair = kPlainActions;  // CM-9.3: ordered pairs of places of the hand
inline constexpr int kKeepPair = kPlayPair + kMostInHand * (kMostInHand - 1);  // CM-9.6
inline constexpr int kAllActions = kKeepPair + kMostLookedAt * (kMostLookedAt - 1) / 2;

inline int action_count(const Options& options) {
  return options.is_advanced() ? kAllActions : kPlainActions;
}

/// What a number means for a seat that acts; or why it means nothing now.
std::expected<Action, Violation> decision_of(const State& state, Seat seat, int number);

/// The number of a legal decision.
int number_of(const State& state, Seat seat, Action action);

/// Sets a byte for each number that is legal; for a seat that does not act that of the no-op. All
/// others must be 0.
void set_legal(const State& state, Seat seat, std::uint8_t* mask);

/// The same as a list; none in the advanced game, whose pairs are too many for one.
void make_offer(const State& state, Seat seat, Offer& to);

/// One of them, each as likely as the others.
int random_number(const State& state, Seat seat, FastRng& rng);

/// For people: `play YQsb`.
std::string words_for(const State& state, Seat seat, int number);

}  // namespace coverstory::python::cover_me
