// What a card is worth in a hand: its prestige as far as it may still score, and how well it goes
// with the rest of the hand and with the fashion of the coming season.
#pragma once

#include "bots/cover_me/quick_tracks.h"
#include "bots/cover_me/stakes.h"
#include "engine/cover_me/state.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Hand;
using coverstory::cover_me::State;

class HandMerit {
 public:
  /// For decisions between seasons, and for those of the season special.
  explicit HandMerit(const State& state);

  /// In the company of these cards; the card itself does not count among them.
  int of(Card card, const Hand& company) const;
  /// About what an unseen card of the draw pile is worth there.
  int of_unseen(const Hand& company) const;

 private:
  const State& state_;
  int weight_;        // of prestige
  Shown active_;      // the traits of the coming season
  Shown in_fashion_;  // what its influence row shows most, as far as it is known
  int unseen_worth_;
};

}  // namespace coverstory::bots::cover_me
