// What a card is rated by when somebody decides (CM-5.1): the tracks and the season for which the
// decision is made. While hands are filled (CM-6.3) that is the coming season: its own third trait
// counts (CM-3.2), and of all that lies on the table only the influence row is still there
// (CM-6.4).
#pragma once

#include <span>

#include "engine/cover_me/view.h"

namespace coverstory::cover_me {

struct Fashion {
  Tracks tracks;
  Season season{};

  friend bool operator==(const Fashion&, const Fashion&) = default;

  Trends trends() const { return trends_of(tracks, season); }
};

/// What the next season will begin with.
Fashion coming_fashion(Season now, GameLength length, std::span<const Card> influence);

/// What the cards before a viewer are rated by now.
Fashion fashion_for_decision(const View& view);

/// CM-4.2: the fashion if these covers were shown too, and nobody else's.
Fashion with_covers(Fashion fashion, std::span<const Card> covers);

}  // namespace coverstory::cover_me
