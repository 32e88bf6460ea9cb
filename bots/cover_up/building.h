// A timeline as it grows: a player at work, whose hands need time for every card. Bots say what
// they want to lie next; the piles in between and the times follow.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/cover_up/additions.h"
#include "bots/cover_up/bot.h"
#include "engine/core/rng.h"

namespace coverstory::bots::cover_up {

// How well a player sees where cards would fit. People overlook places, and the less they are used
// to the game the fewer ways they turn a card: that is what sets the weaker levels apart.

/// How a player turns a card in search of a place.
enum class Turning : std::uint8_t {
  HalfTurns,  // upright or upside down, never flipped
  AllWays,
};

struct Eye {
  double notices = 1;  // the share of the fitting places that the player notices
  Turning turning = Turning::AllWays;
};

/// The place for the card on a valid pile that shows the fewest new symbols, of those the player
/// notices. Who notices none looks again and takes any that fits; nothing if none does.
std::optional<Placement> noticed_place(const Pile& pile, Card card, const Eye& eye, FastRng& rng);

/// A valid pile with one card moved, or laid from beside it, so that the round costs less; nothing
/// if the player notices no such move.
std::optional<Pile> noticed_move(const Hand& hand, const Pile& pile, const Eye& eye, FastRng& rng);

/// A time that is never quite the same, from `least` to below `most`.
struct Span {
  Milliseconds least = 0;
  Milliseconds most = 0;

  Milliseconds some(FastRng& rng) const {
    return least + static_cast<Milliseconds>(rng.unit() * static_cast<double>(most - least));
  }
};

struct Pace {
  Span place;  // to find a place for a card and lay it there
  Span move;   // to lay a card where the player wants it already
  Span lift;   // to take a card back
};

class Building {
 public:
  Building(const Hand& hand, const Pace& pace, FastRng& rng)
      : hand_(hand), pace_(pace), rng_(rng) {}

  /// Lays these cards one by one, each where the player notices a place. A card that fits nowhere
  /// waits for the next.
  void draft(std::span<const Card> cards, const Eye& eye);
  /// Moves one card to where it saves something, if the player notices such a move.
  void look_again(const Eye& eye);
  /// Rearranges card by card until all lie as wanted, seen from any side.
  void rearrange(const Pile& wanted);

  void wait(Milliseconds span) { now_ += span; }
  void wait_until(Milliseconds t) { now_ = std::max(now_, t); }

  Milliseconds now() const { return now_; }
  const Pile& pile() const { return pile_; }
  /// CU-5.2 and CU-5.3, if the round ended now.
  int cost() const;
  std::vector<Arranged> timeline() const { return timeline_; }

 private:
  void show(const Pile& pile, const Span& took);

  Hand hand_;
  Pace pace_;
  FastRng& rng_;
  Milliseconds now_ = 0;
  Pile pile_;
  std::vector<Arranged> timeline_;
};

}  // namespace coverstory::bots::cover_up
